/** Where the data of a product is, if several places of a page have it. */
import type { ContextItem } from '../site-context/site-context.ts';

/** The attributes of an element that contain the data of a product or its id. */
interface ProductValues {
  readonly product?: unknown;
  readonly dataItemId?: unknown;
}

/**
 * Returns the JSON of a product as text, of the attribute or else of the script in the element; or else the page's item, unless the
 * element is for another product. Undefined if there is none.
 */
export function productSource(
  { product, dataItemId }: ProductValues,
  script: string | null | undefined,
  item: ContextItem | undefined,
): string | ContextItem | undefined {
  const text = typeof product === 'string' ? product : script;
  if (text !== undefined && text !== null) return text.trim() === '' ? undefined : text;
  const isSame = dataItemId === undefined || dataItemId === item?.id;
  return item?.structuredContent && isSame ? item : undefined;
}
