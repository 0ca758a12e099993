/** The filters and the order of a list, as in the URLs of links: `?tag=wind`, `/tag/wind`, `?sort=price`. */

/** The values by which items are filtered. */
export interface ItemGroups {
  readonly tag: readonly string[];
  readonly category: readonly string[];
}

export interface Sort {
  readonly by: 'date' | 'title' | 'price';
  readonly isDescending: boolean;
}

export interface ListQuery extends ItemGroups {
  /** Missing for the order of the author. */
  readonly sort: Sort | undefined;
}

const filters = /(?:[?&](tag|category)=|\/(tag|category)\/)([^/?#&]+)/gi;

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}

/** Returns a name so that those of `/tag/fine-art` and `?tag=Fine+Art` are the same. */
export const normalize = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/g, '-');

/** Returns the filters in a URL, also a relative one. */
export function groupsIn(url: string): ItemGroups {
  const groups: Record<keyof ItemGroups, string[]> = { tag: [], category: [] };
  const [address = ''] = url.split('#', 1);
  for (const [, parameter, folder, value = ''] of address.matchAll(filters)) {
    const name = normalize(decode(value));
    if (name) groups[(parameter ?? folder)?.toLowerCase() === 'tag' ? 'tag' : 'category'].push(name);
  }
  return groups;
}

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
  sort: parseSort(url.searchParams.get('sort') ?? ''),
});

export const hasGroups = ({ tag, category }: ItemGroups): boolean => tag.length + category.length > 0;

/** Whether an item has one of the values of each filter. */
export const isMatch = (item: ItemGroups, wanted: ItemGroups): boolean =>
  (['tag', 'category'] as const).every(
    (kind) => wanted[kind].length === 0 || wanted[kind].some((name) => item[kind].includes(name)),
  );

/** A text that is the same for equal queries. */
export const keyOf = ({ tag, category, sort }: ListQuery): string =>
  JSON.stringify([[...tag].sort(), [...category].sort(), sort?.by, sort?.isDescending]);

const ownNames: readonly string[] = ['tag', 'category', 'sort', 'page', 'view'];

/** Whether a URL has parameters that only the server of the list knows, apart from those of this page. */
export const hasOtherFields = (url: URL, page: URL, pagesName: string): boolean =>
  [...url.searchParams].some(
    ([name, value]) =>
      value !== '' && !ownNames.includes(name) && name !== pagesName && page.searchParams.get(name) !== value,
  );

/** Returns the number of the page in a URL such as `?page=2` or `/page/2`. */
export const pageNumberIn = ({ pathname, searchParams }: URL): number =>
  Math.trunc(Number(searchParams.get('page') ?? /\/page\/(\d{1,6})(?:\/|$)/.exec(pathname)?.[1])) || 1;

const folderOf = (url: URL): string => new URL('.', url).pathname;

/**
 * Returns the URL of the page for a link: its own, unless it is in another folder: the relative links of this page would then
 * lead elsewhere.
 */
export function addressFor(link: URL, page: URL, query: ListQuery, pagesName: string): string {
  if (folderOf(link) === folderOf(page)) return link.href;
  const url = new URL(page);
  url.hash = '';
  for (const name of [...ownNames, pagesName]) url.searchParams.delete(name);
  for (const kind of ['tag', 'category'] as const) for (const name of query[kind]) url.searchParams.append(kind, name);
  const sort = link.searchParams.get('sort');
  if (sort) url.searchParams.set('sort', sort);
  return url.href;
}
