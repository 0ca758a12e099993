import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { type Amount, amountText, centsText, grouped, readAmount } from '../../../../core/model/money/amount.ts';

const text = (amount: Amount | undefined): string | undefined => amount && amountText(amount);

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

it('thousands are grouped from the right', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 15n }), (whole) => {
      assert.equal(grouped(String(whole), ','), whole.toLocaleString('en'));
    }),
  );
  assert.equal(grouped('1234567', "$'"), "1$'234$'567");
});
