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
  /** The number of results of these pages that are not shown. */
  readonly omitted: number;
}

export interface ResultReading {
  readonly page: ResultPage;
  /** Whether results with other URLs were left out. */
  readonly hasRefused: boolean;
}

/** More results than this in one answer of a server are ignored. */
const mostItems = 200;

/** Returns the results without those whose URL is already in the list: a list with duplicates cannot be updated by URL. */
function uniqueBy(known: ReadonlySet<string>, items: readonly SearchResult[]): readonly SearchResult[] {
  const urls = new Set(known);
  return items.filter(({ itemUrl }) => !urls.has(itemUrl) && urls.add(itemUrl));
}

/** Returns the number of all results. Without a new result there is no further page, whatever the server counts. */
const totalOf = (count: number, shown: number, added: number): number => (added > 0 ? Math.max(count, shown) : shown);

/**
 * Reads one page of results, of which at most `most` are used. `resolve` returns the absolute URL of a page of this site, and undefined for all others. Returns
 * undefined if there is no list of results.
 */
export function readResults(
  data: unknown,
  resolve: (url: string) => string | undefined,
  page = 0,
  most = mostItems,
): ResultReading | undefined {
  const given = own(data, 'items');
  if (!Array.isArray(given)) return undefined;
  const entries = Array.from(given.slice(0, most));
  const accepted = entries.flatMap((entry): readonly SearchResult[] => {
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
  const items = uniqueBy(new Set(), accepted);
  const omitted = entries.length - items.length;
  const total = own(data, 'totalCount');
  const count = Number.isSafeInteger(total) ? Number(total) - omitted : 0;
  const totalCount = totalOf(count, items.length, items.length);
  return { page: { items, totalCount, page, omitted }, hasRefused: accepted.length < entries.length };
}

/** Adds the next page to the results before it. A result that was added meanwhile moves others to the next page. */
export function appendPage(before: ResultPage, next: ResultPage): ResultPage {
  const added = uniqueBy(new Set(before.items.map(({ itemUrl }) => itemUrl)), next.items);
  const items = [...before.items, ...added];
  const totalCount = totalOf(next.totalCount - before.omitted, items.length, added.length);
  return { ...next, items, totalCount, omitted: before.omitted + next.omitted };
}

/** Returns the results without further pages. */
export const endOf = (before: ResultPage): ResultPage => ({ ...before, totalCount: before.items.length });
