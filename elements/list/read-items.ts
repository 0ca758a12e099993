/** The items of a list, and the links and forms beside them. */
import { matches, unclobber } from '../../core/page/unclobber.ts';
import { parsePrice, type SortValue } from './model/item-order.ts';
import type { Sort } from './model/list-query.ts';
import { groupsIn, hasGroups, type ItemGroups, normalize } from './model/list-url.ts';
import { type ItemsBox, isFilterLink } from './read-list.ts';

export const itemsIn = ({ box, name }: ItemsBox): readonly Element[] =>
  Array.from(unclobber(box).children).filter(({ localName }) => localName === name);

/** Whether a node is in one of the items. Articles may be beside links and forms in one box. */
export function isInItem({ box, name }: ItemsBox, node: Element): boolean {
  if (!box.contains(node)) return false;
  let item = node;
  for (let parent: Element | null = node; parent && parent !== box; parent = unclobber(parent).parentElement)
    item = parent;
  return item !== box && item.localName === name;
}

/** Returns the links of the element that are not in its items. */
export const linksBeside = (host: Element, own: ItemsBox): readonly HTMLAnchorElement[] =>
  [...host.querySelectorAll<HTMLAnchorElement>('a[href]')].filter((link) => !isInItem(own, link));

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
    if (!hasGroups(groups) && matches(link, '[rel~="tag" i]'))
      tag.push(...split(href.split(/[?#]/, 1)[0]?.split('/').filter(Boolean).at(-1) ?? ''));
  }
  return { tag, category };
}

function priceOf(item: Element): number | undefined {
  const node = matches(item, '[data-price]')
    ? item
    : item.querySelector('[data-price], data[value], [itemprop~="price" i]');
  if (!node) return undefined;
  const amount = ['data-price', 'value', 'content'].map((name) => node.getAttribute(name)).find(Boolean);
  if (!amount) return parsePrice(node.textContent ?? '');
  // Attributes have numbers; some authors repeat the text.
  return Number.isFinite(Number(amount)) ? Number(amount) : parsePrice(amount);
}

/** Returns the value by which an item is sorted. */
export function readSortValue(item: Element, by: Sort['by']): SortValue {
  const textOf = (selector: string): string => item.querySelector(selector)?.textContent?.trim() ?? '';
  if (by === 'price') return priceOf(item);
  if (by === 'title') return textOf('h1, h2, h3, h4, h5, h6') || textOf('a');
  const date = Date.parse(item.querySelector('time')?.getAttribute('datetime') ?? textOf('time'));
  return Number.isNaN(date) ? undefined : date;
}

/** Returns what makes an item the same on two pages: its link, and its heading or its text. Items without a link are never the same. */
export function identityOf(item: Element, base: string): string | undefined {
  const href = mainLink(item)?.getAttribute('href');
  if (href === null || href === undefined || !URL.canParse(href, base)) return undefined;
  const text = item.querySelector('h1, h2, h3, h4, h5, h6')?.textContent ?? item.textContent ?? '';
  return `${new URL(href, base).href} ${text.replace(/\s+/g, ' ').trim()}`;
}

/** Whether a form is that of the author beside the items, and sends its fields in the URL. */
export const isFilterForm = (host: Element, own: ItemsBox, form: HTMLFormElement): boolean =>
  host.contains(form) && !isInItem(own, form) && unclobber(form).method === 'get';

/** Returns the forms beside the items that filter them. */
export const filterForms = (host: Element, own: ItemsBox): readonly HTMLFormElement[] =>
  [...host.querySelectorAll('form')].filter((form) => isFilterForm(host, own, form));
