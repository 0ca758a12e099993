/** Structured data of schema.org for search engines, which do not read shadow roots. */
import { priceDisplay } from '../../core/model/commerce/price-display.ts';
import { productSource } from '../../core/model/commerce/product-source.ts';
import { type Product, readProduct } from '../../core/model/commerce/read-product.ts';
import { moneyOfCents } from '../../core/model/money/read-money.ts';
import { isRating, maxRating, summarizeRatings } from '../../core/model/reviews/review.ts';
import type { ContextItem } from '../../core/model/site-context/site-context.ts';
import type { ServerElement } from './server-dom.ts';

type Values = Readonly<Record<string, unknown>>;
type Data = Readonly<Record<string, unknown>>;

/** Both elements describe the same product, which search engines merge by its id. */
const productNode = (id: unknown, name: string): Data => ({
  '@context': 'https://schema.org',
  '@type': 'Product',
  ...(typeof id === 'string' && id !== '' && { '@id': `#product-${encodeURIComponent(id)}` }),
  name,
});

/** The average of the reviews in the markup; undefined without a name of the product or without reviews. */
function reviewsData({ children }: ServerElement, values: Values): Data | undefined {
  const { productName, productId, nativeReviews, importedReviews } = values;
  const ratings = children
    .filter((child) => (child.hasAttribute('data-imported') ? importedReviews : nativeReviews))
    .map((child) => Number(child.getAttribute('data-review')))
    .filter(isRating);
  if (typeof productName !== 'string' || productName.trim() === '' || ratings.length === 0) return undefined;
  const { average, count } = summarizeRatings(ratings);
  return {
    ...productNode(productId, productName.trim()),
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: average,
      reviewCount: count,
      bestRating: maxRating,
      worstRating: 1,
    },
  };
}

function offerOf(product: Product): Data | undefined {
  const sold = product.variants.flatMap(({ prices, stock }) =>
    prices ? [{ cents: priceDisplay([prices])?.cents ?? prices.price, stock }] : [],
  );
  const cents = sold.map((one) => one.cents).toSorted((a, b) => a - b);
  const amountOf = (amount: number | undefined) =>
    amount === undefined ? undefined : moneyOfCents(amount, product.currency)?.value;
  const [low, high] = [amountOf(cents[0]), amountOf(cents.at(-1))];
  if (low === undefined) return undefined;
  return {
    priceCurrency: product.currency,
    ...(low === high
      ? { '@type': 'Offer', price: low }
      : { '@type': 'AggregateOffer', lowPrice: low, highPrice: high, offerCount: sold.length }),
    availability: `https://schema.org/${sold.every(({ stock }) => stock === 0) ? 'OutOfStock' : 'InStock'}`,
  };
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/** The name and the price of a product; undefined if its data has none. */
function productData({ children }: ServerElement, values: Values, item?: ContextItem): Data | undefined {
  const { dataItemId, currency } = values;
  const script = children.find((child) => child.matches('script[type="application/json" i]'));
  const source = productSource(values, script?.textContent, item);
  const reading = readProduct(
    typeof source === 'string' ? parse(source) : source,
    typeof currency === 'string' ? currency : undefined,
  );
  if (!reading.ok || reading.product.title === undefined) return undefined;
  const { id, title, variants } = reading.product;
  const offers = offerOf(reading.product);
  const [only, ...others] = variants;
  return (
    offers && {
      ...productNode(id ?? dataItemId, title),
      ...(others.length === 0 && only?.sku !== undefined && { sku: only.sku }),
      offers,
    }
  );
}

type Writer = (element: ServerElement, values: Values, item?: ContextItem) => Data | undefined;

const writers: ReadonlyMap<string, Writer> = new Map([
  ['site-product', productData],
  ['site-reviews', reviewsData],
]);

/** Returns the JSON-LD of an element on the page of an item, safe in a `<script>`; undefined for an element without any. */
export function structuredData(element: ServerElement, values: Values, item?: ContextItem): string | undefined {
  const data = writers.get(element.localName)?.(element, values, item);
  return data && JSON.stringify(data).replaceAll('<', '\\u003c');
}
