/** Tags, categories and numbers of pages in the URLs of links: `?tag=wind`, `/tag/wind`, `?page=2`. */

/** The values by which items are filtered. */
export interface ItemGroups {
  readonly tag: readonly string[];
  readonly category: readonly string[];
}

const folders = /(?:^|\/)(tag|category)\/([^/]+)/gi;

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
  const add = (kind: string, value: string): void => {
    const name = normalize(value);
    if (name && (kind === 'tag' || kind === 'category')) groups[kind].push(name);
  };
  const [path = '', search = ''] = url.split('#', 1)[0]?.split('?', 2) ?? [];
  for (const [, kind = '', name = ''] of path.matchAll(folders)) add(kind.toLowerCase(), decode(name));
  for (const [kind, name] of new URLSearchParams(search)) add(kind.toLowerCase(), name);
  return groups;
}

export const hasGroups = ({ tag, category }: ItemGroups): boolean => tag.length + category.length > 0;

/** Returns the number of the page in a URL such as `?page=2` or `/page/2`. */
export const pageNumberIn = ({ pathname, searchParams }: URL): number =>
  Math.trunc(Number(searchParams.get('page') ?? /\/page\/(\d{1,6})(?:\/|$)/.exec(pathname)?.[1])) || 1;

/** Returns the path of a URL without tags, categories and the number of a page: that of the whole list. */
export const listPath = ({ pathname }: URL): string =>
  pathname.replace(/\/(?:tag|category|page)\/[^/]+/gi, '').replace(/\/$/, '');
