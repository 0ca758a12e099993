import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { draftName, pendingKeyName, readDraft } from '../../../../core/model/form/draft.ts';
import { isSecretControl } from '../../../../core/model/form/secret-controls.ts';
import { jsonText } from '../../../../core/model/json-text.ts';

describe('a draft', () => {
  it('returns all texts by the names of their controls', () => {
    const drafts = fc.uniqueArray(fc.tuple(fc.string(), fc.array(fc.string())), { selector: ([name]) => name });
    fc.assert(fc.property(drafts, (draft) => assert.deepEqual([...readDraft(JSON.parse(jsonText(draft)))], draft)));
  });

  it('is parsed from any text without an exception', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (stored) => {
        for (const [name, texts] of readDraft(stored))
          for (const text of [name, ...texts]) assert.equal(typeof text, 'string');
      }),
    );
    assert.deepEqual([...readDraft([['name', ['Ada', 1]], ['other', 'x'], 'y'])], [['name', ['Ada']]]);
  });

  it('belongs to one form on one page, with a separate key', () => {
    const places = [
      ['/a', 0],
      ['/b', 0],
      ['/a', 1],
      ['/a', 2],
    ] as const;
    const names = places.flatMap(([path, index]) => [draftName('f', path, index), pendingKeyName('f', path, index)]);
    assert.equal(new Set(names).size, names.length);
    assert.equal(draftName('f', '/a', 0), draftName('f', '/a'));
  });
});

describe('a control is sensitive', () => {
  const plain = { type: 'text', name: 'a', autocomplete: '' };
  for (const more of [
    { type: 'password' },
    { type: 'hidden' },
    { type: 'file' },
    { name: 'g-recaptcha-response' },
    { name: 'h-captcha-response-0' },
    { name: 'cf-turnstile-response' },
    { name: 'altcha' },
    { autocomplete: 'billing cc-number' },
    { autocomplete: 'one-time-code' },
    { autocomplete: 'off' },
    { autocomplete: ' OFF' },
  ])
    it(JSON.stringify(more), () => assert.ok(isSecretControl({ ...plain, ...more })));

  it('an ordinary control is not', () =>
    assert.ok(!isSecretControl({ ...plain, autocomplete: 'shipping street-address' })));
});
