import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isUserError, UserError, userErrors } from '../../../core/model/user-error.ts';

const messages = { 'no-file': '{name} is missing.', 'no-file.help': 'Make {name} first.', plain: 'No.' };
const fail = userErrors(messages);

describe('an error that a user can fix', () => {
  it('describes the problem, and the fix if there is one', () => {
    const cause = new Error('ENOENT');
    const error = fail('no-file', { name: 'a.html' }, cause);
    assert.deepEqual(
      [error.message, error.help, error.code, error.args, error.cause],
      ['a.html is missing.', 'Make a.html first.', 'no-file', { name: 'a.html' }, cause],
    );
    assert.equal(fail('plain').help, undefined);
  });

  it('is recognized by its brand, also from another copy of the module', () => {
    assert.ok(isUserError(new UserError(messages, 'plain')));
    assert.ok(isUserError({ [Symbol.for('site-elements.user-error')]: true }));
    for (const other of [new Error('x'), undefined, null, 'x', {}]) assert.ok(!isUserError(other));
  });
});
