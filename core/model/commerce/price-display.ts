/** The price of a product as its page displays it (docs/spec.md#runtime-5, "Price display"). */

/** The prices of one variant, in cents. */
export interface VariantPrice {
  readonly price: number;
  readonly salePrice?: number;
  readonly onSale?: boolean;
}

export interface PriceDisplay {
  /** In cents; the lowest price if the variants differ. */
  readonly cents: number;
  /** Whether the price is shown as `from {startingPrice}` (`price-from`). */
  readonly isFrom: boolean;
  /** In cents, before the sale; shown beside the price. */
  readonly original?: number;
}

const currentPrice = ({ price, salePrice, onSale }: VariantPrice): number => (onSale ? (salePrice ?? price) : price);

const areSame = (amounts: readonly number[]): boolean => new Set(amounts).size < 2;

/** Returns the price to show for all variants; undefined for a product without variants. */
export function priceDisplay(variants: readonly VariantPrice[]): PriceDisplay | undefined {
  if (variants.length === 0) return undefined;
  const current = variants.map(currentPrice);
  const before = variants.map(({ price }) => price);
  const cents = current.reduce((a, b) => Math.min(a, b));
  const [original = cents] = before;
  const isFrom = !areSame(current);
  // An original price is only shown beside a single price.
  return { cents, isFrom, ...(!isFrom && areSame(before) && original > cents && { original }) };
}
