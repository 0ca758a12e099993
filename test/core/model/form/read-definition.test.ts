import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { fieldTypes, isFieldType } from '../../../../core/model/form/field-types.ts';
import { readDefinition } from '../../../../core/model/form/read-definition.ts';

const fieldsOf = (json: unknown) => readDefinition(json).definition?.fields ?? [];
const codesOf = (json: unknown): readonly string[] => readDefinition(json).problems.map(({ code }) => code);
const name = { type: 'name', id: 'n', title: 'Your name' };

describe('a form definition', () => {
  it('supports the 19 types of the specification, and files', () => {
    const types = Object.keys(fieldTypes);
    assert.equal(types.length, 20);
    const fields = fieldsOf(types.map((type) => ({ type, id: type, options: ['a'], key: 'k' })));
    assert.deepEqual(
      fields.map(({ type }) => type),
      types,
    );
  });

  it('is read in the format of site builders, next to a form or instead of one', () => {
    const { definition, problems } = readDefinition({
      formId: 'f1',
      collectionId: 'c1',
      objectName: 'page-section-1',
      formName: 'Contact',
      formSubmitButtonText: 'Send',
      formSubmissionMessage: { html: '<p>Thanks</p>', raw: false },
      successRedirect: '/thanks',
      captchaEnabled: false,
      formFields: [
        { type: 'name', id: 'name-1', title: 'Name', required: true, name: true },
        { type: 'textarea', id: 'textarea-2', title: 'Message', required: false, textarea: true, maxLength: '' },
      ],
    });
    assert.deepEqual(problems, []);
    assert.equal(definition?.formId, 'f1');
    assert.equal(definition?.objectName, 'page-section-1');
    assert.equal(definition?.submitText, 'Send');
    assert.equal(definition?.submissionText, '<p>Thanks</p>');
    assert.equal(definition?.redirect, '/thanks');
    assert.deepEqual(
      definition?.fields.map(({ id, type, required, maxLength, key }) => [id, type, required, maxLength, key]),
      [
        ['name-1', 'name', true, undefined, ''],
        ['textarea-2', 'textarea', false, undefined, ''],
      ],
    );
  });

  for (const [place, json] of Object.entries({
    'a list': [name],
    'the text of a list': JSON.stringify([name]),
    'an object with fields': { fields: [name] },
    'an object whose fields are a string': { fields: JSON.stringify([name]) },
    'an object inside': { id: 1, form: { formFields: [name] } },
  }))
    it(`is found in ${place}`, () => assert.equal(fieldsOf(json)[0]?.title, 'Your name'));

  it('accepts text and numbers as flags, numbers as names, and "undefined" as unset', () => {
    const [field] = fieldsOf([
      { type: 'TextArea', id: 7, title: 'undefined', required: 'true', maxLength: '200', underline: 1 },
    ]);
    assert.equal(field?.type, 'textarea');
    assert.equal(field?.id, '7');
    assert.equal(field?.title, '');
    assert.equal(field?.required, true);
    assert.equal(field?.maxLength, 200);
    assert.equal(field?.underline, true);
    assert.equal(fieldsOf([{ ...name, required: 'false' }])[0]?.required, false);
  });

  it('reads options as strings and as objects, without duplicates', () => {
    const options = ['A', { value: 'B' }, { label: 'C', value: 'c' }, 4, 'A', '', null, 'undefined'];
    assert.deepEqual(fieldsOf([{ type: 'radio', id: 'r', options }])[0]?.options, ['A', 'B', 'C', '4']);
  });
});

describe('a mistake in a definition is reported, and the form still works', () => {
  const cases: Readonly<Record<string, readonly [json: unknown, code: string, path: readonly (string | number)[]]>> = {
    'invalid JSON': ['{"fields":', 'form-json-invalid-json', []],
    'no fields': [{ formName: 'x' }, 'form-json-empty', []],
    'a field that is a string': [['email'], 'form-field-unreadable', [0]],
    'an unknown type': [{ fields: [{ type: 'mail', id: 'a' }] }, 'form-type-unknown', ['fields', 0, 'type']],
    'no type': [[{ id: 'a' }], 'form-type-unknown', [0]],
    'a missing id': [[{ type: 'text' }], 'form-field-id-missing', [0]],
    'a duplicate id': [[name, name], 'form-field-id-duplicate', [1, 'id']],
    'an invalid maximum length': [
      [{ type: 'textarea', id: 'a', maxLength: '-3' }],
      'form-max-length',
      [0, 'maxLength'],
    ],
    'a choice without options': [[{ type: 'select', id: 'a', options: [] }], 'form-options-missing', [0]],
    'likert without questions': [[{ type: 'likert', id: 'a' }], 'form-likert-empty', [0]],
    'a hidden field without name': [[{ type: 'hidden', id: 'a', value: 'x' }], 'form-hidden-name-missing', [0]],
    'a redirect that runs script': [
      { fields: [], successRedirect: 'java\tscript:attack()' },
      'form-redirect-unsafe',
      ['successRedirect'],
    ],
  };
  for (const [mistake, [json, code, path]] of Object.entries(cases))
    it(mistake, () => {
      const { problems } = readDefinition(json);
      assert.deepEqual(
        problems.map((problem) => [problem.code, problem.path]),
        [[code, path]],
      );
    });

  it('a field of an unknown type is a text field', () =>
    assert.equal(fieldsOf([{ type: 'mail', id: 'a' }])[0]?.type, 'text'));

  it('a section needs no id', () => assert.deepEqual(codesOf([{ type: 'section' }]), []));

  it('an unsafe redirect is removed', () => {
    const { definition } = readDefinition({ fields: [], successRedirect: 'data:text/html,x' });
    assert.equal(definition?.redirect, '');
  });

  it('fields have unique ids and a known type for any JSON', () => {
    const keys = fc.constantFrom(
      'type',
      'id',
      'options',
      'maxLength',
      'required',
      'formFields',
      'fields',
      'form',
      'key',
    );
    const json = fc.letrec((tie) => ({
      value: fc.oneof(
        { depthSize: 'small' },
        fc.constantFrom(...Object.keys(fieldTypes), 'undefined', '', '1', '__proto__', 'constructor'),
        fc.jsonValue(),
        fc.array(tie('value')),
        fc.dictionary(keys, tie('value')),
      ),
    })).value;
    fc.assert(
      fc.property(json, (value) => {
        const fields = fieldsOf(value);
        assert.equal(new Set(fields.map(({ id }) => id)).size, fields.length);
        for (const { id, type, maxLength = 1 } of fields) {
          assert.notEqual(id, '');
          assert.ok(isFieldType(type));
          assert.ok(maxLength > 0);
        }
      }),
    );
  });
});
