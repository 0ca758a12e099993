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

/** Returns the offset at which the run of matching characters around an offset begins, not before `from`. */
function startOf(text: string, offset: number, from: number, character: RegExp): number {
  let at = offset;
  while (at > from && character.test(text.charAt(at - 1))) at -= 1;
  return at;
}

/** Returns the offset at which the run of matching characters around an offset ends, not after `to`. */
function endOf(text: string, offset: number, to: number, character: RegExp): number {
  let at = offset;
  while (at < to && character.test(text.charAt(at))) at += 1;
  return at;
}

const inWord = /\S/;
const inName = /[\w-]/;
const inCompound = /[^\s{},()>+~]/;

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

/** The word at the offset, in a list that is separated by white space. */
const wordAt = ({ start, end }: { readonly start: number; readonly end: number }, text: string, offset: number) => ({
  start: startOf(text, offset, start, inWord),
  end: endOf(text, offset, end, inWord),
});

type ValuePlace = Extract<MarkupPlace, { readonly kind: 'value' }>;

/** Returns the commands of the element that a button controls; of all elements if it is not known. */
function commandEntries({ tag }: ValuePlace, page: Page, { elements }: Vocabulary): readonly Entry[] {
  const id = writtenValue(tag, 'commandfor');
  const target = withAttribute(page, 'id').find((one) => textOf(one, 'id') === id);
  const found = target && elements.get(target.name);
  const all = found ? found.commands : [...elements.values()].flatMap(({ commands }) => commands);
  return [...new Map(all.map((one) => [one.name, one])).values()];
}

/** Returns the CSS custom property that is being written before the offset. */
function cssSuggestions(text: string, from: number, offset: number, { cssProperties }: Vocabulary) {
  const start = startOf(text, offset, from, inName);
  return text.startsWith('--', start) && offset >= start + 2
    ? { start, end: offset, all: of('css', cssProperties) }
    : undefined;
}

const partStart = '::part(';

/** The longest selector that is read before a part, in UTF-16 units. */
const longestSelector = 256;

/** Returns the parts of the element in the selector: `site-dialog::part(`, with the names before the one at the offset. */
function partSuggestions(text: string, from: number, offset: number, { elements }: Vocabulary) {
  const selector = text.slice(Math.max(from, offset - longestSelector), offset);
  const open = selector.lastIndexOf(partStart);
  if (open < 0 || /[^\w\s-]/.test(selector.slice(open + partStart.length))) return undefined;
  const compound = selector.slice(startOf(selector, open, 0, inCompound), open);
  const [tag = ''] = /^[a-z][\w-]*/i.exec(compound) ?? [];
  const element = elements.get(tag.toLowerCase());
  const all = element ? element.parts : [...elements.values()].flatMap(({ parts }) => parts);
  const entries = [...new Map(all.map((one) => [one.name, one])).values()];
  return { start: startOf(text, offset, from, inName), end: offset, all: of('css', entries) };
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
    return ids === 'id' ? { ...value, all: entries } : { ...wordAt(value, source.text, offset), all: entries };
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

/** Describes the name or value at an offset of a page; undefined where nothing is known. */
export function explainPage(source: Source, offset: number, context: SuggestionContext): Explanation | undefined {
  const { text } = source;
  const place = markupAt(text, offset);
  if (!place || place.kind === 'text') return undefined;
  // The range of a name in CSS is known only from its end.
  const isCss = place.kind === 'content' || (place.kind === 'value' && place.attribute.name === 'style');
  const at = isCss ? endOf(text, offset, text.length, inName) : offset;
  const found = pageSuggestions(source, at, context);
  if (!found) return undefined;
  const isMarkup = place.kind === 'tag' || place.kind === 'attribute';
  return explained(found, isMarkup ? text.toLowerCase() : text);
}
