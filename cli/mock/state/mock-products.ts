/** The products of a mocked site. */
import { type Product, readProduct } from '../../../core/model/commerce/read-product.ts';

/** Finds a product on the page that adds it to the cart, by its id and the page's path. */
export type FindProduct = (itemId: string, page: string) => Promise<Product | undefined>;

const print = (id: string, title: string, sku: string, price: number, qtyInStock: number): unknown => ({
  id,
  title,
  structuredContent: {
    productType: 1,
    variants: [{ sku, price, qtyInStock }],
  },
});

/** The products of every site: those in the initial cart. */
const known: readonly Product[] = [
  print('64f1c0de5a1e7a0b2c3d4f01', 'Leeward, 60 × 40 cm', 'SQ0000001', 18_000, 5),
  print('64f1c0de5a1e7a0b2c3d4f02', 'Saltmarsh, 30 × 20 cm', 'SQ0000002', 6450, 150),
].flatMap((data) => {
  const reading = readProduct(data, 'EUR');
  return reading.ok ? [reading.product] : [];
});

/** Returns the product on the page, or one that every site has; undefined for another id. */
export async function productOf(
  itemId: string,
  page: string | undefined,
  findProduct: FindProduct | undefined,
): Promise<Product | undefined> {
  const onPage = page === undefined ? undefined : await findProduct?.(itemId, page);
  return onPage ?? known.find(({ id }) => id === itemId);
}
