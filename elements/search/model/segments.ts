/** A piece of a text that is shown in a text node, so that no markup of a server becomes nodes. */
export interface Segment {
  readonly text: string;
  readonly isMatch: boolean;
}

const characters: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  nbsp: '\u00a0',
};

/** Removes the tags of excerpts, and decodes the character references that servers write. Other markup stays as text. */
const decode = (text: string): string =>
  text
    .replace(/<\/?(?:p|br)\b[^<>]*>/gi, ' ')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (reference, name: string) => characters[name] ?? reference);

/** Matches the text of one of these, the longest first. */
const anyOf = (texts: readonly string[]): RegExp =>
  new RegExp(`(${texts.map((text) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')).join('|')})`, 'giu');

/** More parts of a query than this are not marked. */
const mostMarked = 10;

/** Splits a text of a result into its matches and the rest: at `<em>` if the server has marked them, or at the parts of the query. */
export function segmentsOf(marked: string, query: string): readonly Segment[] {
  const pieces = marked.split(/<\/?em>/i);
  const parts = query.split(/\s+/).filter(Boolean).slice(0, mostMarked);
  parts.sort((a, b) => b.length - a.length);
  // Each second piece is between a start and an end.
  const texts = pieces.length > 1 || parts.length === 0 ? pieces.map(decode) : decode(marked).split(anyOf(parts));
  return texts.map((text, index) => ({ text, isMatch: index % 2 === 1 })).filter(({ text }) => text !== '');
}
