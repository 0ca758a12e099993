/**
 * Prices of carts in this engine: those of the currency table to the cent, in every supported currency and in languages with other
 * digits and separators. The fraction digits of `Intl` differ between engines, and would differ between a prerendered page
 * and the browser.
 */
import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { type Cart, readCart } from '../../../../core/model/cart/cart.ts';
import { formatCents, formatMoney } from '../../../../core/model/money/format.ts';
import { moneyOfCents, plusTimes } from '../../../../core/model/money/read-money.ts';
import { currencyCodes, currencyTemplate } from '../../../../core/model/vocabularies/currency-templates.ts';

const numRuns = 10_000;
const seed = 20261127;

const languages = ['en', 'en-IN', 'de', 'de-CH', 'fr', 'nb', 'ja', 'he', 'ar-EG', 'fa', 'hi-u-nu-deva', 'no_such'];

const carts = fc.record({
  currency: fc.constantFrom(...currencyCodes),
  language: fc.constantFrom(...languages),
  lines: fc.array(
    // The largest amount of the specification, in cents.
    fc.record({ cents: fc.nat({ max: 100_000_000 }), quantity: fc.integer({ min: 1, max: 999 }) }),
    { maxLength: 20 },
  ),
});
type RandomCart = typeof carts extends fc.Arbitrary<infer Value> ? Value : never;

/** The zeros of the decimal digits that these languages write. */
const zeros = [0x30, 0x660, 0x6f0, 0x966];

function asciiDigit(digit: string): string {
  const code = digit.charCodeAt(0);
  const zero = zeros.find((first) => code >= first && code < first + 10);
  if (zero === undefined) throw new Error(`unknown digit ${digit}`);
  return String(code - zero);
}

/** The digits of a shown amount, without separators, currency and sign. */
const digitsIn = (shown: string | undefined): string =>
  [...(shown ?? '').matchAll(/\p{Nd}/gu)].map(([digit]) => asciiDigit(digit)).join('');

const read = ({ currency, lines }: RandomCart, subtotalCents: number): Cart =>
  readCart(
    {
      id: 'random',
      entries: lines.map(({ cents, quantity }, at) => ({
        id: `${at}`,
        quantity,
        unitPrice: moneyOfCents(cents, currency),
      })),
      subtotalCents,
    },
    currency,
  );

describe('the prices of a cart', () => {
  it(`are exact in ${numRuns} random carts, in every currency and language`, function () {
    this.timeout(120_000);
    fc.assert(
      fc.property(carts, (random) => {
        const { currency, language, lines } = random;
        const total = lines.reduce((sum, { cents, quantity }) => sum + BigInt(cents) * BigInt(quantity), 0n);
        const digits = currencyTemplate(currency)?.digits ?? 2;
        const expected = String(total).padStart(digits + 1, '0');
        const nothing = moneyOfCents(0, currency);
        const cart = read(random, Number(total));
        const added = cart.entries.reduce(
          (sum, { unitPrice, quantity }) => sum && unitPrice && plusTimes(sum, unitPrice, quantity),
          nothing,
        );
        for (const shown of [
          added && formatMoney(added, language),
          formatMoney(cart.subtotalAmount, language),
          formatCents(cart.subtotalCents, currency, language),
        ])
          expect(digitsIn(shown)).to.equal(expected, `${shown} in ${currency}, ${language}`);
      }),
      { seed, numRuns },
    );
  });
});
