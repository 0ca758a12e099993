import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { parseUsername } from '../../../../elements/follow/model/username.ts';

describe('the name of an account', () => {
  it('is read with or without @ and spaces around it', () => {
    const name = fc.stringMatching(/^[A-Za-z0-9_]{1,20}$/);
    fc.assert(
      fc.property(name, fc.constantFrom('', '@'), fc.constantFrom('', ' ', '\n'), (account, sign, space) => {
        assert.equal(parseUsername(`${space}${sign}${account}${space}`), account);
      }),
    );
  });

  it('contains nothing that changes the meaning of a URL', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const account = parseUsername(text);
        assert.ok(account === undefined || encodeURIComponent(account) === account);
      }),
    );
  });

  it('is not a URL, a name with spaces, or longer than 20 characters', () => {
    for (const text of ['', '@', 'https://x.com/halden', 'halden prints', 'halden-prints', 'a'.repeat(21)])
      assert.equal(parseUsername(text), undefined, text);
  });
});
