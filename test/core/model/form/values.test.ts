import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { type FieldDefinition, field } from '../../../../core/model/form/definition.ts';
import { type FieldType, fieldTypes, kindOf, subfieldsOf } from '../../../../core/model/form/field-types.ts';
import { likertAnswers, summaryOf, summaryText } from '../../../../core/model/form/summary.ts';
import { type FieldValue, isEmpty, normalizeValue, sentValue, sentValues } from '../../../../core/model/form/values.ts';

const types = Object.keys(fieldTypes) as FieldType[];
const no = new URLSearchParams();
const of = (type: FieldType, more: Partial<FieldDefinition> = {}): FieldDefinition => field({ id: 'f', type, ...more });
const sent = (definition: FieldDefinition, value: FieldValue, query = no) => sentValue(definition, { f: value }, query);

describe('the sub-fields of a field', () => {
  const names: Partial<Record<FieldType, readonly string[]>> = {
    name: ['First', 'Last'],
    phone: ['Country', 'Areacode', 'Prefix', 'Line'],
    address: ['Line1', 'Line2', 'City', 'State', 'Zip', 'Country'],
    date: ['Month', 'Day', 'Year'],
    time: ['Hour', 'Minute', 'Second', 'Ampm'],
  };

  it('have the names of the specification (docs/spec.md#runtime-3)', () => {
    for (const type of types)
      assert.deepEqual(
        subfieldsOf(type).map(({ name }) => name),
        names[type] ?? [],
        type,
      );
  });
});

describe('the sent value of a field', () => {
  it('is one text', () => assert.equal(sent(of('textarea'), ' as typed\n'), ' as typed\n'));
  it('has no surrounding spaces if they have no meaning', () =>
    assert.equal(sent(of('email'), ' a@example.com '), 'a@example.com'));
  it('is a list of the chosen options', () => assert.deepEqual(sent(of('checkbox'), ['A', 'B']), ['A', 'B']));
  it('is a map from question to answer for likert', () =>
    assert.deepEqual(sent(of('likert'), { 'Good?': '2' }), { 'Good?': '2' }));
  it('is a list of the sub-fields of a name, in order', () =>
    assert.deepEqual(sent(of('name'), { Last: 'Lovelace', First: 'Ada' }), ['Ada', 'Lovelace']));
  it('keeps empty sub-fields in their position', () =>
    assert.deepEqual(sent(of('address'), { City: 'Paris' }), ['', '', 'Paris', '', '', '']));

  it('has four parts for a phone, the first one empty if the form has three', () => {
    const parts = { Areacode: '555', Prefix: '010', Line: '0000' };
    assert.deepEqual(sent(of('phone'), parts), ['', '555', '010', '0000']);
    assert.deepEqual(sent(of('phone'), ['555', '010', '0000']), ['', '555', '010', '0000']);
    assert.deepEqual(sent(of('phone', { showCountryCode: true }), { ...parts, Country: '+1' }), [
      '+1',
      '555',
      '010',
      '0000',
    ]);
  });

  it('is the query parameter of a hidden field’s name, even an empty one', () => {
    const hidden = of('hidden', { key: 'campaign', value: 'none' });
    assert.equal(sent(hidden, '', new URLSearchParams('campaign=spring')), 'spring');
    assert.equal(sent(hidden, '', new URLSearchParams('campaign=')), '');
    assert.equal(sent(hidden, ''), 'none');
    assert.equal(sent(hidden, 'set by a script'), 'set by a script');
    assert.equal(sent(of('hidden', { value: 'x' }), '', new URLSearchParams('=y')), 'x');
  });

  it('does not exist for sections', () => {
    const fields = [of('section', { id: 's' }), of('text', { id: 't' })];
    assert.deepEqual(sentValues(fields, { s: 'x', t: 'y' }, no), { t: 'y' });
  });

  it('does not exist for a time of which only AM or PM is selected', () => {
    const fields = [of('time', { id: 'empty' }), of('time', { id: 'noon' })];
    assert.deepEqual(sentValues(fields, { empty: { Ampm: 'AM' }, noon: { Hour: '12', Ampm: 'PM' } }, no), {
      noon: ['12', '', '', 'PM'],
    });
  });

  it('never comes from Object.prototype', () => {
    assert.equal(sentValue(of('text', { id: 'constructor' }), {}, no), '');
    assert.deepEqual(Object.keys(sentValues([of('text', { id: '__proto__' })], {}, no)), ['__proto__']);
  });
});

const texts = fc.dictionary(fc.constantFrom('First', 'Zip', 'Hour', 'Ampm', 'Line', 'Other', '__proto__'), fc.string());
const anything = fc.oneof(fc.string(), fc.array(fc.string()), texts, fc.anything());

