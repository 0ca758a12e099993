import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { field } from '../../../../core/model/form/definition.ts';
import { draftName, memoryName, readDraft, writeDraft } from '../../../../core/model/form/draft.ts';
import { type FieldType, fieldTypes } from '../../../../core/model/form/field-types.ts';
import { isSecretControl } from '../../../../core/model/form/secret.ts';
import { type FieldValue, fieldValue, isEmpty } from '../../../../core/model/form/values.ts';

const types = Object.keys(fieldTypes) as FieldType[];
const fields = types.map((type) => field({ id: type, type }));
const anything: fc.Arbitrary<FieldValue> = fc.oneof(
  fc.string(),
  fc.array(fc.string()),
  fc.dictionary(fc.constantFrom('First', 'Zip', 'Hour', 'Line', 'Q?', '__proto__'), fc.string()),
);
const values = fc.dictionary(fc.constantFrom(...types), anything);

describe('a draft', () => {
  it('gives back all that was typed, but for secrets', () => {
    fc.assert(
      fc.property(values, (typed) => {
        const read = readDraft(fields, writeDraft(fields, typed) ?? '');
        for (const one of fields) {
          const value = fieldValue(one, typed);
          const isKept = !['password', 'hidden', 'section'].includes(one.type) && !isEmpty(one, value);
          assert.deepEqual(Object.hasOwn(read, one.id) ? read[one.id] : undefined, isKept ? value : undefined, one.id);
        }
      }),
    );
  });

  it('never holds passwords, hidden fields or what an author’s control keeps secret', () => {
    const secret = field({ id: 'card', type: 'text', isSecret: true });
    const draft = writeDraft([...fields, secret], {
      text: 'public',
      password: 'hush',
      hidden: 'hush',
      card: 'hush',
      'g-recaptcha-response': 'hush',
    });
    assert.ok(draft?.includes('public'));
    assert.ok(!draft?.includes('hush'));
  });

  it('is none where nothing was typed', () =>
    assert.equal(writeDraft(fields, { text: ' ', time: { Ampm: 'PM' } }), undefined));

  it('does not bring back what was written into the storage by hand', () => {
    assert.deepEqual(readDraft(fields, '{"values":{"password":"x","hidden":"y","other":"z"}}'), {});
  });

  it('of any text is read without harm', () => {
    const texts = fc.oneof(
      fc.string(),
      fc.json(),
      fc.jsonValue().map((value) => JSON.stringify({ values: value })),
    );
    fc.assert(fc.property(texts, (text) => assert.equal(typeof readDraft(fields, text), 'object')));
  });

  it('belongs to one form on one page, and has a key of its own', () => {
    const places = [
      ['/a', 0],
      ['/b', 0],
      ['/a', 1],
      ['/a', 2],
    ] as const;
    const names = places.flatMap(([path, index]) => [draftName('f', path, index), memoryName('f', path, index)]);
    assert.equal(new Set(names).size, names.length);
    assert.equal(draftName('f', '/a', 0), draftName('f', '/a'));
  });
});

describe('a control is secret', () => {
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
  ])
    it(JSON.stringify(more), () => assert.ok(isSecretControl({ ...plain, ...more })));

  it('but not an ordinary one', () =>
    assert.ok(!isSecretControl({ ...plain, autocomplete: 'shipping street-address' })));
});
