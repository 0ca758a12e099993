/** Finds the data of a product in a page: in an attribute, or in a script inside `<site-product>`. */
import { type Product, readProduct } from '../../../core/model/commerce/read-product.ts';
import { parseJson } from '../data/parse-json.ts';
import { attributeOf, named, nearestOf, type Page, type PageElement, textOf } from './page.ts';

const [idAttribute, dataAttributes] = ['data-item-id', ['data-product', 'data-variants']] as const;

const isHolder = (element: PageElement): boolean => attributeOf(element, idAttribute) !== undefined;
const isHost = ({ name }: PageElement): boolean => name === 'site-product';
const isJson = (element: PageElement): boolean => textOf(element, 'type').trim().toLowerCase() === 'application/json';

/** The JSON of a product, and its id, if the markup declares one. */
interface ProductData {
  readonly text: string;
  readonly itemId: string | undefined;
}

function dataIn(page: Page): readonly ProductData[] {
  const { text } = page.source;
  const [holders, hosts] = [nearestOf(page, isHolder), nearestOf(page, isHost)];
  const itemIdOf = (element: PageElement): string | undefined => {
    const holder = holders[element.index];
    return holder && textOf(holder, idAttribute);
  };
  const attributes = page.attributed.flatMap((element) =>
    dataAttributes.flatMap((name) => {
      const attribute = attributeOf(element, name);
      return attribute ? [{ text: attribute.value, itemId: itemIdOf(element) }] : [];
    }),
  );
  const scripts = named(page, 'script')
    .filter((script) => isJson(script) && hosts[script.index] !== undefined)
    .map((script) => {
      const start = text.indexOf('>', script.attributes.at(-1)?.end ?? script.tag.end) + 1;
      return { text: text.slice(start, script.end), itemId: itemIdOf(script) };
    });
  return [...attributes, ...scripts];
}

/** Returns the product with an id; undefined if the page has none, or its data is invalid. */
export function productIn(page: Page, id: string): Product | undefined {
  for (const { text, itemId } of dataIn(page)) {
    const reading = readProduct(parseJson(text)?.value);
    if (reading.ok && (reading.product.id ?? itemId) === id) return { ...reading.product, id };
  }
  return undefined;
}
