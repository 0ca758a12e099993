import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { formatCents, formatMoney } from '../../../../core/model/money/format.ts';
import { currencies, newerCurrencies } from '../../../../core/model/vocabularies/currencies.ts';
import { currencyTemplate } from '../../../../core/model/vocabularies/currency-templates.ts';

/** With plain spaces, so that they can be read here. */
const shown = (text: string | undefined): string | undefined => text?.replaceAll('\u00a0', ' ');
const money = (currency: string, value: string | number): string | undefined => shown(formatMoney({ currency, value }));

describe('money', () => {
  const cases: readonly (readonly [currency: string, value: string, expected: string | undefined])[] = [
    ['USD', '1234.5', '$1,234.50'],
    ['USD', '-5', '-$5.00'],
    ['USD', '-0.001', '$0.00'],
    ['USD', '0.125', '$0.13'],
    ['USD', '-1.005', '-$1.01'],
    ['USD', '999999999999999.995', '$1,000,000,000,000,000.00'],
    ['EUR', '1234567.89', '€1,234,567.89'],
    ['CHF', '1234', 'CHF 1,234.00'],
    ['SEK', '-1234', '-SEK 1,234.00'],
    ['JPY', '1234.5', '¥1,235'],
    ['IDR', '50.00', 'IDR 50.00'],
    ['COP', '1234.56', 'COP 1,234.56'],
    ['GBP', '999999999999999.99', '£999,999,999,999,999.99'],
    ['GBP', '1000000000000000', undefined],
    ['USD', 'ten', undefined],
  ];
  for (const [currency, value, expected] of cases) {
    it(`${value} ${currency} is ${expected ?? 'not shown'}`, () => assert.equal(money(currency, value), expected));
  }

  for (const [locale, currency, expected] of [
    ['en-GB', 'EUR', '€309.00'],
    ['de', 'EUR', '309,00 €'],
    ['de-CH', 'CHF', 'CHF 309.00'],
    ['nb', 'NOK', '309,00 kr'],
    ['en-GB', 'USD', 'US$309.00'],
    ['ja', 'JPY', '￥309'],
  ] as const)
    it(`is written as ${locale} writes it: ${expected}`, () =>
      assert.equal(shown(formatMoney({ currency, value: 309 }, locale)), expected));

  it('does not wrap at the end of a line', () => {
    for (const { code } of currencies)
      assert.doesNotMatch(formatMoney({ currency: code, value: '1234567.8' }) ?? '', / /);
  });

  it('in a currency that the specification does not have is formatted too', () => {
    assert.equal(money('TWD', '1234'), 'NT$1,234.00');
    assert.equal(shown(formatMoney({ currency: 'ISK', value: '1234' }, 'de')), '1.234 ISK');
    assert.equal(money('BHD', '123456789012345.678'), 'BHD 123,456,789,012,345.678');
  });

  it('with an invalid currency is the amount with the given name, and with an invalid locale in English', () => {
    assert.equal(money('points', '12.50'), 'points 12.50');
    assert.equal(money('', '12.50'), '12.50');
    assert.equal(formatMoney({ currency: 'ISK', value: 5 }, 'no locale'), 'ISK\u00a05');
  });

  it('can be formatted from cents', () => {
    assert.equal(formatCents(123450, 'USD'), '$1,234.50');
    assert.equal(formatCents(1234, 'JPY'), '¥1,234');
    assert.equal(formatCents(1234, 'KRW'), '₩1,234');
    assert.equal(formatCents(1234, 'ISK'), 'ISK\u00a01,234');
    assert.equal(formatCents(1234, 'points'), 'points 12.34');
    for (const none of [12.5, NaN, 2 ** 60]) assert.equal(formatCents(none, 'USD'), undefined);
  });

  it('keeps every digit in all currencies', () => {
    const code = fc.constantFrom(...currencies.map((currency) => currency.code));
    fc.assert(
      fc.property(code, fc.integer({ min: -(10 ** 15) + 1, max: 10 ** 15 - 1 }), (currency, cents) => {
        const text = formatCents(cents, currency) ?? assert.fail();
        assert.equal(BigInt(text.replace(/\D/g, '')), BigInt(Math.abs(cents)));
        assert.equal(text.startsWith('-'), cents < 0);
      }),
    );
  });
});

describe('a currency template', () => {
  it('exists for each currency of the specification, with its number of decimals', () => {
    for (const { code, fractionDigits } of [...currencies, ...newerCurrencies]) {
      const template = currencyTemplate(code) ?? assert.fail(code);
      assert.equal(template.digits, fractionDigits, code);
      assert.equal(template.decimal !== '', fractionDigits > 0, code);
      assert.notEqual(template.decimal, template.thousands, code);
    }
  });

  it('has a symbol that no other currency has, except kroner', () => {
    const symbols = currencies.map(({ code }) => {
      const { before = '', after = '' } = currencyTemplate(code) ?? {};
      return (before + after).trim();
    });
    assert.deepEqual(
      symbols.filter((symbol, at) => symbol === '' || symbols.indexOf(symbol) !== at),
      ['kr'],
    );
  });

  it('does not exist for names from Object.prototype', () => assert.equal(currencyTemplate('constructor'), undefined));
});