describe('a value of any shape', () => {
  it('is converted to the shape of its field, and keeps that', () => {
    fc.assert(
      fc.property(fc.constantFrom(...types), anything, (type, value) => {
        const once = normalizeValue(of(type), value);
        const { valueType } = kindOf(type);
        const shape = typeof once === 'string' ? 'text' : Array.isArray(once) ? 'list' : 'map';
        assert.equal(shape, { text: 'text', nothing: 'text', list: 'list', answers: 'map', parts: 'map' }[valueType]);
        assert.deepEqual(normalizeValue(of(type), once), once);
      }),
    );
  });

  it('can be sent and shown', () => {
    fc.assert(
      fc.property(fc.constantFrom(...types), anything, (type, value) => {
        const read = normalizeValue(of(type), value);
        assert.doesNotThrow(() => JSON.stringify(sent(of(type), read)));
        assert.equal(typeof summaryText(of(type), read), 'string');
      }),
    );
  });

  it('that was sent is read back unchanged', () => {
    const parts = fc.constantFrom<FieldType>('name', 'address', 'date', 'time', 'phone');
    const map = fc.dictionary(fc.constantFrom('First', 'City', 'Year', 'Hour', 'Country', 'Areacode'), fc.string());
    fc.assert(
      fc.property(parts, map, (type, value) => {
        const list = sent(of(type), value);
        // An empty time is not sent.
        if (list !== undefined) assert.deepEqual(sent(of(type), normalizeValue(of(type), list)), list);
      }),
    );
  });
});

describe('a field counts as empty', () => {
  it('with only spaces', () => assert.ok(isEmpty(of('text'), ' \n')));
  it('if a time has only its PM', () => assert.ok(isEmpty(of('time'), { Ampm: 'PM' })));
  it('if a phone has only its country code', () => assert.ok(isEmpty(of('phone'), { Country: '+1' })));
  it('but not if one sub-field is filled in', () => assert.ok(!isEmpty(of('address'), { Zip: '1' })));
});

describe('the summary', () => {
  const cases: readonly (readonly [FieldDefinition, FieldValue, string])[] = [
    [of('text'), ' Hello ', 'Hello'],
    [of('text'), '', 'N/A'],
    [of('checkbox'), ['One', 'Two', 'Three'], 'One, Two, Three'],
    [of('checkbox'), [], 'N/A'],
    [of('name'), { Last: 'Lovelace', First: 'Ada' }, 'Ada Lovelace'],
    [of('name'), { Last: 'Lovelace' }, 'Lovelace'],
    [of('phone'), { Areacode: '555', Prefix: '010', Line: '0000' }, '555-010-0000'],
    [of('phone'), { Line: '0000', Country: '+44', Areacode: '20' }, '+44-20-0000'],
    [of('date'), { Year: '2010', Month: '11', Day: '23' }, '11/23/2010'],
    [of('time'), { Ampm: 'am', Second: '31', Minute: '15', Hour: '9' }, '9:15:31 am'],
    [of('time'), { Hour: '4', Ampm: 'pm' }, '4 pm'],
    [of('time'), { Ampm: 'pm' }, 'N/A'],
    [
      of('address'),
      { Country: 'US', Zip: '12345', State: 'New York', City: 'Springfield', Line2: 'Flat 2', Line1: '1 Long Road' },
      '1 Long Road, Flat 2, Springfield, New York 12345, US',
    ],
    [of('likert', { options: ['Good?', 'Cheap?'] }), { 'Good?': '2' }, 'Good?: Strongly Agree\nCheap?: N/A'],
    [of('likert', { options: ['Good?'] }), {}, 'N/A'],
    [of('password'), 'secret', '••••••••'],
  ];
  for (const [definition, value, text] of cases)
    it(`of a ${definition.type} is ${JSON.stringify(text)}`, () => assert.equal(summaryText(definition, value), text));

  it('has all labels of likert', () => {
    const labels = likertAnswers.map(([answer]) => summaryText(of('likert'), { Q: answer }).slice('Q: '.length));
    assert.deepEqual(labels, ['Strongly Disagree', 'Disagree', 'Neutral', 'Agree', 'Strongly Agree']);
  });

  it('leaves out sections and hidden fields', () => {
    const fields = types.map((type) => of(type, { id: type }));
    const shown = summaryOf(fields, {}).map(({ id }) => id);
    assert.deepEqual(
      types.filter((type) => !shown.includes(type)),
      ['section', 'hidden'],
    );
  });

  it('is N/A exactly for empty fields', () => {
    fc.assert(
      fc.property(fc.constantFrom(...types), anything, (type, value) => {
        const read = normalizeValue(of(type), value);
        fc.pre(read !== 'N/A');
        assert.equal(summaryText(of(type), read) === 'N/A', isEmpty(of(type), read));
      }),
    );
  });
});
