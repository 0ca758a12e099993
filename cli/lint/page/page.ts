/** A parsed page for the rules: its elements in order, with exact ranges, read in one pass over the text. */
import { Parser } from 'htmlparser2';
import { prerenderMark } from '../../text/prerendered-root.ts';
import type { Source } from '../../text/source.ts';
import { isPlainName } from './attribute-use.ts';
import { ElementIndex } from './element-index.ts';
import { OpenNames } from './open-names.ts';
import { blank, findGeneratedMarkup, type PrerenderedRoot } from './prerendered-roots.ts';

/** The prefix of comments that suppress rules. */
export const directivePrefix = 'site-lint-';

/** Offsets into the text, `end` exclusive. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/** An attribute as written. Its range is all of `name="value"`. */
export interface PageAttribute extends Range {
  readonly name: string;
  /** With character references decoded. */
  readonly value: string;
  readonly quote: string | null | undefined;
}

/** An element, found by its start tag. */
export interface PageElement {
  readonly name: string;
  /** The range of the tag's name, with its `<`. */
  readonly tag: Range;
  readonly attributes: readonly PageAttribute[];
  /** Whether no template or framework writes attributes of it, see `dynamic.ts`. */
  readonly isPlain: boolean;
  /** Whether it directly contains text, or code that inserts some. */
  readonly hasText: boolean;
  /** The element whose start tag ended this one, as browsers end a link before the next one. */
  readonly closedBy: PageElement | undefined;
  readonly parent: PageElement | undefined;
  /** The offset at which its content ends. */
  readonly end: number;
  /** The index of the element in the page. `next` is the index of the first element after its content. */
  readonly index: number;
  readonly next: number;
}

/** A directive comment. Its range includes `<!--` and `-->`, its text does not. */
export interface Comment extends Range {
  readonly text: string;
}

/** A `<form>` inside another one. Browsers ignore its start tag, so it is not an element of the page. */
export interface NestedForm {
  readonly tag: Range;
  readonly parent: PageElement | undefined;
}

export interface Page {
  /** The text without what `prerender` wrote: white space replaces it, so that all offsets are those of the file. */
  readonly source: Source;
  /** The text of the file. */
  readonly original: string;
  /** The shadow roots that `prerender` wrote. */
  readonly prerendered: readonly PrerenderedRoot[];
  /** The ranges of everything that `prerender` wrote, in order. */
  readonly generated: readonly Range[];
  readonly comments: readonly Comment[];
  readonly elements: readonly PageElement[];
  readonly nestedForms: readonly NestedForm[];
  /** The elements by tag. */
  readonly byName: ReadonlyMap<string, readonly PageElement[]>;
  /** The elements that have attributes. */
  readonly attributed: readonly PageElement[];
  /** The elements with each attribute. */
  readonly byAttribute: ReadonlyMap<string, readonly PageElement[]>;
  /** The targets of fragments: ids, including those of slides, and the names of `a[name]`. */
  readonly targets: ReadonlySet<string>;
  /** Whether the text is a complete page. The markup around a fragment is unknown. */
  readonly isWhole: boolean;
  /** The offset of a comment that is not closed; it contains the rest of the text. */
  readonly unclosedComment: number | undefined;
}

/** Blink and WebKit nest no deeper: elements that are opened inside the last level become siblings. */
const maxDepth = 512;

// Shared, because most elements have no attributes.
const none: never[] = [];

interface Growing extends PageElement {
  attributes: PageAttribute[];
  isPlain: boolean;
  hasText: boolean;
  closedBy: PageElement | undefined;
  end: number;
  next: number;
}

type Opened = Pick<PageElement, 'name' | 'tag' | 'parent' | 'end' | 'index'>;

// Without a spread, which would take most of the time of reading a page.
const growing = ({ name, tag, parent, end, index }: Opened): Growing => ({
  name,
  tag,
  attributes: none,
  isPlain: true,
  hasText: false,
  closedBy: undefined,
  parent,
  end,
  index,
  next: index + 1,
});

