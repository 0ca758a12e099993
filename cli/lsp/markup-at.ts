/**
 * Finds the syntax at a place of a page that may be incomplete, because it is being written: the parser of the rules reads
 * only complete tags.
 */

/** A range of the text, the end exclusive. */
interface Span {
  readonly start: number;
  readonly end: number;
}

/** An attribute as written; its range is that of the name. */
export interface WrittenAttribute extends Span {
  readonly name: string;
  /** The value without its quotes; undefined for an attribute without a value. */
  readonly value: (Span & { readonly text: string; readonly isQuoted: boolean }) | undefined;
}

/** A start tag, or an end tag without attributes. Its range is that of the name. */
export interface WrittenTag extends Span {
  readonly name: string;
  readonly attributes: readonly WrittenAttribute[];
}

/** The syntax at an offset. `parents` are the open elements around it, the innermost last. */
export type MarkupPlace =
  | { readonly kind: 'text'; readonly parents: readonly WrittenTag[] }
  | { readonly kind: 'tag'; readonly tag: WrittenTag; readonly parents: readonly WrittenTag[] }
  | {
      readonly kind: 'attribute';
      readonly tag: WrittenTag;
      /** Undefined in the white space of a tag. */
      readonly attribute: WrittenAttribute | undefined;
      readonly parents: readonly WrittenTag[];
    }
  | {
      readonly kind: 'value';
      readonly tag: WrittenTag;
      readonly attribute: WrittenAttribute;
      readonly value: Span & { readonly text: string };
      readonly parents: readonly WrittenTag[];
    }
  | ({ readonly kind: 'content'; readonly tag: WrittenTag } & Span);

const voidElements: ReadonlySet<string> = new Set([
  ...['area', 'base', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'source', 'track', 'wbr'],
]);

/** Elements whose content is text, which may contain `<`. */
const rawElements: ReadonlySet<string> = new Set(['script', 'style', 'textarea', 'title']);

/** Deeper elements are not remembered as parents. */
const maxDepth = 512;

function match(pattern: RegExp, text: string, at: number): string {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? '';
}

const tagName = /[^\s/>]*/y;
const attributeName = /[^\s=/>]+/y;
const gap = /[\s/]*/y;
const space = /\s*/y;
const unquoted = /[^\s>]*/y;

function lineEnd(text: string, at: number): number {
  const end = text.indexOf('\n', at);
  return end < 0 ? text.length : end;
}

/** Reads a value after its `=`. A value whose quote is not closed yet ends with its line. */
function readValue(text: string, at: number): { value: NonNullable<WrittenAttribute['value']>; end: number } {
  const start = at + match(space, text, at).length;
  const quote = text[start];
  if (quote !== '"' && quote !== "'") {
    const found = match(unquoted, text, start);
    const end = start + found.length;
    return { value: { start, end, text: found, isQuoted: false }, end };
  }
  const close = text.indexOf(quote, start + 1);
  const end = close >= 0 ? close : lineEnd(text, start + 1);
  return {
    value: { start: start + 1, end, text: text.slice(start + 1, end), isQuoted: true },
    end: close >= 0 ? end + 1 : end,
  };
}

/** Reads a tag from its name on. `end` is the offset after its `>`. */
function readTag(text: string, start: number): { tag: WrittenTag; end: number } {
  const name = match(tagName, text, start);
  const attributes: WrittenAttribute[] = [];
  let at = start + name.length;
  for (;;) {
    at += match(gap, text, at).length;
    // The next tag begins: this one is still being written.
    if (at >= text.length || text[at] === '>' || text[at] === '<') break;
    const found = match(attributeName, text, at) || text.charAt(at);
    const nameEnd = at + found.length;
    const sign = nameEnd + match(space, text, nameEnd).length;
    const read = text[sign] === '=' ? readValue(text, sign + 1) : undefined;
    attributes.push({ name: found.toLowerCase(), start: at, end: nameEnd, value: read?.value });
    at = read?.end ?? nameEnd;
  }
  const tag = { name: name.toLowerCase(), start, end: start + name.length, attributes };
  return { tag, end: text[at] === '>' ? at + 1 : at };
}

function placeInTag(tag: WrittenTag, offset: number, parents: readonly WrittenTag[]): MarkupPlace {
  if (offset <= tag.end) return { kind: 'tag', tag, parents };
  for (const attribute of tag.attributes) {
    const { start, end, value } = attribute;
    if (offset >= start && offset <= end) return { kind: 'attribute', tag, attribute, parents };
    if (value && offset >= value.start && offset <= value.end) return { kind: 'value', tag, attribute, value, parents };
  }
  return { kind: 'attribute', tag, attribute: undefined, parents };
}

/** Removes the elements that an end tag closes. */
function close(parents: WrittenTag[], name: string): void {
  const at = parents.findLastIndex((one) => one.name === name);
  if (at >= 0) parents.length = at;
}

/** Returns the syntax at an offset; undefined in comments. Reads the text up to it once. */
export function markupAt(text: string, offset: number): MarkupPlace | undefined {
  const parents: WrittenTag[] = [];
  let at = 0;
  for (;;) {
    const open = text.indexOf('<', at);
    if (open < 0 || open >= offset) return { kind: 'text', parents };
    if (text.startsWith('<!--', open)) {
      const end = text.indexOf('-->', open + 4);
      if (end < 0 || offset < end + 3) return undefined;
      at = end + 3;
      continue;
    }
    const isEnd = text[open + 1] === '/';
    const start = open + (isEnd ? 2 : 1);
    if (offset < start) return { kind: 'text', parents };
    if (!/[a-z]/i.test(text.charAt(start))) {
      if (offset === start) return { kind: 'tag', tag: { name: '', start, end: start, attributes: [] }, parents };
      at = start;
      continue;
    }
    const { tag, end } = readTag(text, start);
    const isClosed = text[end - 1] === '>';
    if (offset < end || (offset === end && !isClosed)) return placeInTag(tag, offset, parents);
    at = end;
    if (isEnd) close(parents, tag.name);
    else if (rawElements.has(tag.name)) {
      const pattern = new RegExp(`</${tag.name}`, 'gi');
      pattern.lastIndex = end;
      const stop = pattern.exec(text)?.index ?? text.length;
      if (offset <= stop) return { kind: 'content', tag, start: end, end: stop };
      at = stop;
    } else if (!voidElements.has(tag.name) && text[end - 2] !== '/' && parents.length < maxDepth) parents.push(tag);
  }
}

/** Returns the value of an attribute of a tag, or an empty string. */
export const writtenValue = ({ attributes }: WrittenTag, name: string): string =>
  attributes.find((one) => one.name === name)?.value?.text ?? '';
