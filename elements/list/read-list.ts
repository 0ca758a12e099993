/** The author's markup of a list: its items, and the links and forms beside them. */
import { closest, matches, unclobber } from '../../core/page/unclobber.ts';
import type { SortValues } from './model/item-order.ts';
import { parsePrice } from './model/item-order.ts';
import { groupsIn, type ItemGroups, normalize } from './model/list-query.ts';

/** Where the items are, and the name of their elements. */
export interface ItemsBox {
  readonly box: Element;
  readonly name: string;
}

/** Returns the parent of the items: of the first `<article>`, or else the first list that is not a navigation or a form. */
export function findBox(host: Element): ItemsBox | undefined {
  const isBeside = (node: Element): boolean => {
    const box = closest(node, 'nav, form, [role="navigation"]');
    // Some servers put a form around the page.
    return box !== null && box !== host && host.contains(box);
  };
  const article = [...host.querySelectorAll('article')].find((node) => !isBeside(node));
  const closestItem = article && closest(article, 'li');
  const entry = closestItem && host.contains(closestItem) && closestItem !== host ? closestItem : undefined;
  const parent = (entry ?? article)?.parentElement;
  if (parent) return { box: parent, name: entry ? 'li' : 'article' };
  const list = [...host.querySelectorAll('ul, ol')].find(
    (node) => !isBeside(node) && (node.firstElementChild?.localName ?? 'li') === 'li',
  );
  return list && { box: list, name: 'li' };
}

export const itemsIn = ({ box, name }: ItemsBox): readonly Element[] =>
  Array.from(unclobber(box).children).filter(({ localName }) => localName === name);

/** Returns the links of the element that are not in its items. */
export const linksBeside = (host: Element, box: Element): readonly HTMLAnchorElement[] =>
  [...unclobber(host).querySelectorAll<HTMLAnchorElement>('a[href]')].filter((link) => !box.contains(link));

/** Whether a link can be followed in the page: it opens no other tab, and saves nothing. */
export const isPlainLink = (link: Element): boolean =>
  !matches(link, '[download], [target]:not([target="" i], [target="_self" i])');

/** Whether a link filters or sorts, or shows all items, beside links that do. */
export function isFilterLink(link: Element): boolean {
  if (matches(link, '[rel~="next" i], [rel~="prev" i]') || !isPlainLink(link)) return false;
  const filters = (href: string): boolean => {
    const { tag, category } = groupsIn(href);
    return tag.length + category.length > 0 || /[?&]sort=/.test(href);
  };
  if (filters(link.getAttribute('href') ?? '')) return true;
  const group = closest(link, 'site-list nav');
  return (
    group !== null && [...group.querySelectorAll('a[href]')].some((one) => filters(one.getAttribute('href') ?? ''))
  );
}

/** Returns the link of an item: that in its heading, or else the first one that selects no other items. */
export const mainLink = (item: Element): HTMLAnchorElement | undefined =>
  item.querySelector<HTMLAnchorElement>(':is(h1, h2, h3, h4, h5, h6) a[href]') ??
  [...item.querySelectorAll<HTMLAnchorElement>('a[href]')].find((link) => !isFilterLink(link));

const split = (text: string | null): readonly string[] => (text ?? '').split(',').map(normalize).filter(Boolean);

/** Returns the tags and categories of an item: those of its links, and those in `data-tags` and `data-categories`. */
export function readGroups(item: Element): ItemGroups {
  const { getAttribute } = Element.prototype;
  const tag = [...split(item.getAttribute('data-tags'))];
  const category = [...split(item.getAttribute('data-categories'))];
  for (const link of item.querySelectorAll('a[href]')) {
    const href = getAttribute.call(link, 'href') ?? '';
    const groups = groupsIn(href);
    tag.push(...groups.tag);
    category.push(...groups.category);
    // The last part of the path, as in the microformat.
    if (groups.tag.length + groups.category.length === 0 && matches(link, '[rel~="tag" i]'))
      tag.push(...split(href.split(/[?#]/, 1)[0]?.split('/').filter(Boolean).at(-1) ?? ''));
  }
  return { tag, category };
}

/** Returns the values by which an item is sorted. */
export function readSortValues(item: Element): SortValues {
  const textOf = (selector: string): string => item.querySelector(selector)?.textContent?.trim() ?? '';
  const date = Date.parse(item.querySelector('time')?.getAttribute('datetime') ?? textOf('time'));
  const price = item.querySelector('[data-price], data[value], [itemprop="price"]') ?? item;
  const amount = ['data-price', 'value', 'content'].map((name) => price.getAttribute(name)).find(Boolean);
  return {
    date: Number.isNaN(date) ? undefined : date,
    title: textOf('h1, h2, h3, h4, h5, h6') || textOf('a'),
    price: parsePrice(amount ?? (price === item ? '' : (price.textContent ?? ''))),
  };
}
