import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { groupThousands, isCurrency } from '../../../../core/model/form/currency.ts';
import { type FieldDefinition, field } from '../../../../core/model/form/definition.ts';
import { type FieldType, fieldTypes } from '../../../../core/model/form/field-types.ts';
import { messages } from '../../../../core/model/form/messages.en.ts';
import { counter, validateField, validateFields } from '../../../../core/model/form/validate.ts';
import type { FieldValue } from '../../../../core/model/form/values.ts';
import { formatMessage } from '../../../../core/model/message-format.ts';

const types = Object.keys(fieldTypes) as FieldType[];
const of = (type: FieldType, more: Partial<FieldDefinition> = {}): FieldDefinition => field({ id: 'f', type, ...more });

/** Returns the code of the error and the sub-field that has it. */
const faultOf = (definition: FieldDefinition, value: FieldValue): string | undefined => {
  const fault = validateField(definition, value);
  return fault && [fault.code, fault.part].filter(Boolean).join(' ');
};

const longest = `${'a'.repeat(245)}@example.com`.slice(-256);

describe('a filled-in field', () => {
  const cases: Partial<
    Record<FieldType, { readonly fine: readonly FieldValue[]; readonly bad: readonly FieldValue[] }>
  > = {
    email: {
      fine: ['a@b.co', ' ada.lovelace+news@mail.example.info ', longest],
      bad: ['a@b', 'a b@example.com', 'a@example', 'a@@example.com', 'a@example.museum', '@example.com', `b${longest}`],
    },
    number: { fine: ['1', '-1.5', '1,000', '1 000,50', '.5'], bad: ['one', '1..2', '1-2', '--1'] },
    website: {
      fine: ['example.com', 'https://example.com/a?b#c', 'http://münchen.example:8080'],
      bad: ['example', 'javascript:attack()', 'ftp://example.com', 'https://', 'exa mple.com'],
    },
    currency: { fine: ['1234', '$1,234.50', '999999999999999'], bad: ['1.234', '-1', 'ten', '1000000000000000'] },
    date: {
      fine: [
        { Month: '2', Day: '29', Year: '2024' },
        { Month: '12', Day: '31', Year: '1999' },
      ],
      bad: [
        { Month: '2', Day: '29', Year: '2023' },
        { Month: '13', Day: '1', Year: '2023' },
        { Month: '4', Day: '31', Year: '2023' },
        { Month: '4', Day: '', Year: '2023' },
        { Month: '4', Day: '1', Year: '23' },
      ],
    },
    time: {
      fine: [
        { Hour: '4', Ampm: 'PM' },
        { Hour: '0', Minute: '00' },
        { Hour: '12', Minute: '59', Second: '59', Ampm: 'AM' },
      ],
      bad: [{ Hour: '13', Ampm: 'PM' }, { Hour: '24' }, { Minute: '10' }, { Hour: '1', Minute: '60' }],
    },
    address: {
      fine: [{ Zip: '12345', Country: 'USA' }, { Zip: 'SW1A 1AA', Country: 'UK' }, { Zip: 'SW1A 1AA' }],
      bad: [
        { Zip: '1234', Country: 'US' },
        { Zip: '12345-6789', Country: 'United States' },
      ],
    },
  };
  for (const [type, { fine, bad }] of Object.entries(cases)) {
    // The keys of the table above.
    const definition = of(type as FieldType);
    for (const value of fine)
      it(`${type} accepts ${JSON.stringify(value)}`, () => assert.equal(faultOf(definition, value), undefined));
    for (const value of bad)
      it(`${type} refuses ${JSON.stringify(value)}`, () => assert.notEqual(faultOf(definition, value), undefined));
  }

  it('reports the invalid sub-field', () => {
    assert.equal(faultOf(of('date'), { Month: '2', Day: '30', Year: '2024' }), 'form-date-invalid Day');
    assert.equal(faultOf(of('address'), { Zip: '1', Country: 'US' }), 'form-zip-invalid Zip');
  });

  it('has at most as many characters as its limit', () => {
    const definition = of('textarea', { maxLength: 3 });
    assert.equal(faultOf(definition, 'abc'), undefined);
    assert.equal(faultOf(definition, 'abcd'), 'form-over-limit');
    assert.equal(formatMessage(messages['form-over-limit']), 'You have exceeded the character limit.');
  });
});

describe('a required field', () => {
  const cases: readonly (readonly [FieldDefinition, FieldValue, string | undefined])[] = [
    [of('text'), ' ', 'form-required'],
    [of('checkbox'), [], 'form-required'],
    [of('checkbox'), ['a'], undefined],
    [of('name'), { First: 'Ada' }, 'form-required Last'],
    [of('name', { parts: ['First'] }), { First: 'Ada' }, undefined],
    [of('phone'), { Areacode: '1', Prefix: '2', Line: '3' }, undefined],
    [of('phone'), { Country: '+1', Prefix: '2', Line: '3' }, 'form-required Areacode'],
    [of('address'), { Line1: 'a', City: 'b' }, undefined],
    [of('address'), { Line1: 'a', City: 'b', Country: 'US' }, 'form-required State'],
    [of('time'), { Ampm: 'PM' }, 'form-required Hour'],
    [of('likert', { options: ['A?', 'B?'] }), { 'A?': '0' }, 'form-required B?'],
    [of('hidden'), '', undefined],
    [of('section'), '', undefined],
  ];
  for (const [definition, value, fault] of cases)
    it(`${definition.type} ${JSON.stringify(value)}: ${fault ?? 'may be sent'}`, () =>
      assert.equal(faultOf({ ...definition, required: true }, value), fault));
});

it('optional fields that are empty pass', () => {
  for (const type of types) assert.equal(faultOf(of(type, { maxLength: 1 }), ''), undefined, type);
});

it('the errors of a form are in the order of its fields', () => {
  const fields = [of('email', { id: 'b' }), of('text', { id: 'a', required: true }), of('text', { id: 'c' })];
  assert.deepEqual([...validateFields(fields, { b: 'no mail' }).keys()], ['b', 'a']);
});

describe('the counter', () => {
  it('shows count and limit, and reports when the limit is exceeded', () => {
    const { args, isOver } = counter('abcd', 3) ?? {};
    assert.equal(formatMessage(messages['form-counter'], args), '4 / 3');
    assert.equal(isOver, true);
    assert.equal(counter('abc', 3)?.isOver, false);
  });
  it('is missing without a limit', () => assert.equal(counter('a', undefined) ?? counter('a', 0), undefined));
});

describe('an amount', () => {
  it('is grouped by thousands', () => {
    assert.equal(groupThousands('1234567.5'), '1,234,567.5');
    assert.equal(groupThousands('999'), '999');
    assert.equal(groupThousands('999999999999999'), '999,999,999,999,999');
  });
  it('stays as typed if it is not a number', () => assert.equal(groupThousands('about 10'), 'about 10'));
  it('stays the same amount, however often it is grouped', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(99), (whole, cents) => {
        const once = groupThousands(`${whole}.${cents}`);
        assert.ok(isCurrency(once));
        assert.equal(groupThousands(once), once);
        assert.equal(once.replaceAll(',', ''), `${whole}.${cents}`);
      }),
    );
  });
});
