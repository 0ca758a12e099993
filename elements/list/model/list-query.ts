/** The filters and the order of a list, as in the URLs of links: `?tag=wind`, `/tag/wind`, `?sort=price`. */
import { groupsIn, type ItemGroups } from './list-url.ts';

export interface Sort {
  readonly by: 'date' | 'title' | 'price';
  readonly isDescending: boolean;
}

export interface ListQuery extends ItemGroups {
  /** The name of the order, which only the server may know. Empty for that of the author. */
  readonly sort: string;
}

/** All items, in the order of the author. */
export const everything: ListQuery = { tag: [], category: [], sort: '' };

const shorthands: Readonly<Record<string, string>> = { newest: 'date-desc', oldest: 'date-asc' };

/** Reads an order such as `price`, `-price`, `title-asc` or `newest`. Dates start with the newest one. */
export function parseSort(text: string): Sort | undefined {
  const value = text.trim().toLowerCase();
  const name = Object.hasOwn(shorthands, value) ? shorthands[value] : value;
  const [, minus, by, order] = /^(-?)(date|title|price)(?:[-_](asc|desc))?$/.exec(name ?? '') ?? [];
  if (by !== 'date' && by !== 'title' && by !== 'price') return undefined;
  return { by, isDescending: order ? order === 'desc' : minus === '-' || by === 'date' };
}

/** Returns the filters and the order in a URL. */
export const queryIn = (url: URL): ListQuery => ({
  ...groupsIn(url.pathname + url.search),
  sort: (url.searchParams.get('sort') ?? '').trim(),
});

/** Whether an item has one of the values of each filter. */
export const isMatch = (item: ItemGroups, wanted: ItemGroups): boolean =>
  (['tag', 'category'] as const).every(
    (kind) => wanted[kind].length === 0 || wanted[kind].some((name) => item[kind].includes(name)),
  );

/** Returns one text for all names of an order. */
function orderOf(sort: string): string {
  const known = parseSort(sort);
  return known ? `${known.by} ${known.isDescending}` : sort;
}

/** Whether two names mean the same order. */
export const isSameOrder = (one: string, other: string): boolean => orderOf(one) === orderOf(other);

/** A text that is the same for equal queries. */
export const keyOf = ({ tag, category, sort }: ListQuery): string =>
  JSON.stringify([[...tag].sort(), [...category].sort(), orderOf(sort)]);

/** The parameters that the element reads itself. */
export const ownNames: readonly string[] = ['tag', 'category', 'sort', 'page', 'view'];

/** Returns a URL with the filters and the order of a query. */
export function withQuery(url: URL, { tag, category, sort }: ListQuery): URL {
  const result = new URL(url);
  for (const name of tag) result.searchParams.append('tag', name);
  for (const name of category) result.searchParams.append('category', name);
  if (sort) result.searchParams.set('sort', sort);
  return result;
}

/** Whether a URL has parameters that only the server of the list knows, apart from those of this page. */
export const hasOtherFields = (url: URL, page: URL, pagesName: string): boolean =>
  [...url.searchParams].some(
    ([name, value]) =>
      value !== '' && !ownNames.includes(name) && name !== pagesName && !page.searchParams.getAll(name).includes(value),
  );

const folderOf = (url: URL): string => new URL('.', url).pathname;

/** Whether relative links of one page lead to the same pages as those of another one. */
export const isSameFolder = (one: URL, other: URL): boolean => folderOf(one) === folderOf(other);

/**
 * Returns the URL of the page for a link: its own, unless it is in another folder: the relative links of this page would then
 * lead elsewhere.
 */
export function addressFor(link: URL, page: URL, query: ListQuery, pagesName: string): string {
  if (isSameFolder(link, page)) return link.href;
  const url = new URL(page);
  url.hash = '';
  for (const name of [...ownNames, pagesName]) url.searchParams.delete(name);
  return withQuery(url, query).href;
}