/** A parser that provides the range of each start tag, and reports those that it ignores, as browsers do. */
class TagParser extends Parser {
  /** The start tag of the element that is being opened; undefined if the parser opens it without a tag. */
  startTag: Range | undefined;
  /** Whether the current start tag is ignored. */
  isIgnored = false;
  onignored: ((tag: Range) => void) | undefined;

  override onopentagname(start: number, end: number): void {
    const tag = { start: start - 1, end };
    this.startTag = tag;
    this.isIgnored = true;
    super.onopentagname(start, end);
    this.startTag = undefined;
    if (this.isIgnored) this.onignored?.(tag);
  }
}

// Code that inserts text, which the parser reads as a comment: PHP, server-side includes, Knockout.
const insertsText = /^(?:\?|\s*#|\s*ko\b)/;

/** Replaces a private list of the parser, with its items. */
function replaceList(parser: Parser, key: string): void {
  const names = new OpenNames<unknown>();
  for (const name of Reflect.get(parser, key)) names.unshift(name);
  Reflect.set(parser, key, names);
}

/** Reads a page. Every text is a page: no syntax error of HTML stops the parser. What `prerender` wrote is left out. */
export function readPage(source: Source): Page {
  const { text } = source;
  const page = readAll(source);
  if (!text.includes(prerenderMark)) return { ...page, original: text, prerendered: [], generated: [] };
  const found = findGeneratedMarkup(page.byName, text);
  return { ...readAll({ ...source, text: blank(text, found.generated) }), original: text, ...found };
}

function readAll(source: Source): Omit<Page, 'original' | 'prerendered' | 'generated'> {
  const { text } = source;
  const elements: PageElement[] = [];
  const comments: Comment[] = [];
  const open: Growing[] = [];
  const elementIndex = new ElementIndex<PageElement>();
  let unclosedComment: number | undefined;
  const nestedForms: NestedForm[] = [];
  const parentOf = (): Growing | undefined => open[Math.min(open.length, maxDepth) - 1];
  const closing: Growing[] = [];
  const parser = new TagParser({
    onopentagname(name) {
      parser.isIgnored = false;
      const tag = parser.startTag ?? { start: parser.startIndex, end: parser.startIndex };
      const parent = parentOf();
      const element = growing({ name, tag, parent, end: text.length, index: elements.length });
      if (closing.length > 0) for (const one of closing.splice(0)) one.closedBy = element;
      const before = open.at(-1);
      if (before && before !== parent) before.end = Math.min(before.end, tag.start);
      open.push(element);
      // Elements that the parser creates, as for a stray `</p>`, are not in the text.
      if (!parser.startTag) return;
      elements.push(element);
      elementIndex.add(element);
    },
    onattribute(name, value, quote) {
      const element = open.at(-1);
      if (!element || parser.isIgnored) return;
      if (element.attributes === none) element.attributes = [];
      elementIndex.addAttribute(element, name, value);
      element.isPlain &&= isPlainName(name);
      element.attributes.push({ name, value, quote, start: parser.startIndex, end: parser.endIndex });
    },
    ontext(part) {
      const element = open.at(-1);
      if (element) element.hasText ||= /\S/.test(part);
    },
    oncomment(comment) {
      if (parser.endIndex >= text.length && text.startsWith('<!--', parser.startIndex))
        unclosedComment = parser.startIndex;
      const element = open.at(-1);
      if (element) element.hasText ||= insertsText.test(comment);
      if (comment.trimStart().startsWith(directivePrefix))
        comments.push({ text: comment, start: parser.startIndex, end: parser.endIndex + 1 });
    },
    onclosetag() {
      const element = open.pop();
      if (!element) return;
      if (parser.startTag) closing.push(element);
      element.end = Math.min(element.end, parser.startIndex);
      if (open.length < maxDepth) element.next = elements.length;
    },
  });
  parser.onignored = (tag) => void nestedForms.push({ tag, parent: parentOf() });
  for (const list of ['stack', 'foreignContext']) replaceList(parser, list);
  parser.end(text);
  const { byName, ...index } = elementIndex;
  const isWhole = byName.has('html') || byName.has('body');
  return { source, comments, elements, nestedForms, byName, ...index, isWhole, unclosedComment };
}

/** Returns the elements of a page with these tags, grouped by tag and in order within each tag. */
export const named = ({ byName }: Page, ...tags: readonly string[]): readonly PageElement[] => {
  const [first = none, ...others] = tags.map((tag): readonly PageElement[] => byName.get(tag) ?? none);
  return others.some((more) => more.length > 0) ? first.concat(...others) : first;
};

/** Returns the elements of a page with an attribute, in order. */
export const withAttribute = ({ byAttribute }: Page, name: string): readonly PageElement[] =>
  byAttribute.get(name) ?? none;

/** Returns the attributes with one of these names, each with its element, by name and in order. */
export const attributesNamed = (
  page: Page,
  names: Iterable<string>,
): readonly { readonly element: PageElement; readonly attribute: PageAttribute }[] =>
  [...names].flatMap((name) =>
    withAttribute(page, name).flatMap((element) => {
      const attribute = attributeOf(element, name);
      return attribute ? [{ element, attribute }] : [];
    }),
  );

/** Returns an element and all elements inside it. */
export const withDescendants = ({ index, next }: PageElement, page: Page) => page.elements.slice(index, next);

/** Whether the element or one inside it passes the test. */
export function someWithin(
  { index, next }: PageElement,
  { elements }: Page,
  test: (one: PageElement) => boolean,
): boolean {
  for (let at = index; at < next; at++) {
    const element = elements[at];
    if (element && test(element)) return true;
  }
  return false;
}

/** More attributes than this are searched by name. */
const fewAttributes = 16;

// Rules look for many names. A search through all attributes for each of them would be quadratic.
const indexes = new WeakMap<readonly PageAttribute[], ReadonlyMap<string, PageAttribute>>();

function attributesByName(attributes: readonly PageAttribute[]): ReadonlyMap<string, PageAttribute> {
  const index = indexes.get(attributes) ?? new Map(attributes.toReversed().map((one) => [one.name, one]));
  indexes.set(attributes, index);
  return index;
}

/** Returns the first attribute with a name, which is the one that browsers use. */
export function attributeOf({ attributes }: PageElement, name: string): PageAttribute | undefined {
  if (attributes.length > fewAttributes) return attributesByName(attributes).get(name);
  for (const attribute of attributes) if (attribute.name === name) return attribute;
  return undefined;
}

/** Returns the value of an attribute, or an empty string. */
export const textOf = (element: PageElement, name: string): string => attributeOf(element, name)?.value ?? '';

/** Whether the element is a template, whose content is only inserted by scripts at unknown places. */
export const isTemplate = ({ name }: PageElement): boolean => name === 'template';

/** Returns the offset after the start tag; its last attribute ends before `>`. */
export function contentStart({ tag, attributes }: PageElement, text: string): number {
  const end = text.indexOf('>', attributes.at(-1)?.end ?? tag.end);
  return end < 0 ? text.length : end + 1;
}

/** Returns the range of an attribute's name. */
export const nameRange = ({ start, end }: PageAttribute, text: string): Range => {
  const sign = text.slice(start + 1, end).search(/[=\s]/);
  return { start, end: sign < 0 ? end : start + 1 + sign };
};

/** Returns the range of an attribute's value without quotes, or that of the attribute if the value is empty. */
export function valueRange(attribute: PageAttribute, text: string): Range {
  const { quote, start, end } = attribute;
  const from = start + attribute.name.length + 2;
  // Most attributes are written like this. Others have spaces around the sign, or no quotes.
  if (quote && attribute.value !== '' && text.charAt(from - 2) === '=' && text.charAt(from - 1) === quote)
    return { start: from, end: end - 1 };
  const sign = text.indexOf('=', nameRange(attribute, text).end);
  if (quote === undefined || attribute.value === '' || sign < 0) return { start, end };
  const gap = text.slice(sign + 1, end).search(/\S/);
  const width = quote === null ? 0 : 1;
  return { start: sign + 1 + gap + width, end: end - width };
}
