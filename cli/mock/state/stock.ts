/** The stock of a mocked site. */

/** The number of items of a product without a limit: the state is JSON, which has no infinity. */
export const unlimitedStock = 1_000_000;

/** A variant of a product, in a cart or in an order. */
interface Line {
  readonly itemId: string;
  readonly sku: string;
  readonly variantId?: string | undefined;
}

type SoldLine = Line & { readonly quantity: number };
type StockedLine = Line & { readonly stock: number };

/** The orders that reduce the stock. */
export type Orders = readonly { readonly cart?: { readonly entries: readonly SoldLine[] } }[];

/** Whether two lines sell the same variant of a product. */
export const isSameVariant = (a: Line, b: Line): boolean =>
  a.itemId === b.itemId && a.sku === b.sku && a.variantId === b.variantId;

/** Returns a line with the stock that sold lines have left. */
export function withoutSold<T extends StockedLine>(sold: readonly SoldLine[], line: T): T {
  if (line.stock >= unlimitedStock) return line;
  const taken = sold.filter((one) => isSameVariant(one, line)).reduce((sum, { quantity }) => sum + quantity, 0);
  return { ...line, stock: Math.max(0, line.stock - taken) };
}

/** Returns a line with the stock that orders have left. */
export const afterOrders = <T extends StockedLine>(orders: Orders, line: T): T =>
  withoutSold(
    orders.flatMap(({ cart }) => cart?.entries ?? []),
    line,
  );
