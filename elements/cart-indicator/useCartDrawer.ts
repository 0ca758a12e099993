import type { MouseEvent } from 'react';
import { useHost } from '../../core/element/hooks/host.ts';
import { treeOf } from '../../core/page/composed-tree.ts';
import { isPlainClick } from '../../core/page/plain-click.ts';
import { matches, unclobber } from '../../core/page/unclobber.ts';

const tag = 'site-cart';
const drawers = `${tag}[layout="drawer" i]`;

/** Whether the loader of the page loads elements on demand (core/page/loader.ts). */
const hasLoader = (page: Document): boolean => Reflect.has(page, Symbol.for('site-loader.v1'));

/**
 * Returns the listener that opens a cart drawer instead of the link. A page that cannot load the drawer follows the link.
 */
export function useCartDrawer(id: string | undefined): (event: MouseEvent<HTMLAnchorElement>) => void {
  const host = useHost();
  return (event) => {
    const page = host.ownerDocument;
    const drawer = id === undefined ? null : treeOf(host)?.getElementById(id);
    if (!drawer || !matches(drawer, drawers) || !isPlainClick(event) || !(customElements.get(tag) || hasLoader(page)))
      return;
    event.preventDefault();
    const { href } = event.currentTarget;
    const controller = new AbortController();
    const { signal } = controller;
    const follow = (): void => unclobber(page).defaultView?.location.assign(href);
    unclobber(drawer).addEventListener('site-error', follow, { signal, once: true });
    // Later errors are those of the cart, which shows them.
    void customElements.whenDefined(tag).then(() => controller.abort());
    unclobber(drawer).setAttribute('open', '');
  };
}
