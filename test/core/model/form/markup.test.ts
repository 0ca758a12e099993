import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { collectValue } from '../../../../core/model/form/collect.ts';
import { field } from '../../../../core/model/form/definition.ts';
import { type FieldType, fieldTypes } from '../../../../core/model/form/field-types.ts';
import { listFields } from '../../../../core/model/form/list-fields.ts';
import type { ControlMarkup } from '../../../../core/model/form/markup.ts';
import { readPageIds, readSubmitCall } from '../../../../core/model/form/page-ids.ts';
import { parseItemClass } from '../../../../core/model/form/parse-item-class.ts';
import { validateField } from '../../../../core/model/form/validate.ts';
import { fieldValue, sentValue } from '../../../../core/model/form/values.ts';
import { control, form, item } from './markup-samples.ts';

describe('the class of an item', () => {
  for (const [className, type, required] of [
    ['form-item field email required', 'email', true],
    ['form-item fields name', 'name', false],
    ['form-item section underline', 'section', false],
    ['newsletter-form-field-wrapper form-item field email required', 'email', true],
    ['form-item field colour', 'colour', false],
    ['form-item field', '', false],
  ] as const)
    it(`"${className}" has ${type || 'no type'}`, () => {
      const read = parseItemClass(className);
      assert.deepEqual([read?.type, read?.required], [type, required]);
    });
  it('is ignored without form-item', () => assert.equal(parseItemClass('email required'), undefined));
});

it('the ids of a form are read from its submit call', () => {
  const code = "return (function (form) { submit({ formId: 'f1', collectionId: \"c1\", objectName: 'o1' }); })(this);";
  assert.deepEqual(readSubmitCall(code), { formId: 'f1', collectionId: 'c1', objectName: 'o1' });
  assert.deepEqual(readSubmitCall(''), { formId: '', collectionId: '', objectName: '' });
});

describe('the fields of a form', () => {
  it('are its items, by their ids', () => {
    const name = item('fields name required', {
      id: 'name-1',
      title: 'Name *',
      controls: [control({ part: 'First', required: true }), control({ part: 'Last' })],
    });
    const [found] = listFields(form({ items: [name] }));
    assert.deepEqual(
      [found?.field.id, found?.field.type, found?.field.title, found?.field.required, found?.field.parts],
      ['name-1', 'name', 'Name', true, ['First', 'Last']],
    );
  });

  it('have no options if a sub-field has options', () => {
    const half = control({ part: 'Ampm', type: 'select', options: ['AM', 'PM'] });
    const [found] = listFields(form({ items: [item('fields time', { controls: [control({ part: 'Hour' }), half] })] }));
    assert.deepEqual([found?.field.parts, found?.field.options], [['Hour', 'Ampm'], []]);
  });

  it('are an author’s own controls, by their names; radio buttons with the same name are one field', () => {
    const controls = [
      control({ name: 'mail', type: 'email', required: true }),
      control({ name: 'size', type: 'radio', value: 'S' }),
      control({ name: 'size', type: 'radio', value: 'L' }),
      control({ type: 'text' }),
      control({ name: 'from', type: 'hidden', value: 'page' }),
      control({ name: 'more', type: 'textarea', maxLength: '20' }),
    ];
    const fields = listFields(form({ controls })).map((one) => one.field);
    assert.deepEqual(
      fields.map(({ id, type }) => [id, type]),
      [
        ['mail', 'email'],
        ['size', 'radio'],
        ['from', 'hidden'],
        ['more', 'textarea'],
      ],
    );
    assert.deepEqual(fields[1]?.options, ['S', 'L']);
    assert.deepEqual([fields[2]?.key, fields[2]?.value], ['from', 'page']);
    assert.equal(fields[3]?.maxLength, 20);
  });
});

