/** The ids of a page: where elements have them, and where the page refers to them. */

import { decoded } from '../../core/model/links/decoded.ts';
import { idsIn } from '../lint/page/ids.ts';
import { links } from '../lint/page/links.ts';
import { type Page, type PageAttribute, type PageElement, type Range, valueRange } from '../lint/page/page.ts';
import { baseOf } from '../lint/page/page-base.ts';
import { withoutTextFragment } from '../lint/rules/anchor-target.ts';
import { idAttribute } from './id-attributes.ts';
import type { Vocabulary } from './vocabulary.ts';

/** An id as written, without quotes and `#`. */
export interface IdPlace extends Range {
  readonly id: string;
  /** Whether an element has the id; otherwise it is a reference to it. */
  readonly isDefinition: boolean;
}

/** Attributes that make an element the target of a fragment. */
const isDefinition = ({ name: tag }: PageElement, { name }: PageAttribute): boolean =>
  name === 'id' || name === 'data-slide-id' || (name === 'name' && tag === 'a');

/** Returns the range of the fragment in a URL, without its `#`. `range` is that of the URL. */
export function fragmentRange(range: Range, text: string): Range | undefined {
  const url = withoutTextFragment(text.slice(range.start, range.end));
  const sign = url.indexOf('#');
  return sign < 0 ? undefined : { start: range.start + sign + 1, end: range.start + url.trimEnd().length };
}

function placesIn(element: PageElement, attribute: PageAttribute, text: string, vocabulary: Vocabulary) {
  if (attribute.value.trim() === '') return [];
  if (isDefinition(element, attribute))
    return [{ id: attribute.value, isDefinition: true, ...valueRange(attribute, text) }];
  const kind = idAttribute(element.name, attribute.name, vocabulary);
  if (kind === undefined) return [];
  if (kind === 'id') return [{ id: attribute.value, isDefinition: false, ...valueRange(attribute, text) }];
  return idsIn(attribute, text).map((one) => ({ ...one, isDefinition: false }));
}

/** Returns the places of all ids in a page, those of links to the page itself included. */
export function idPlaces(page: Page, vocabulary: Vocabulary): readonly IdPlace[] {
  const { text } = page.source;
  const inAttributes = page.attributed.flatMap((element) =>
    element.attributes.flatMap((attribute) => placesIn(element, attribute, text, vocabulary)),
  );
  if (baseOf(page).kind !== 'page') return inAttributes;
  const inLinks = links(page).flatMap(({ href }) => {
    const range = href.value.startsWith('#') ? fragmentRange(valueRange(href, text), text) : undefined;
    if (!range || range.start === range.end) return [];
    return [{ id: decoded(text.slice(range.start, range.end)), isDefinition: false, ...range }];
  });
  return [...inAttributes, ...inLinks];
}

/** Whether a text can be an id everywhere: in attributes with lists, and in URLs. */
export const isPossibleId = (text: string): boolean => /^[^\s"'`&<>=#?%]+$/.test(text);
