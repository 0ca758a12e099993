/** Returns the names and values that fit at a place of a page, and describes the one at a place. */

import { type Page, readPage, textOf, withAttribute } from '../lint/page/page.ts';
import type { Source } from '../text/source.ts';
import { idAttribute } from './id-attributes.ts';
import { explained, type JsonSchemas, jsonSuggestions } from './json-suggestions.ts';
import { type MarkupPlace, markupAt, type WrittenTag, writtenValue } from './markup-at.ts';
import type { Explanation, Suggestion, SuggestionKind, Suggestions } from './suggestion.ts';
import type { AttributeEntry, Entry, Vocabulary } from './vocabulary.ts';

const of = (kind: SuggestionKind, all: readonly Entry[]): readonly Suggestion[] =>
  all.map(({ name, description }) => ({ kind, name, description }));

/** Describes an element with an id by its tag. */
const idEntries = (page: Page, tag: string | undefined): readonly Entry[] =>
  withAttribute(page, 'id')
    .filter(({ name }) => tag === undefined || tag === '*' || name === tag)
    .map((element) => ({ name: textOf(element, 'id'), description: `\`<${element.name}>\`` }))
    .filter(({ name }) => name !== '' && !/\s/.test(name));

/** The word that ends at the offset, in a list that is separated by white space. */
function wordAt({ start, end, text }: { start: number; end: number; text: string }, offset: number) {
  const before = text.slice(0, offset - start);
  const after = text.slice(offset - start);
  const from = offset - (/\S*$/.exec(before.slice(-256))?.[0].length ?? 0);
  const to = offset + (/^\S*/.exec(after)?.[0].length ?? 0);
  return { start: Math.max(start, from), end: Math.min(end, to) };
}

function attributeSuggestions(
  tag: WrittenTag,
  own: string | undefined,
  parents: readonly WrittenTag[],
  { elements }: Vocabulary,
): readonly Suggestion[] {
  const present = new Set(tag.attributes.map(({ name }) => name));
  const known = [...(elements.get(tag.name)?.attributes.values() ?? [])];
  const slots = elements.get(parents.at(-1)?.name ?? '')?.slots ?? [];
  const inParent: readonly AttributeEntry[] =
    slots.length > 0
      ? [{ name: 'slot', description: 'The slot of the element around it.', isFlag: false, values: [], ids: undefined }]
      : [];
  return [...known, ...inParent]
    .filter(({ name }) => name === own || !present.has(name))
    .map(({ name, description, isFlag }) => ({ kind: 'attribute', name, description, takesValue: !isFlag }));
}

type ValuePlace = Extract<MarkupPlace, { readonly kind: 'value' }>;

/** Returns the commands of the element that a button controls; of all elements if it is not known. */
function commandEntries({ tag }: ValuePlace, page: Page, { elements }: Vocabulary): readonly Entry[] {
  const id = writtenValue(tag, 'commandfor');
  const target = withAttribute(page, 'id').find((one) => textOf(one, 'id') === id);
  const found = target && elements.get(target.name);
  const all = found ? found.commands : [...elements.values()].flatMap(({ commands }) => commands);
  return [...new Map(all.map((one) => [one.name, one])).values()];
}

const customProperty = /--[\w-]*$/;

/** Returns the CSS custom property that is being written before the offset. */
function cssSuggestions(text: string, from: number, offset: number, { cssProperties }: Vocabulary) {
  const start = Math.max(from, offset - 128);
  const [written] = customProperty.exec(text.slice(start, offset)) ?? [];
  return written === undefined
    ? undefined
    : { start: offset - written.length, end: offset, all: of('css', cssProperties) };
}

