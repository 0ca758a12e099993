/** Finds the data of products in the markup that uses it: `<site-product>`, or the variants of a site builder. */
import type { DataField } from '../../../core/model/commerce/product-data/data-field.ts';
import { readOptionValues } from '../../../core/model/commerce/product-data/read-variant.ts';
import { variantsOf } from '../../../core/model/commerce/product-faults.ts';
import { inspectProduct, type Product, type ProductProblem } from '../../../core/model/commerce/read-product.ts';
import { currencyCode } from '../../../core/model/money/currency-attribute.ts';
import { type EmbeddedJson, jsonInAttribute } from '../data/json-ranges.ts';
import { parseJson } from '../data/parse-json.ts';
import { hasTemplateCode, isBound, isDynamicJson } from './dynamic.ts';
import { memoizeLast } from './memoize-last.ts';
import { attributeOf, contentStart, type Page, type PageElement, textOf } from './page.ts';

const variantsAttribute = 'data-variants';

export interface ParsedProduct {
  readonly value: unknown;
  /** The variants in the data. */
  readonly variants: readonly DataField[];
  /** The currency is empty if neither the data nor the element declares it. */
  readonly product: Product;
  readonly problems: readonly ProductProblem[];
}

/** Data with more options is not checked, because each variant has a value for each. Site builders allow six. */
const mostOptions = 100;

/** The data of a product, and the element whose controls choose its variants. */
export interface ProductPlace extends EmbeddedJson {
  readonly holder: PageElement;
  /** Whether the element is `<site-product>`, which uses no data with an invalid field. */
  readonly isElement: boolean;
  /** The data; undefined if it is not JSON. */
  readonly parsed: ParsedProduct | undefined;
}

const isElement = ({ name }: PageElement): boolean => name === 'site-product';

/** Whether the element contains the controls of a product: one of ours, or that of a site builder with the data of its variants. */
export const isProductHolder = (element: PageElement): boolean =>
  isElement(element) ||
  (/(?:^|\s)product-variants(?=\s|$)/.test(textOf(element, 'class')) &&
    (attributeOf(element, variantsAttribute) !== undefined || isBound(element, variantsAttribute)));

/** Whether the element is a script that contains JSON. */
export const isJsonScript = (element: PageElement): boolean =>
  element.name === 'script' && textOf(element, 'type').trim().toLowerCase() === 'application/json';

function jsonInScript(script: PageElement, text: string): EmbeddedJson {
  const start = contentStart(script, text);
  return { text: text.slice(start, script.end), at: (offset) => start + offset };
}

/** Returns the valid currency that an element declares. */
export const currencyOf = (element: PageElement): string | undefined =>
  currencyCode().parse(textOf(element, 'currency'));

/** Returns the JSON of the attribute that takes precedence, or of the first script. */
function jsonOf(holder: PageElement, { source, elements }: Page): EmbeddedJson | undefined {
  const names = isElement(holder) ? ['product', 'data-product', variantsAttribute] : [variantsAttribute];
  if (names.some((name) => isBound(holder, name))) return undefined;
  const attribute = names.map((name) => attributeOf(holder, name)).find((one) => one?.value);
  if (attribute) return jsonInAttribute(attribute, source.text);
  if (!isElement(holder)) return undefined;
  for (let at = holder.index + 1; at < holder.next; at++) {
    const child = elements[at];
    if (child?.parent === holder && isJsonScript(child)) return jsonInScript(child, source.text);
  }
  return undefined;
}

function parse(holder: PageElement, value: unknown): ParsedProduct | undefined {
  const { variants } = variantsOf(value);
  const options = new Set(variants.flatMap((variant) => [...readOptionValues(variant).keys()]));
  if (options.size > mostOptions) return undefined;
  return { value, variants, ...inspectProduct(value, currencyOf(holder) ?? '') };
}

/** Returns the data of the products of a page, except data that a template fills in. */
export const productPlaces = memoizeLast((page: Page): readonly ProductPlace[] => {
  // Most pages have no products, and a search of the text is cheaper than one of every tag.
  if (!['product-variants', 'site-product'].some((sign) => page.source.text.includes(sign))) return [];
  return page.elements.filter(isProductHolder).flatMap((holder): readonly ProductPlace[] => {
    const json = jsonOf(holder, page);
    if (!json || json.text.trim() === '' || isDynamicJson(json.text) || hasTemplateCode(json.text)) return [];
    const found = parseJson(json.text);
    const parsed = found && parse(holder, found.value);
    return found && !parsed ? [] : [{ ...json, holder, isElement: isElement(holder), parsed }];
  });
});
