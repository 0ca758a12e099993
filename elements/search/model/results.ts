/** Reads the answer of a search from JSON of any shape. The names are those of the site builder's search. */
import { own, text } from '../../../core/model/site-context/decoders.ts';

/** A result. Its texts may contain character references, and `<em>` around matches. */
export interface SearchResult {
  readonly title: string;
  readonly itemUrl: string;
  /** The part of the site, such as the name of a blog. */
  readonly collectionDisplayName: string;
  readonly excerpt: string;
}

export interface ResultPage {
  readonly items: readonly SearchResult[];
  /** The number of all results. */
  readonly totalCount: number;
  /** The number of the last page in `items`, from 0. */
  readonly page: number;
}

export interface ResultReading {
  readonly page: ResultPage;
  /** Whether results with other URLs were left out. */
  readonly hasRefused: boolean;
}

/** More results than this in one answer are ignored. */
const mostItems = 200;

/**
 * Reads one page of results. `resolve` returns the absolute URL of a page of this site, and undefined for all others. Returns
 * undefined if there is no list of results.
 */
export function readResults(
  data: unknown,
  resolve: (url: string) => string | undefined,
  page = 0,
): ResultReading | undefined {
  const given = own(data, 'items');
  if (!Array.isArray(given)) return undefined;
  const entries = Array.from(given.slice(0, mostItems));
  const items = entries.flatMap((entry): readonly SearchResult[] => {
    const itemUrl = resolve(text(own(entry, 'itemUrl')) ?? 'javascript:');
    if (itemUrl === undefined) return [];
    return [
      {
        title: text(own(entry, 'title'))?.trim() || itemUrl,
        itemUrl,
        collectionDisplayName: text(own(entry, 'collectionDisplayName')) ?? '',
        excerpt: text(own(entry, 'excerpt')) ?? '',
      },
    ];
  });
  const refused = entries.length - items.length;
  const total = own(data, 'totalCount');
  const count = Number.isSafeInteger(total) ? Number(total) - refused : 0;
  return { page: { items, totalCount: Math.max(count, items.length), page }, hasRefused: refused > 0 };
}

/** Adds the next page to the results before it. A result that was added meanwhile moves others to the next page. */
export function appendPage(before: ResultPage, next: ResultPage): ResultPage {
  const known = new Set(before.items.map(({ itemUrl }) => itemUrl));
  return { ...next, items: [...before.items, ...next.items.filter(({ itemUrl }) => !known.has(itemUrl))] };
}
