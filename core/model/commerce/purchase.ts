/** The price and the quantities at which a visitor can buy a product. */
import type { ProductType } from '../vocabularies/commerce.ts';
import { type PriceDisplay, priceDisplay } from './price-display.ts';
import type { Product, ProductVariant } from './read-product.ts';

/**
 * Returns the price to show for the variants that a visitor can still choose: `from {startingPrice}` if they differ.
 * `planId` selects their prices with a subscription. Returns undefined if none has a price.
 */
export const purchasePrice = (variants: readonly ProductVariant[], planId?: string): PriceDisplay | undefined =>
  priceDisplay(
    variants.flatMap(({ prices, planPrices }) => {
      const price = planId === undefined ? prices : planPrices.get(planId);
      return price ? [price] : [];
    }),
  );

/** One download or access is enough, and each gift card has its own recipient. */
const singleTypes: readonly ProductType[] = ['digital', 'gift-card', 'paywall'];

/**
 * Returns the largest quantity of a variant in one purchase: 0 if it is sold out, 1 for subscriptions and for products
 * of which one is enough, otherwise what is in stock. Returns undefined for no limit.
 */
export function largestQuantity(
  { type, plan }: Pick<Product, 'type' | 'plan'>,
  { stock }: Pick<ProductVariant, 'stock'>,
  planId?: string,
): number | undefined {
  if (stock === 0) return 0;
  return plan || planId !== undefined || singleTypes.includes(type) ? 1 : stock;
}

/** Returns whether visitors can buy the product: data without a status is that of a published page. */
export const isForSale = ({ status = 'published' }: Pick<Product, 'status'>): boolean => status === 'published';
