import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { formatMoney } from '../../../../core/model/money/format.ts';
import { moneyOfCents, plusTimes, readMoney } from '../../../../core/model/money/read-money.ts';
import { currencies } from '../../../../core/model/vocabularies/currencies.ts';

const dollars = (value: string) => ({ currency: 'USD', value });

describe('money of site data', () => {
  it('is read in every shape that sites have', () => {
    for (const [value, money] of [
      [1250, dollars('12.50')],
      [{ currency: 'USD', value: '20.00' }, dollars('20.00')],
      [{ currency: 'USD', value: 20 }, dollars('20')],
      [
        { currency: 'EUR', value: '-3.50' },
        { currency: 'EUR', value: '-3.50' },
      ],
      [
        { currencyCode: 'EUR', decimalValue: '123456.7890' },
        { currency: 'EUR', value: '123456.7890' },
      ],
      [{ value: '5.00' }, dollars('5.00')],
      [{ currency: 'dollars', value: '5.00' }, dollars('5.00')],
      [
        { currencyCode: 'JPY', value: 500, fractionalDigits: 0 },
        { currency: 'JPY', value: '500' },
      ],
      [
        { currencyCode: 'EUR', value: 1050, fractionalDigits: 2 },
        { currency: 'EUR', value: '10.50' },
      ],
    ] as const)
      assert.deepEqual(readMoney(value, 'USD'), money, JSON.stringify(value));
  });

  it('is the decimal amount if two amounts differ', () => {
    const value = { currencyCode: 'USD', value: 777, decimalValue: '10000.00', fractionalDigits: 2 };
    assert.deepEqual(readMoney(value, 'USD'), dollars('10000.00'));
  });

  it('is undefined without an amount, and reading it never throws', () => {
    for (const value of [undefined, null, '20.00', {}, [], { currency: 'USD' }, { value: 'much' }, Number.NaN, 1.5])
      assert.equal(readMoney(value, 'USD'), undefined, JSON.stringify(value));
    fc.assert(fc.property(fc.anything(), (value) => void readMoney(value, 'USD')));
  });

  it('is read from the smallest unit of each currency', () => {
    for (const { code, fractionDigits } of currencies) {
      const value = fractionDigits === 2 ? '12.34' : '1234';
      assert.deepEqual(moneyOfCents(1234, code), { currency: code, value });
    }
  });
});

describe('sums of money', () => {
  it('are exact to the last cent, also if floating-point numbers are not', () => {
    assert.deepEqual(plusTimes(dollars('0.10'), dollars('0.20'), 1), dollars('0.30'));
    assert.deepEqual(plusTimes(dollars('999999999999999.99'), dollars('0.01'), -1), dollars('999999999999999.98'));
    assert.deepEqual(plusTimes(dollars('1.00'), dollars('1.50'), -1), dollars('-0.50'));
    assert.deepEqual(plusTimes({ currency: 'JPY', value: '500' }, { currency: 'JPY', value: '120' }, 3), {
      currency: 'JPY',
      value: '860',
    });
    assert.deepEqual(plusTimes(dollars('1'), dollars('0.125'), 1), dollars('1.125'));
  });

  it('of two currencies, or of invalid amounts, are undefined', () => {
    assert.equal(plusTimes(dollars('1.00'), { currency: 'EUR', value: '1.00' }, 1), undefined);
    assert.equal(plusTimes(dollars('much'), dollars('1.00'), 1), undefined);
  });

  it('are unchanged after adding and subtracting the same amount', () => {
    const cents = fc.maxSafeInteger();
    fc.assert(
      fc.property(cents, cents, fc.integer({ min: -1000, max: 1000 }), (sum, each, times) => {
        const [before, price] = [moneyOfCents(sum, 'USD'), moneyOfCents(each, 'USD')];
        assert.ok(before && price);
        const between = plusTimes(before, price, times);
        // A sum beyond the largest amount is undefined.
        if (!between || between.value.replace(/\D/g, '').length > 17) return;
        assert.equal(formatMoney(plusTimes(between, price, -times) ?? dollars('')), formatMoney(before));
      }),
    );
  });
});
