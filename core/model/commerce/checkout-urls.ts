/** The pages at which visitors pay (docs/spec.md#runtime-2, "Navigation targets"), which the mock API serves too. */
import { encodeText } from '../encode-text.ts';

export const checkoutPaths = {
  cart: '/commerce/goto-checkout',
  subscription: '/checkout/subscribe',
  donation: '/checkout/donate',
  giftCard: '/checkout/giftcard',
} as const;

const withQuery = (path: string, query: Readonly<Record<string, string | undefined>>): string =>
  `${path}?${Object.entries(query)
    .flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${encodeText(value)}`]))
    .join('&')}`;

/** Returns the URL that takes a donation. */
export const donationUrl = (query: { readonly donatePageId: string }): string =>
  withQuery(checkoutPaths.donation, query);

/** Returns the URL at which the visitor subscribes to the content of a cart. */
export const subscriptionUrl = (query: { readonly cartToken: string }): string =>
  withQuery(checkoutPaths.subscription, query);

/** Returns the URL that sells a gift card; without a SKU the visitor selects its amount there. */
export const giftCardUrl = (query: {
  readonly websiteId: string;
  readonly giftCardProductId: string;
  readonly sku?: string | undefined;
}): string => withQuery(checkoutPaths.giftCard, query);
