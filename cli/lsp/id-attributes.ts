/** The attributes whose values are ids of elements in the same page. */

import type { Vocabulary } from './vocabulary.ts';

/** Attributes with one id. */
const single: ReadonlySet<string> = new Set([
  'aria-activedescendant',
  'aria-errormessage',
  'commandfor',
  'for',
  'form',
  'list',
  'popovertarget',
]);

/** Attributes with a list of ids. */
const lists: ReadonlySet<string> = new Set([
  'aria-controls',
  'aria-describedby',
  'aria-details',
  'aria-flowto',
  'aria-labelledby',
  'aria-owns',
  'headers',
  'itemref',
]);

/**
 * Returns whether an attribute contains the ids of elements: one, or a list of them. The attributes of the elements of
 * this package are those of their contracts.
 */
export function idAttribute(tag: string, name: string, { elements }: Vocabulary): 'id' | 'ids' | undefined {
  const element = elements.get(tag);
  if (element?.attributes.has(name)) return element.attributes.get(name)?.ids === undefined ? undefined : 'ids';
  if (lists.has(name) || (tag === 'output' && name === 'for')) return 'ids';
  return single.has(name) ? 'id' : undefined;
}
