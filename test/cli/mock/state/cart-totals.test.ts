/** Totals of mock carts: every cent of the grand total is in exactly one of its parts. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { cartTotals } from '../../../../cli/mock/state/cart-totals.ts';

const details = fc.record({
  coupons: fc.uniqueArray(fc.constantFrom('TENPERCENT', 'FIVEOFF', 'LASTYEAR', 'NONE')),
  shippingLocation: fc.option(fc.record({ country: fc.constantFrom('NO', 'DE', 'US', 'JP') }), { nil: undefined }),
  shippingOptionId: fc.constantFrom(undefined, 'standard', 'express', 'none'),
});

const norway = { country: 'NO' };

describe('the total of a mock cart', () => {
  it('is the sum of its parts, and never negative', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e14 }), fc.boolean(), details, (subtotal, isShipped, entered) => {
        const totals = cartTotals(subtotal, isShipped, entered);
        const { discountCents, shippingCostCents, taxCents, grandTotalCents, applicableTaxRules } = totals;
        assert.equal(grandTotalCents, subtotal - discountCents + shippingCostCents + taxCents);
        assert.ok(discountCents <= subtotal && grandTotalCents >= 0);
        assert.ok(
          [discountCents, shippingCostCents, taxCents].every((cents) => Number.isSafeInteger(cents) && cents >= 0),
        );
        assert.equal(
          applicableTaxRules.reduce((sum, rule) => sum + rule.taxCents, 0),
          taxCents,
        );
        assert.equal(totals.validCoupons.length + totals.invalidCoupons.length, entered.coupons.length);
      }),
    );
  });

  it('is lower with a valid coupon, and names the reason why another one is invalid', () => {
    const coupons = ['TENPERCENT', 'FIVEOFF', 'LASTYEAR', 'NONE'];
    const small = cartTotals(9_995, false, { coupons });
    assert.deepEqual([small.discountCents, small.grandTotalCents], [1_000, 8_995]);
    assert.deepEqual(
      small.invalidCoupons.map(({ code, reason }) => [code, reason]),
      [
        ['FIVEOFF', 'minimum-subtotal'],
        ['LASTYEAR', 'expired'],
        ['NONE', 'unknown'],
      ],
    );
    assert.equal(cartTotals(10_000, false, { coupons }).discountCents, 1_500);
    assert.equal(cartTotals(10_000, false, { coupons, areCouponsExpired: true }).discountCents, 0);
  });

  it('has shipping and taxes of the destination only', () => {
    assert.deepEqual(
      [undefined, norway, { country: 'US' }].map((shippingLocation) => {
        const { shippingCostCents, taxCents } = cartTotals(10_000, true, { shippingLocation });
        return [shippingCostCents, taxCents];
      }),
      [
        [0, 0],
        [490, 2623],
        [1990, 0],
      ],
    );
    const express = cartTotals(10_000, true, { shippingLocation: norway, shippingOptionId: 'express' });
    assert.equal(express.shippingCostCents, 1490);
    const download = cartTotals(10_000, false, { shippingLocation: norway });
    assert.deepEqual([download.shippingCostCents, download.taxCents, download.shippingOptions], [0, 2500, []]);
  });
});
