/** Finds the data of a product in a page: in an attribute, in a script inside `<site-product>`, or in the site context. */

import { productSource } from '../../../core/model/commerce/product-source.ts';
import { type Product, readProduct } from '../../../core/model/commerce/read-product.ts';
import { currencyCode } from '../../../core/model/money/currency-attribute.ts';
import { parseJson } from '../data/parse-json.ts';
import { nearestOf } from './closest.ts';
import { attributeOf, contentStart, named, type Page, type PageElement, textOf } from './page.ts';
import { siteContextOf } from './site-context.ts';

const idAttribute = 'data-item-id';
const blockAttributes = ['data-product', 'data-variants'];

const isHolder = (element: PageElement): boolean => attributeOf(element, idAttribute) !== undefined;
const isHost = ({ name }: PageElement): boolean => name === 'site-product';
const isJson = (element: PageElement): boolean => textOf(element, 'type').trim().toLowerCase() === 'application/json';

/** The JSON of a product, and its id and the currency of prices without one, if the markup declares them. */
interface ProductData {
  readonly text: string;
  readonly itemId: string | undefined;
  readonly currency: string | undefined;
}

function dataIn(page: Page): readonly ProductData[] {
  const { text } = page.source;
  const [holders, hosts] = [nearestOf(page, isHolder), nearestOf(page, isHost)];
  const dataOf = (element: PageElement, json: string): ProductData => {
    const [holder, host] = [holders[element.index], hosts[element.index]];
    return {
      text: json,
      itemId: holder && textOf(holder, idAttribute),
      currency: host && currencyCode().parse(textOf(host, 'currency')),
    };
  };
  const attributes = page.attributed.flatMap((element) =>
    (isHost(element) ? ['product', ...blockAttributes] : blockAttributes).flatMap((name) => {
      const attribute = attributeOf(element, name);
      return attribute ? [dataOf(element, attribute.value)] : [];
    }),
  );
  const scripts = named(page, 'script')
    .filter((script) => isJson(script) && hosts[script.index] !== undefined)
    .map((script) => dataOf(script, text.slice(contentStart(script, text), script.end)));
  return [...attributes, ...scripts];
}

/** Returns the product with an id; undefined if the page has none, or its data is invalid. */
export function productIn(page: Page, id: string): Product | undefined {
  const { storeSettings = {}, item } = siteContextOf(page) ?? {};
  const { selectedCurrency, defaultCurrency } = storeSettings;
  const inMarkup = dataIn(page).map(({ text, ...rest }) => ({ ...rest, data: parseJson(text)?.value }));
  // Elements that contain no data.
  const ofPage = named(page, 'site-product').map((host) => ({
    data: productSource({ dataItemId: attributeOf(host, idAttribute)?.value }, undefined, item),
    itemId: undefined,
    currency: currencyCode().parse(textOf(host, 'currency')),
  }));
  for (const { data, itemId, currency = selectedCurrency ?? defaultCurrency } of [...inMarkup, ...ofPage]) {
    const reading = readProduct(data, currency);
    if (reading.ok && (reading.product.id ?? itemId) === id) return { ...reading.product, id };
  }
  return undefined;
}
