import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import {
  type Amount,
  amountText,
  centsText,
  grouped,
  readAmount,
  rounded,
} from '../../../../core/model/money/amount.ts';

const text = (amount: Amount | undefined): string | undefined => amount && amountText(amount);
const roundedText = (value: string, digits: number): string | undefined => {
  const amount = readAmount(value);
  return amount && amountText(rounded(amount, digits));
};

/** Amounts as decimal text, with up to 15 integer places. */
const amounts = fc
  .tuple(fc.boolean(), fc.bigInt({ min: 0n, max: 10n ** 15n - 1n }), fc.stringMatching(/^\d{0,6}$/))
  .map(([isNegative, whole, fraction]) => `${isNegative ? '-' : ''}${whole}${fraction && `.${fraction}`}`);

describe('an amount', () => {
  const read: Readonly<Record<string, string | undefined>> = {
    '20.00': '20.00',
    '0': '0',
    '-12.5': '-12.5',
    '+7': '7',
    '007': '7',
    '.5': '0.5',
    '5.': '5',
    ' 12 ': '12',
    '-0.00': '0.00',
    '999999999999999.99': '999999999999999.99',
    '1000000000000000': undefined,
    '0001000000000000000': undefined,
    '': undefined,
    '.': undefined,
    '-': undefined,
    '1,000': undefined,
    '1e3': undefined,
    $5: undefined,
    '--5': undefined,
  };
  for (const [written, expected] of Object.entries(read)) {
    it(`${JSON.stringify(written)} is ${expected ?? 'not an amount'}`, () =>
      assert.equal(text(readAmount(written)), expected));
  }

  it('can be read from numbers too', () => {
    assert.equal(text(readAmount(0.1)), '0.1');
    for (const none of [NaN, Infinity, 1e15, 1e21, 1e-7]) assert.equal(readAmount(none), undefined);
  });

  it('keeps every digit', () => {
    fc.assert(
      fc.property(amounts, (written) => {
        const again = text(readAmount(written));
        assert.equal(again, /[1-9]/.test(written) ? written : written.replace('-', ''));
      }),
    );
  });
});

describe('cents', () => {
  it('are converted to amounts with the decimals of the currency', () => {
    assert.equal(centsText(1250, 2), '12.50');
    assert.equal(centsText(-5, 2), '-0.05');
    assert.equal(text(readAmount(centsText(1250, 0))), '1250');
    assert.equal(centsText(Number.MAX_SAFE_INTEGER, 2), '90071992547409.91');
  });

  it('are whole numbers', () => {
    for (const none of [1.5, NaN, 2 ** 60]) assert.equal(readAmount(centsText(none, 2)), undefined);
  });

  it('are restored from their amount', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), fc.integer({ min: 2, max: 3 }), (cents, digits) => {
        const { sign, whole, fraction } = readAmount(centsText(cents, digits)) ?? assert.fail();
        assert.equal(fraction.length, digits);
        assert.equal(BigInt(whole + fraction) * (sign === '-' ? -1n : 1n), BigInt(cents));
      }),
    );
  });
});

describe('rounding', () => {
  const cases: readonly (readonly [value: string, digits: number, expected: string])[] = [
    ['1.005', 2, '1.01'],
    ['-1.005', 2, '-1.01'],
    ['0.004', 2, '0.00'],
    ['-0.004', 2, '0.00'],
    ['999999999999999.995', 2, '1000000000000000.00'],
    ['0.5', 0, '1'],
    ['12', 2, '12.00'],
  ];
  for (const [value, digits, expected] of cases) {
    it(`${value} to ${digits} decimals is ${expected}`, () => assert.equal(roundedText(value, digits), expected));
  }

  it('changes no amount by more than half a unit', () => {
    fc.assert(
      fc.property(amounts, fc.integer({ min: 0, max: 3 }), (written, digits) => {
        const units = (decimal: string): bigint => {
          const [whole = '', fraction = ''] = decimal.replace('-', '').split('.');
          return BigInt(whole + fraction.padEnd(9, '0')) * (decimal.startsWith('-') ? -1n : 1n);
        };
        const difference = units(roundedText(written, digits) ?? '') - units(written);
        const half = 5n * 10n ** BigInt(8 - digits);
        assert.ok(difference <= half && -difference <= half);
      }),
    );
  });
});

it('thousands are grouped from the right', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 15n }), (whole) => {
      assert.equal(grouped(String(whole), ','), whole.toLocaleString('en'));
    }),
  );
  assert.equal(grouped('1234567', "$'"), "1$'234$'567");
});
