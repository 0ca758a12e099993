/** Finds the ranges of JSON values in a page. */

import { offsetsInAttribute } from '../page/offsets-in-attribute.ts';
import { type PageAttribute, type Range, valueRange } from '../page/page.ts';
import type { JsonNode } from './read-json.ts';

/** Returns the value at a path, or the closest one around it. */
export const nodeAt = (root: JsonNode | undefined, path: readonly (string | number)[]): JsonNode | undefined =>
  path.reduce<JsonNode | undefined>((node, key) => node?.members?.get(key) ?? node, root);

/** A JSON text in a file. */
export interface EmbeddedJson {
  readonly text: string;
  /** Converts an offset in `text` to an offset in the file. */
  readonly at: (offset: number) => number;
  /** Escapes JSON for its place: unchanged, or with character references in an attribute. */
  readonly write?: (json: string) => string;
}

/**
 * Escapes JSON for an attribute with these quotes. Without quotes, characters such as white space would end the value.
 */
const inQuotes =
  (quote: string | null | undefined) =>
  (json: string): string => {
    const safe = json.replaceAll('&', '&amp;');
    if (quote === '"') return safe.replaceAll('"', '&quot;');
    if (quote === "'") return safe.replaceAll("'", '&#39;');
    return safe.replace(/[\s"'`=<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  };

/** Returns the JSON in an attribute of a page. */
export function jsonInAttribute(attribute: PageAttribute, page: string): EmbeddedJson {
  return { text: attribute.value, at: offsetsInAttribute(attribute, page), write: inQuotes(attribute.quote) };
}

/**
 * Returns a function that converts a range of an attribute's decoded value to a range of the page, and undefined to
 * that of the entire value.
 */
export function rangesInAttribute(attribute: PageAttribute, page: string): (part: Range | undefined) => Range {
  const { at } = jsonInAttribute(attribute, page);
  return (part) =>
    part && attribute.value !== '' ? { start: at(part.start), end: at(part.end) } : valueRange(attribute, page);
}
