/** The search of the docs: MiniSearch over the sections of all pages. Loaded when the visitor first uses the search. */
import MiniSearch from 'minisearch';

/** The index of a page in the list, the anchor of a section, its heading, its text. */
export type SearchRecord = readonly [page: number, anchor: string, heading: string, text: string];

export interface SearchIndex {
  readonly pages: readonly (readonly [path: string, title: string])[];
  readonly records: readonly SearchRecord[];
}

export interface Hit {
  /** Relative to the docs, with its anchor: `elements/map.html#consent`. */
  readonly url: string;
  readonly title: string;
  readonly heading: string;
  /** The text around the first term that was found. */
  readonly excerpt: string;
}

/** Returns the hits for a query, best first; none for a query without terms. */
export type Search = (query: string) => readonly Hit[];

/** Splits text into names with hyphens, and their parts: `slides-per-row` is found by `row` too. */
function tokenize(text: string): string[] {
  const names = text.match(/[\p{L}\p{N}]+(?:-+[\p{L}\p{N}]+)*/gu) ?? [];
  return names.flatMap((name) => (name.includes('-') ? [name, ...name.split(/-+/)] : [name]));
}

/** A query is not split at hyphens: `image-alt` is one name. */
const tokenizeQuery = (query: string): string[] => query.match(/[\p{L}\p{N}]+(?:-+[\p{L}\p{N}]+)*/gu) ?? [];

const excerptLength = 140;

/** Returns some text around the first of the terms. */
function excerptOf(text: string, terms: readonly string[]): string {
  const lowerCase = text.toLowerCase();
  const positions = terms.map((term) => lowerCase.indexOf(term)).filter((position) => position >= 0);
  const nearFirst = Math.max(0, text.lastIndexOf(' ', Math.min(...positions) - 40));
  const start = positions.length === 0 ? 0 : nearFirst;
  const end = start + excerptLength;
  return `${start > 0 ? '…' : ''}${text.slice(start, end).trim()}${text.length > end ? '…' : ''}`;
}

/** Builds the search from the index that the docs are built with. */
export function createSearch({ pages, records }: SearchIndex): Search {
  const titleOf = (page: number): string => pages[page]?.[1] ?? '';
  const engine = new MiniSearch({
    fields: ['heading', 'title', 'text'],
    tokenize,
    searchOptions: {
      tokenize: tokenizeQuery,
      boost: { heading: 6, title: 3 },
      prefix: true,
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
      combineWith: 'AND',
      // The start of a page precedes the rows of its tables.
      boostDocument: (id) => (records[id]?.[1] === '' ? 2 : 1),
    },
  });
  // The first section of a page has no heading: its title counts as one, so that the page precedes its other sections.
  engine.addAll(
    records.map(([page, , heading, text], id) => ({
      id,
      heading: heading || titleOf(page),
      title: titleOf(page),
      text,
    })),
  );
  return (query) =>
    engine.search(query).flatMap(({ id, terms }): Hit[] => {
      const [page, anchor, heading, text] = records[id] ?? [0, '', '', ''];
      const url = `${pages[page]?.[0]}.html${anchor === '' ? '' : `#${anchor}`}`;
      return [{ url, title: titleOf(page), heading, excerpt: excerptOf(text, terms) }];
    });
}
