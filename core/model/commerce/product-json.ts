/** Where the data of a product is, if several places of a page have it. */
import { jsonText } from '../json-text.ts';
import type { ContextItem } from '../site-context/site-context.ts';

/** The attributes of an element that contain the data of a product or its id. */
interface ProductValues {
  readonly product?: string | undefined;
  readonly dataItemId?: string | undefined;
}

/**
 * Returns the JSON of a product: of the attribute, of the script in the element, or else of the page's item, unless the element
 * is for another product. Empty if there is none.
 */
export function productJson(
  { product, dataItemId }: ProductValues,
  script?: string | null,
  item?: ContextItem,
): string {
  const own = product ?? script;
  if (own !== undefined && own !== null) return own;
  const isSame = dataItemId === undefined || dataItemId === item?.id;
  return item?.structuredContent && isSame ? jsonText(item) : '';
}
