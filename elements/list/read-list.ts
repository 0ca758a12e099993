/** Where the items of a list are, and which links filter them: read before the list is used. */
import { closest, isElement, matches, unclobber } from '../../core/page/unclobber.ts';
import { groupsIn, hasGroups, listPath, pageNumberIn } from './model/list-url.ts';

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

/** Whether a link can be followed in the page: it opens no other tab, and saves nothing. */
export const isPlainLink = (link: Element): boolean =>
  !matches(link, '[download], [target]:not([target="" i], [target="_self" i])');

function urlOf(link: Element): URL | undefined {
  const { baseURI } = unclobber(link.ownerDocument);
  const href = link.getAttribute('href') ?? '';
  return URL.canParse(href, baseURI) ? new URL(href, baseURI) : undefined;
}

const filters = (url: URL): boolean => hasGroups(groupsIn(url.pathname + url.search)) || url.searchParams.has('sort');

/** Whether a link filters or sorts, or leads to the whole list, beside links that filter or sort it. */
export function isFilterLink(link: Element): boolean {
  const url = urlOf(link);
  // Links to a part of the page select nothing.
  if (/^\s*#/.test(link.getAttribute('href') ?? '')) return false;
  // Numbered pages have no item in common, so their links lead there.
  if (!url || pageNumberIn(url) !== 1 || matches(link, '[rel~="next" i], [rel~="prev" i]') || !isPlainLink(link))
    return false;
  if (filters(url)) return true;
  const group = closest(link, 'site-list nav, site-list [role="navigation"]');
  return [...(group?.querySelectorAll('a[href]') ?? [])].some((one) => {
    const other = urlOf(one);
    return other && filters(other) && listPath(other) === listPath(url);
  });
}

/** Returns the link that is clicked. */
export const linkOf = (target: EventTarget | null): Element | null =>
  target && isElement(target) ? closest(target, 'a[href]') : null;