describe('an item of a site builder', () => {
  const fieldsOf = (className: string, ...controls: readonly Partial<ControlMarkup<string>>[]) =>
    listFields(form({ items: [item(className, { controls: controls.map(control) })] })).map(
      ({ field: { id, type }, controls: { length } }) => [id, type, length],
    );
  const box = (name: string, more = {}) => ({ name, type: 'checkbox', value: name, ...more });

  it('with an additional control becomes two fields, so that no input is lost', () => {
    assert.deepEqual(fieldsOf('field email', { name: 'mail', type: 'email' }, box('optin')), [
      ['i', 'email', 1],
      ['optin', 'checkbox', 1],
    ]);
    for (const className of ['', 'field colour', 'field text'])
      assert.deepEqual(fieldsOf(className, { name: 'first' }, { name: 'last' }, {}), [
        ['i', 'text', 1],
        ['last', 'text', 1],
        ['i-2', 'text', 1],
      ]);
    const other = { name: 'other' };
    assert.deepEqual(fieldsOf('field radio', other, { name: 'a', type: 'radio' }, { name: 'a', type: 'radio' }), [
      ['i', 'radio', 2],
      ['other', 'text', 1],
    ]);
    assert.deepEqual(fieldsOf('section', { name: 'note' }), [
      ['i', 'section', 0],
      ['note', 'text', 1],
    ]);
  });

  it('with several choices has them all as its value', () => {
    assert.deepEqual(fieldsOf('field select', { type: 'select-multiple' }), [['i', 'checkbox', 1]]);
    assert.deepEqual(fieldsOf('', box('a'), box('a')), [['i', 'checkbox', 2]]);
    assert.deepEqual(fieldsOf('field checkbox', box('a'), box('b'), {}), [['i', 'checkbox', 3]]);
  });

  it('never sends a captcha’s answer or an id of the page', () => {
    const others = [
      { name: 'altcha', type: 'hidden' },
      { name: 'formId', type: 'hidden' },
    ];
    assert.deepEqual(fieldsOf('field text', ...others, { name: 'a' }), [['i', 'text', 1]]);
    assert.deepEqual(fieldsOf('field text', ...others), []);
  });

  for (const [className, type] of [
    ['field phone', 'tel'],
    ['field date', 'date'],
    ['field time', 'time'],
    ['fields name', 'text'],
    ['fields address', 'text'],
  ] as const)
    it(`"${className}" with a single control is one text, and can be sent`, () => {
      const [found] = listFields(form({ items: [item(`${className} required`, { controls: [control({ type })] })] }));
      assert.ok(found);
      const typed = collectValue(found.field, [{ type, name: '', part: '', value: 'as typed', isChecked: false }]);
      assert.equal(validateField(found.field, typed), undefined);
      assert.equal(sentValue(found.field, { i: typed }, new URLSearchParams()), 'as typed');
    });

  it('may have fewer controls than its type has sub-fields', () => {
    const [found] = listFields(form({ items: [item('fields address required', { controls: [{}, {}].map(control) })] }));
    assert.deepEqual(found?.field.parts, ['Line1', 'Line2']);
    const [named] = listFields(form({ items: [item('fields name', { controls: [control({ part: 'First' })] })] }));
    assert.deepEqual([named?.field.type, named?.field.parts], ['name', ['First']]);
  });

  it('loses no control that can be sent, whatever its markup', () => {
    const one = fc.record({
      type: fc.constantFrom('text', 'email', 'radio', 'checkbox', 'select', 'select-multiple', 'textarea', 'hidden'),
      name: fc.constantFrom('', 'a', 'b'),
      part: fc.constantFrom('', '', 'First', 'Q?'),
    });
    fc.assert(
      fc.property(fc.constantFrom('', 'colour', ...Object.keys(fieldTypes)), fc.array(one), (type, given) => {
        const controls = given.map(control);
        const found = listFields(form({ items: [item(`field ${type}`, { controls })] }));
        const listed = found.flatMap((field) => field.controls);
        assert.equal(listed.length, controls.length);
        assert.deepEqual(new Set(listed), new Set(controls));
        const ids = found.map(({ field }) => field).filter((field) => field.type !== 'hidden');
        assert.equal(new Set(ids.map(({ id }) => id)).size, ids.length);
      }),
    );
  });
});