// The selector of a part: `site-dialog::part(`, with the names before the one that is being written.
const part = /(?:([a-z][\w-]*)[^\s{},()]{0,100})?::part\(([\w\s-]{0,100})$/i;

function partSuggestions(text: string, from: number, offset: number, { elements }: Vocabulary) {
  const found = part.exec(text.slice(Math.max(from, offset - 256), offset));
  if (!found) return undefined;
  const [, tag = '', names = ''] = found;
  const element = elements.get(tag.toLowerCase());
  const all = element ? element.parts : [...elements.values()].flatMap(({ parts }) => parts);
  const entries = [...new Map(all.map((one) => [one.name, one])).values()];
  const written = /[\w-]*$/.exec(names)?.[0] ?? '';
  return { start: offset - written.length, end: offset, all: of('css', entries) };
}

function valueSuggestions(
  place: ValuePlace,
  source: Source,
  offset: number,
  vocabulary: Vocabulary,
  fragmentsOf: (path: string) => readonly string[],
): Suggestions | undefined {
  const { tag, attribute, value, parents } = place;
  const { elements } = vocabulary;
  const { name } = attribute;
  const all = (kind: SuggestionKind, some: readonly Entry[]) => ({ ...value, all: of(kind, some) });
  const known = elements.get(tag.name)?.attributes.get(name);
  if (known && known.values.length > 0)
    return all(
      'value',
      known.values.map((one) => ({ name: one, description: known.description })),
    );
  if (name === 'slot') return all('value', elements.get(parents.at(-1)?.name ?? '')?.slots ?? []);
  if (name === 'style') return cssSuggestions(source.text, value.start, offset, vocabulary);
  const page = readPage(source);
  if (name === 'command') return all('value', commandEntries(place, page, vocabulary));
  const ids = idAttribute(tag.name, name, vocabulary);
  if (ids !== undefined) {
    const entries = of('id', idEntries(page, known?.ids));
    return ids === 'id' ? { ...value, all: entries } : { ...wordAt(value, offset), all: entries };
  }
  const hash = value.text.indexOf('#');
  if (name !== 'href' || hash < 0 || offset <= value.start + hash) return undefined;
  const path = value.text.slice(0, hash);
  const targets =
    path === '' ? idEntries(page, undefined) : fragmentsOf(path).map((id) => ({ name: id, description: '' }));
  return { start: value.start + hash + 1, end: value.end, all: of('id', targets) };
}

/** The facts about the document and its site that suggestions need. */
export interface SuggestionContext {
  readonly vocabulary: Vocabulary;
  readonly schemas: JsonSchemas;
  /** Returns the ids of another page, by the path of a link to it. */
  readonly fragmentsOf: (path: string) => readonly string[];
}

/** Returns what can be written at an offset of a page; undefined where nothing is known. */
export function pageSuggestions(source: Source, offset: number, context: SuggestionContext): Suggestions | undefined {
  const { vocabulary, schemas, fragmentsOf } = context;
  const { text } = source;
  const place = markupAt(text, offset);
  if (!place) return undefined;
  switch (place.kind) {
    case 'text':
      return undefined;
    case 'tag':
      return { ...place.tag, all: of('element', [...vocabulary.elements.values()]) };
    case 'attribute': {
      const { tag, attribute, parents } = place;
      const range = attribute ?? { start: offset, end: offset };
      return {
        start: range.start,
        end: range.end,
        all: attributeSuggestions(tag, attribute?.name, parents, vocabulary),
      };
    }
    case 'value':
      return valueSuggestions(place, source, offset, vocabulary, fragmentsOf);
    case 'content':
      if (place.tag.name === 'style')
        return (
          partSuggestions(text, place.start, offset, vocabulary) ??
          cssSuggestions(text, place.start, offset, vocabulary)
        );
      return place.tag.attributes.some(({ name }) => name === 'data-site-context')
        ? jsonSuggestions(text.slice(place.start, place.end), place.start, offset, 'site-context', schemas)
        : undefined;
  }
}

const nameAround = (text: string, offset: number): { start: number; end: number; name: string } => {
  const before = /[\w-]*$/.exec(text.slice(Math.max(0, offset - 128), offset))?.[0] ?? '';
  const after = /^[\w-]*/.exec(text.slice(offset, offset + 128))?.[0] ?? '';
  return { start: offset - before.length, end: offset + after.length, name: before + after };
};

/** Describes the name or value at an offset of a page; undefined where nothing is known. */
export function explainPage(source: Source, offset: number, context: SuggestionContext): Explanation | undefined {
  const { text } = source;
  const place = markupAt(text, offset);
  if (!place || place.kind === 'text') return undefined;
  // At the end of a name its whole range is known only from there.
  const around = nameAround(text, offset);
  const at =
    place.kind === 'content' || (place.kind === 'value' && place.attribute.name === 'style') ? around.end : offset;
  const found = pageSuggestions(source, at, context);
  if (!found) return undefined;
  const isMarkup = place.kind === 'tag' || place.kind === 'attribute';
  return explained(found, isMarkup ? text.toLowerCase() : text);
}
