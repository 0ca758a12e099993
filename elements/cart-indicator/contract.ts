import { defineContract, defineSurface } from '../../core/model/contract/contract.ts';
import { number, text, toggle, url } from '../../core/model/contract/kinds.ts';

export const contract = defineContract({
  tag: 'site-cart-indicator',
  load: 'at-once',
  attributes: {
    /** Where the cart is. Default: where your link inside leads, otherwise `/cart`. */
    href: url(),
    /** How many items there are, as far as the page knows: shown until the cart has been read. */
    items: number(undefined, { min: 0, integer: true }),
    /** What they cost, as text: shown as it is until the cart has been read. */
    subtotal: text(),
    /** Whether the count is shown, and spoken. */
    showQuantity: toggle(true),
    /** Whether the subtotal is shown, where there is room. */
    showSubtotal: toggle(true),
    /** Whether the site's cart is read. Off: `items` and `subtotal` are all that is shown. */
    sync: toggle(true),
  },
  reads: { selector: 'a', attributes: ['href', 'target'] },
});

export const surface = defineSurface({
  slots: {
    /** What the link shows, best your own link to the cart, which is what works without script. Default: a bag. */
    '': true,
  },
  parts: {
    /** The link over everything. */
    link: true,
    /** The bag, where you have written nothing. */
    icon: true,
    /** The count. */
    quantity: true,
    /** The subtotal. */
    subtotal: true,
  },
  states: {
    /** The cart has been read. */
    initialised: true,
    /** It is known that there is nothing in the cart. */
    empty: true,
  },
  cssProperties: {
    /** Behind the count. Default: the accent. */
    '--site-accent': 'color',
    /** The count. */
    '--site-on-accent': 'color',
    /** The subtotal, and the count of an empty cart. */
    '--site-text-muted': 'color',
    /** The line around the count of an empty cart. */
    '--site-line': 'color',
    /** The line beside the focus ring. */
    '--site-surface': 'color',
  },
});
