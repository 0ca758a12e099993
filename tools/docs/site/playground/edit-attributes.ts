/** Reads the elements of markup and edits their attributes in place, without changing any other character. */
import { type DefaultTreeAdapterMap, parse, parseFragment } from 'parse5';

type Node = DefaultTreeAdapterMap['node'];
type Element = DefaultTreeAdapterMap['element'];

/** A replacement of a range of the source. */
export interface Splice {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
}

export interface MarkupAttribute {
  readonly value: string;
  readonly from: number;
  readonly to: number;
}

/** A start tag in the source. */
export interface MarkupElement {
  readonly tag: string;
  /** Range of the start tag. */
  readonly from: number;
  readonly to: number;
  /** End of the element with its content. */
  readonly end: number;
  readonly attributes: ReadonlyMap<string, MarkupAttribute>;
}

/** Whether the source is a page rather than a fragment. */
export const isPage = (source: string): boolean => /^\s*(?:<!doctype\b|<html\b)/i.test(source);

/** Parses a page or a fragment as browsers do. */
export const parseMarkup = (source: string): Node =>
  isPage(source)
    ? parse(source, { sourceCodeLocationInfo: true })
    : parseFragment(source, { sourceCodeLocationInfo: true });

export const isElement = (node: Node): node is Element => 'tagName' in node;

export const childrenOf = (node: Node): readonly Node[] => {
  if ('content' in node) return node.content.childNodes;
  return 'childNodes' in node ? node.childNodes : [];
};

function markupElement({ tagName, attrs, sourceCodeLocation }: Element): MarkupElement | undefined {
  // Implied elements have no start tag in the source.
  const tag = sourceCodeLocation?.startTag;
  if (!tag) return undefined;
  const attributes = new Map<string, MarkupAttribute>();
  for (const { name, value, prefix } of attrs) {
    const range = sourceCodeLocation.attrs?.[prefix ? `${prefix}:${name}` : name];
    if (range) attributes.set(name, { value, from: range.startOffset, to: range.endOffset });
  }
  const { startOffset: from, endOffset: to } = tag;
  return { tag: tagName, from, to, end: sourceCodeLocation.endOffset, attributes };
}

/** Returns the elements with one of these tags, in source order. Does not throw for any text. */
export function findElements(source: string, isIncluded: (tag: string) => boolean): readonly MarkupElement[] {
  const found: MarkupElement[] = [];
  // A stack instead of recursion: markup may be nested thousands of levels deep.
  const stack: Node[] = [parseMarkup(source)];
  for (let node = stack.pop(); node; node = stack.pop()) {
    const element = isElement(node) && isIncluded(node.tagName) ? markupElement(node) : undefined;
    if (element) found.push(element);
    for (const child of childrenOf(node)) stack.push(child);
  }
  return found.sort((a, b) => a.from - b.from);
}

/** Returns the innermost element that contains the offset, otherwise the first one. */
export const elementAt = (elements: readonly MarkupElement[], offset: number): MarkupElement | undefined =>
  elements.findLast(({ from, end }) => from <= offset && offset <= end) ?? elements[0];

/** Returns the attribute as markup. An empty value is written as a name alone, unless `=` follows. */
function attributeText(name: string, value: string, isBeforeEquals: boolean): string {
  if (value === '' && !isBeforeEquals) return name;
  const quote = value.includes('"') && !value.includes("'") ? "'" : '"';
  const escaped = value.replaceAll('&', '&amp;').replaceAll(quote, quote === '"' ? '&quot;' : '&#39;');
  return `${name}=${quote}${escaped}${quote}`;
}

const isSpace = (character: string | undefined): boolean => character !== undefined && /\s/.test(character);

function removal(source: string, { from, to }: MarkupAttribute): Splice {
  let start = from;
  while (isSpace(source[start - 1])) start -= 1;
  // `a=1 b/>` without the space would be the value `1/`, and `a="1" b c` one name.
  return { from: start, to, insert: isSpace(source[to]) || source[to] === '>' ? '' : ' ' };
}

/** Returns the splice that sets the attribute of an element, or removes it when the value is undefined. */
export function attributeSplice(
  source: string,
  { tag, from, attributes }: MarkupElement,
  name: string,
  value: string | undefined,
): Splice | undefined {
  const present = attributes.get(name);
  if (value === undefined) return present && removal(source, present);
  const lastEnd = Math.max(from + 1 + tag.length, ...[...attributes.values()].map(({ to }) => to));
  const [start, end] = present ? [present.from, present.to] : [lastEnd, lastEnd];
  const before = present && isSpace(source[start - 1]) ? '' : ' ';
  const after = isSpace(source[end]) || source[end] === '>' || source[end] === '/' ? '' : ' ';
  const isBeforeEquals = /^\s*=/.test(source.slice(end, end + 200));
  return { from: start, to: end, insert: `${before}${attributeText(name, value, isBeforeEquals)}${after}` };
}

/** Applies a splice to a text. */
export const applySplice = (source: string, { from, to, insert }: Splice): string =>
  source.slice(0, from) + insert + source.slice(to);
