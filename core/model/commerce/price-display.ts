/** The price of a product as its page displays it (docs/spec.md#runtime-5, "Price display"). */

/** The money of one variant, in cents. */
export interface VariantPrice {
  readonly price: number;
  readonly salePrice?: number;
  readonly onSale?: boolean;
}

export interface PriceDisplay {
  /** Cents; of the cheapest variant where they differ. */
  readonly cents: number;
  /** Whether it is shown as `from {startingPrice}` (`price-from`). */
  readonly isFrom: boolean;
  /** Cents before the sale, shown beside it. */
  readonly original?: number;
}

const currentPrice = ({ price, salePrice, onSale }: VariantPrice): number => (onSale ? (salePrice ?? price) : price);

const areSame = (amounts: readonly number[]): boolean => new Set(amounts).size < 2;

/** The price of all variants together; nothing for a product without variants. */
export function priceDisplay(variants: readonly VariantPrice[]): PriceDisplay | undefined {
  if (variants.length === 0) return undefined;
  const current = variants.map(currentPrice);
  const before = variants.map(({ price }) => price);
  const cents = current.reduce((a, b) => Math.min(a, b));
  const [original = cents] = before;
  const isFrom = !areSame(current);
  // One original price can only stand beside one price.
  return { cents, isFrom, ...(!isFrom && areSame(before) && original > cents && { original }) };
}
