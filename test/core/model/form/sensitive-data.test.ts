import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { areDraftable, type ControlDescription, hasCardNumber } from '../../../../core/model/form/sensitive-data.ts';
import { englishIdentityNames, englishPaymentNames, harmlessNames } from './english-field-names.ts';
import { translatedIdentityNames, translatedPaymentNames } from './translated-field-names.ts';

const control = (more: Partial<ControlDescription>): ControlDescription => ({
  type: 'text',
  autocomplete: '',
  pattern: '',
  names: [],
  ...more,
});

const isDraftable = (more: Partial<ControlDescription>): boolean => areDraftable([control(more)])[0] === true;

/** Whether the control is in a draft of a form that also has a card number. */
const isDraftableBesidePayment = (more: Partial<ControlDescription>): boolean =>
  areDraftable([control({ autocomplete: 'cc-number' }), control(more)])[1] === true;

describe('a draft never holds', () => {
  for (const [language, names] of Object.entries({ en: englishPaymentNames, ...translatedPaymentNames }))
    for (const name of names) it(`payment data: ${language} ${name}`, () => assert.ok(!isDraftable({ names: [name] })));

  for (const [language, names] of Object.entries({ en: englishIdentityNames, ...translatedIdentityNames }))
    for (const name of names)
      it(`identity data: ${language} ${name}`, () => assert.ok(!isDraftable({ names: [name] })));

  for (const more of [
    { autocomplete: 'billing cc-number' },
    { autocomplete: 'bday-year' },
    { names: ['word', 'Password'] },
    { names: ['field-17', 'Card number'] },
    { names: ['field-17', '', 'Numéro de carte'] },
    { names: ['x', 'MM / YY'] },
  ])
    it(`a control described as ${JSON.stringify(more)}`, () => assert.ok(!isDraftable(more)));

  for (const pattern of [
    '[0-9]{13,19}',
    '\\d{4} ?\\d{4} ?\\d{4} ?\\d{4}',
    '\\d{3,4}',
    '(0[1-9]|1[0-2])/[0-9]{2}',
    '\\d{3}-\\d{2}-\\d{4}',
    '\\d{9}',
    '[A-Z]{2}\\d{2}[A-Z0-9]{11,30}',
  ])
    it(`a control with the pattern ${pattern}`, () => assert.ok(!isDraftable({ names: ['field-17'], pattern })));
});

describe('a draft holds', () => {
  for (const name of harmlessNames) it(name, () => assert.ok(isDraftable({ names: [name] })));

  for (const pattern of ['', '.+', '\\d+', '\\d{5}', '[0-9 +()-]{6,20}', '\\d{3}-\\d{3}-\\d{4}', '[A-Za-z ]+', '('])
    it(`a control with the pattern ${pattern}`, () => assert.ok(isDraftable({ names: ['field-17'], pattern })));

  it('a street address by its autofill token', () =>
    assert.ok(isDraftable({ autocomplete: 'shipping street-address' })));
});

describe('next to a payment field, a draft', () => {
  const harmless = [
    { names: ['message', 'Your message'] },
    { names: ['f1', 'Straße und Hausnummer'] },
    { names: ['first_name'] },
    { names: ['voornaam'] },
    { names: ['x'], type: 'email' },
    { names: ['x'], autocomplete: 'shipping postal-code' },
    { names: ['fields address form-item', 'Line1'] },
  ];
  for (const more of harmless) it(`holds ${JSON.stringify(more)}`, () => assert.ok(isDraftableBesidePayment(more)));

  for (const name of ['field-17', 'number', 'mm', 'code', 'holder', 'details', ''])
    it(`does not hold an unknown field: "${name}"`, () => assert.ok(!isDraftableBesidePayment({ names: [name] })));

  it('depends on the fields that visitors fill in, not on hidden inputs', () => {
    const hidden = control({ type: 'hidden', names: ['expires'] });
    assert.deepEqual(areDraftable([hidden, control({ names: ['field-17'] })]), [false, true]);
  });
});

describe('a card number in a text', () => {
  for (const text of [
    '4111111111111111',
    'Please charge 4111 1111-1111 1111, thanks',
    '5500005555555559',
    '340000000000009',
  ])
    it(`is found in "${text}"`, () => assert.ok(hasCardNumber(text)));

  for (const text of ['', '4111111111111112', '+49 30 901820 123456', '2024-11-22 13:21', '41111111111111111111111'])
    it(`is not found in "${text}"`, () => assert.ok(!hasCardNumber(text)));
});