it('ids in hidden inputs are not fields, and can be read', () => {
  const controls = [
    control({ name: 'formId', type: 'hidden', value: 'f1' }),
    control({ name: 'objectName', type: 'hidden', value: 'o1' }),
    control({ name: 'collectionId', value: 'typed' }),
  ];
  assert.deepEqual(readPageIds(controls), { formId: 'f1', collectionId: '', objectName: 'o1' });
  assert.deepEqual(
    listFields(form({ controls })).map((one) => one.field.id),
    ['collectionId'],
  );
});

describe('an author’s control', () => {
  const fieldOf = (given: Partial<ControlMarkup<string>>) => listFields(form({ controls: [control(given)] }))[0]?.field;
  it('with a captcha’s answer is not a field, and with a file is one', () => {
    assert.equal(fieldOf({ name: 'g-recaptcha-response', type: 'textarea' }), undefined);
    assert.equal(fieldOf({ name: 'cv', type: 'file' })?.type, 'file');
  });
  it('with several options has a list as its value', () => {
    const several = fieldOf({ name: 'tags', type: 'select-multiple', options: ['A', 'B'] });
    assert.deepEqual([several?.type, several?.options], ['checkbox', ['A', 'B']]);
  });
});

describe('the value of controls', () => {
  const reading = (value: string, given = {}) => ({
    type: 'text',
    name: 'n',
    part: '',
    value,
    isChecked: false,
    ...given,
  });
  const of = (type: FieldType) => field({ id: 'f', type });

  it('is the list of checked options', () => {
    const options = [reading('A', { type: 'checkbox', isChecked: true }), reading('B', { type: 'checkbox' })];
    assert.deepEqual(collectValue(of('checkbox'), options), ['A']);
    assert.equal(collectValue(of('radio'), [reading('A', { type: 'radio' })]), '');
  });
  it('has sub-fields by their names, or in order if they have none', () => {
    const phone = of('phone');
    const named = collectValue(phone, [reading('010', { part: 'Prefix' }), reading('555', { part: 'Areacode' })]);
    assert.deepEqual(sentValue(phone, { f: named }, new URLSearchParams()), ['', '555', '010', '']);
    const unnamed = collectValue(phone, [reading('555'), reading('010'), reading('0000')]);
    assert.deepEqual(sentValue(phone, { f: unnamed }, new URLSearchParams()), ['', '555', '010', '0000']);
  });
  it('is the checked answer of each likert question', () => {
    const answers = [
      reading('2', { type: 'radio', part: 'Good?', isChecked: true }),
      reading('1', { type: 'radio', part: 'Good?' }),
      reading('1', { type: 'radio', part: 'Cheap?' }),
    ];
    assert.deepEqual(collectValue(of('likert'), answers), { 'Good?': '2' });
    const unnamed = [reading('0', { type: 'radio', name: 'q1', isChecked: true })];
    assert.deepEqual(collectValue(of('likert'), unnamed), { q1: '0' });
  });
  it('always has a shape that can be sent', () => {
    const readings = fc.array(
      fc.record({
        type: fc.constantFrom('text', 'radio', 'checkbox', 'select'),
        name: fc.string(),
        part: fc.constantFrom('', 'First', '__proto__'),
        value: fc.string(),
        isChecked: fc.boolean(),
      }),
    );
    // The keys of the table.
    const types = Object.keys(fieldTypes) as FieldType[];
    fc.assert(
      fc.property(fc.constantFrom(...types), readings, (type, reading) => {
        const value = collectValue(of(type), reading);
        assert.doesNotThrow(() => JSON.stringify(fieldValue(of(type), { f: value })));
      }),
    );
  });
});
