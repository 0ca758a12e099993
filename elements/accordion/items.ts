/** The items of an accordion: `<details>`, and the buttons with panels that site builders write. */
import { closest, matches, unclobber } from '../../core/page/unclobber.ts';

/** The node that is open or closed: `<details>`, or a button with `aria-expanded`. */
export type Item = Element;

/** Sets an attribute on a node of the author. */
type Write = (node: Element, name: string, value: string | null) => void;

const selector = 'details, button[aria-expanded], [role="button"][aria-expanded]';

/** Returns the items in these children: not those inside of the content of an item, or of another accordion. */
export function itemsOf(host: Element, children: readonly Element[]): readonly Item[] {
  const isOwn = (node: Element): boolean => {
    const parent = unclobber(node).parentElement;
    return matches(node, selector) && parent !== null && closest(parent, 'details, site-accordion') === host;
  };
  return children.flatMap((child) => [child, ...unclobber(child).querySelectorAll(selector)]).filter(isOwn);
}

export const isOpen = (item: Item): boolean => matches(item, 'details[open], [aria-expanded="true"]');

/** Returns the panel of a button, which is not inside of it: the node that it controls, or the one after its heading. */
export function panelOf(item: Item): Element | null {
  if (matches(item, 'details')) return null;
  const id = item.getAttribute('aria-controls');
  const host = closest(item, 'site-accordion');
  const controlled = id ? host?.querySelector(`#${CSS.escape(id)}`) : undefined;
  return controlled ?? (closest(item, 'h1, h2, h3, h4, h5, h6, [role="heading"]') ?? item).nextElementSibling;
}

/** Hides the panel of a closed button so that find-in-page still finds its content. */
export function syncPanel(item: Item, write: Write): void {
  const panel = panelOf(item);
  if (panel) write(panel, 'hidden', isOpen(item) ? null : 'until-found');
}

/** Opens or closes an item. */
export function setOpen(item: Item, open: boolean, write: Write): void {
  if (matches(item, 'details')) return void item.toggleAttribute('open', open);
  write(item, 'aria-expanded', String(open));
  syncPanel(item, write);
}

/** Returns the item whose title or content contains a node. */
export const itemAround = (items: readonly Item[], node: Element): Item | undefined =>
  items.find((item) => unclobber(item).contains(node) || panelOf(item)?.contains(node));
