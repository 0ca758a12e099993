/**
 * The list of suggestions: nodes in the light DOM, to which the field can refer by id. Old libraries replace `append` and `remove` of all
 * elements.
 */
import { unclobber } from '../../core/page/unclobber.ts';
import type { SearchResult } from './model/results.ts';
import { segmentsOf } from './model/segments.ts';

const ownLists = ':scope > [data-site-owned]';

let ids = 0;

/** Adds an empty list to the element. Removes those that were cloned with it. */
export function createList(host: HTMLElement): HTMLElement {
  for (const old of host.querySelectorAll(ownLists)) old.replaceWith();
  const list = unclobber(host.ownerDocument).createElement('div');
  Object.assign(list, { slot: 'suggestions', role: 'listbox', id: `site-search-${++ids}` });
  list.dataset.siteOwned = '';
  host.appendChild(list);
  return list;
}

/** Creates a node with a text, which may have marked matches. */
function textNode(document: Document, marked: string, query: string): HTMLElement {
  const node = unclobber(document).createElement('span');
  for (const { text, isMatch } of segmentsOf(marked, query)) {
    const holder = isMatch ? node.appendChild(unclobber(document).createElement('mark')) : node;
    holder.appendChild(unclobber(document).createTextNode(text));
  }
  return node;
}

/** Fills the list with links, none of which is a tab stop: the focus stays in the field. */
export function fillList(list: HTMLElement, items: readonly SearchResult[], query: string): void {
  const document = list.ownerDocument;
  const options = items.map(({ title, itemUrl, collectionDisplayName }, index) => {
    const option = unclobber(document).createElement('a');
    Object.assign(option, { id: `${list.id}-${index}`, role: 'option', href: itemUrl, tabIndex: -1 });
    option.appendChild(textNode(document, title, query));
    // The space separates the texts in the name of the option.
    if (collectionDisplayName) {
      option.appendChild(unclobber(document).createTextNode(' '));
      option.appendChild(textNode(document, collectionDisplayName, ''));
    }
    return option;
  });
  list.replaceChildren(...options);
}

/** Marks the active option; -1 for none. Returns its id. */
export function activate(list: HTMLElement, active: number): string | null {
  for (const [index, option] of [...list.children].entries()) {
    option.setAttribute('aria-selected', String(index === active));
    if (index === active) option.scrollIntoView({ block: 'nearest' });
  }
  return list.children[active]?.id ?? null;
}
