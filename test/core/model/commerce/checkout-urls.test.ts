/** The URLs of checkout pages, whose values come from pages. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { donationUrl, giftCardUrl, subscriptionUrl } from '../../../../core/model/commerce/checkout-urls.ts';
import { navigationTargets } from '../../../../core/model/vocabularies/sites.ts';

/** Fills in the placeholders of the vocabulary. */
const filled = (target: keyof typeof navigationTargets, values: readonly string[]): string => {
  const rest = [...values];
  return navigationTargets[target].replace(/\{\w+\}/g, () => rest.shift() ?? '');
};

describe('the URL of a checkout page', () => {
  it('is the one of the specification', () => {
    assert.equal(donationUrl({ donatePageId: 'a1' }), filled('donation-checkout', ['a1']));
    assert.equal(subscriptionUrl({ cartToken: 'a1' }), filled('subscription-checkout', ['a1']));
    assert.equal(
      giftCardUrl({ websiteId: 'a1', giftCardProductId: 'b2', sku: 'C3' }),
      filled('gift-card-checkout', ['a1', 'b2', 'C3']),
    );
  });

  it('has no SKU if the visitor selects the amount there', () => {
    assert.equal(
      giftCardUrl({ websiteId: 'a1', giftCardProductId: 'b2' }),
      '/checkout/giftcard?websiteId=a1&giftCardProductId=b2',
    );
  });

  it('contains values as text, whatever they are', () => {
    assert.equal(
      donationUrl({ donatePageId: 'a&b=c#d \uD800' }),
      '/checkout/donate?donatePageId=a%26b%3Dc%23d%20%EF%BF%BD',
    );
  });
});
