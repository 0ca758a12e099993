import { pageService } from './page.ts';

/**
 * Returns the elements of a page that announce changes of the cart. Only one of them announces a change: a visible cart, which
 * describes the change, or else the first visible indicator.
 */
export const cartAnnouncers = (page: Document): Set<HTMLElement> =>
  pageService(page, 'cart-announcers', () => new Set<HTMLElement>());

/** Returns the one that announces changes now. */
export function cartAnnouncer(page: Document): HTMLElement | undefined {
  const visible = [...cartAnnouncers(page)].filter((one) => one.checkVisibility());
  return visible.find(({ localName }) => localName === 'site-cart') ?? visible[0];
}
