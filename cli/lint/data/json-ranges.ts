/** Finds the ranges of JSON values in a page. */

import { offsetsInText } from '../page/character-references.ts';
import { type PageAttribute, type Range, valueRange } from '../page/page.ts';
import type { JsonNode } from './read-json.ts';

/** Returns the value at a path, or the closest one around it. */
export const nodeAt = (root: JsonNode | undefined, path: readonly (string | number)[]): JsonNode | undefined =>
  path.reduce<JsonNode | undefined>((node, key) => node?.members?.get(key) ?? node, root);

/**
 * Returns a function that converts a range of an attribute's decoded value to a range of the page, and undefined to
 * that of the entire value.
 */
export function rangesInAttribute(attribute: PageAttribute, text: string): (part: Range | undefined) => Range {
  const whole = valueRange(attribute, text);
  const raw = text.slice(whole.start, whole.end);
  const inText = offsetsInText(raw, attribute.value);
  const placed = (offset: number): number => whole.start + inText(offset);
  return (part) => (part && attribute.value !== '' ? { start: placed(part.start), end: placed(part.end) } : whole);
}
