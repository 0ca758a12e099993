/** Amounts that visitors type. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { formatMoney } from '../../../../core/model/money/format.ts';
import { isLess, readTypedAmount } from '../../../../core/model/money/typed-amount.ts';
import { currencyTemplate, type TemplateCode } from '../../../../core/model/vocabularies/currency-templates.ts';

const amountOf = (typed: string, currency = 'EUR'): string | undefined => {
  const read = readTypedAmount(typed, currency);
  return read.ok ? read.money.value : read.problem;
};

describe('an amount that a visitor types', () => {
  for (const [typed, value] of [
    ['25', '25.00'],
    [' 25.5 ', '25.50'],
    ['12,50', '12.50'],
    ['0,99', '0.99'],
    ['1.250', '1250.00'],
    ['1,250', '1250.00'],
    ['1.250,50', '1250.50'],
    ['1,250.50', '1250.50'],
    ['1,00,000', '100000.00'],
    ['1 250,50 €', '1250.50'],
    ['CHF 1’250.50', '1250.50'],
    ['€12.', 'number'],
    ['.5', '0.50'],
    ['kr.5', '5.00'],
    ['12,50 kr.', '12.50'],
    ['12 USD 5', 'number'],
    ['.', 'number'],
    ['12.500', '12500.00'],
    ['0.500', '0.50'],
    ['0.505', 'decimals'],
    ['12.3456', 'decimals'],
    ['٢٥٫٥', '25.50'],
    ['２５', '25.00'],
    ['', 'number'],
    ['ten', 'number'],
    ['-5', 'number'],
    ['1e5', 'number'],
    ['1.2.3', 'number'],
    ['12,34,56', 'number'],
    ['1234567890123456', 'number'],
  ] as const)
    it(`"${typed}" is ${value}`, () => assert.equal(amountOf(typed), value));

  it('has the decimals of its currency', () => {
    assert.equal(amountOf('1,250', 'JPY'), '1250');
    assert.equal(amountOf('12.5', 'JPY'), 'decimals');
    assert.equal(amountOf('12.00', 'JPY'), '12');
  });

  it('is read as the page writes it, in every currency and language', () => {
    const currencies: readonly TemplateCode[] = ['EUR', 'USD', 'JPY', 'ILS', 'IDR', 'CHF', 'INR', 'SEK'];
    fc.assert(
      fc.property(
        fc.constantFrom(...currencies),
        fc.constantFrom('en', 'de', 'fr', 'de-CH', 'hi-IN', 'ar-EG', 'fa', 'sv', 'es'),
        fc.integer({ min: 0, max: 999_999_999 }),
        fc.integer({ min: 0, max: 99 }),
        (currency, language, whole, cents) => {
          const digits = currencyTemplate(currency)?.digits ?? 2;
          const value = digits === 0 ? `${whole}` : `${whole}.${String(cents).padStart(2, '0')}`;
          // Marks of direction are not typed.
          const shown = formatMoney({ currency, value }, language)?.replace(/[\u200E\u200F\u061C]/g, '') ?? '';
          assert.equal(amountOf(shown, currency), value, shown);
        },
      ),
    );
  });

  it('never throws, and is decimal text if it is accepted', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 30 }), (typed) => {
        const read = readTypedAmount(typed, 'EUR');
        if (read.ok) assert.match(read.money.value, /^\d{1,15}\.\d\d$/);
      }),
    );
  });

  it('is compared exactly', () => {
    const euros = (value: string) => ({ currency: 'EUR', value });
    assert.equal(isLess(euros('9.99'), euros('10')), true);
    assert.equal(isLess(euros('10.00'), euros('10')), false);
    assert.equal(isLess(euros('999999999999999.98'), euros('999999999999999.99')), true);
  });
});
