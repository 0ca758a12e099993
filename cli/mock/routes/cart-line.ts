/** Lines of a cart, from the product that a visitor adds. */
import { selectedOptions, visitorFields } from '../../../core/model/commerce/cart-item.ts';
import type { Product, ProductVariant } from '../../../core/model/commerce/read-product.ts';
import { createVariantChoice } from '../../../core/model/commerce/variant-choice.ts';
import type { MockSite } from '../state/mock-site.ts';
import { priceOf, stockOf } from '../state/prices.ts';
import { afterOrders } from '../state/stock.ts';

/** The fields of an addition to the cart that are not options of the product. */
export interface Addition {
  readonly itemId: string;
  readonly sku?: string | undefined;
  readonly variantId?: string | undefined;
  readonly planId?: string | undefined;
  readonly quantity?: string | number | undefined;
  readonly unitPrice?: { readonly currency: string; readonly value: string } | undefined;
  readonly key?: string | undefined;
  readonly returnTo?: string | undefined;
}

/** Finds the variant by SKU, by id or by the values of its options, which a form sends under the names of the options. */
export function variantOf(product: Product, sent: Addition): ProductVariant | undefined {
  const { sku, variantId } = sent;
  if (sku) return product.variants.find((variant) => variant.sku === sku);
  if (variantId) return product.variants.find((variant) => variant.id === variantId);
  const values = new Map(Object.entries(sent).map(([name, value]) => [name, String(value)]));
  const chosen = createVariantChoice(product).resolve(values);
  return chosen.state === 'chosen' ? chosen.variant : undefined;
}

/** Returns a URL of the page that sold the product in a form that works on every page of the site. */
function siteUrl(url: string, page: URL | undefined): string {
  if (!page || !URL.canParse(url, page)) return url;
  const { href, origin } = new URL(url, page);
  return origin === page.origin ? href.slice(origin.length) : href;
}

/** Returns the line of the cart for a variant, at its current price and stock. `page` has sold it. */
export function lineOf(
  product: Product,
  variant: ProductVariant,
  sent: Addition,
  { options: { carts }, state }: MockSite,
  page: URL | undefined,
) {
  const unitPrice = priceOf(product, variant, sent.planId, carts);
  const fields = visitorFields(Object.entries(sent), product);
  return afterOrders(state.orders, {
    itemId: sent.itemId,
    productName: product.title ?? sent.itemId,
    options: selectedOptions(product, variant),
    ...(variant.imageUrl !== undefined && { imageUrl: siteUrl(variant.imageUrl, page) }),
    ...(product.url !== undefined && { productUrl: siteUrl(product.url, page) }),
    sku: variant.sku ?? '',
    ...(variant.id !== undefined && { variantId: variant.id }),
    ...(sent.planId && { planId: sent.planId }),
    ...(fields && { fields }),
    quantity: Number(sent.quantity ?? 1),
    unitPrice,
    stock: stockOf(variant, carts),
    productType: product.type,
  });
}
