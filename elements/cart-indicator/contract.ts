import { defineContract, defineShadowApi } from '../../core/model/contract/contract.ts';
import { number, text, toggle, url } from '../../core/model/contract/kinds.ts';

export const contract = defineContract({
  tag: 'site-cart-indicator',
  load: 'at-once',
  wake: 'idle',
  attributes: {
    /** The URL of the cart. Default: the `href` of your link inside, otherwise `/cart`. */
    href: url(),
    /** The number of items that the page knows of. Shown until the cart has been read. */
    items: number(undefined, { min: 0, integer: true }),
    /** The price of the items, as text. Shown unchanged until the cart has been read. */
    subtotal: text(),
    /** Whether the count is shown and included in the link's name. */
    showQuantity: toggle(true),
    /** Whether the subtotal is shown if there is enough space. */
    showSubtotal: toggle(true),
    /** The id of a `<site-cart>` with `layout="drawer"`, which the link opens instead of the page of the cart. */
    for: { ...text(), names: 'site-cart' },
    /** Whether the site's cart is read. If `false`, only `items` and `subtotal` are shown. */
    sync: toggle(true),
  },
  reads: { selector: 'a', attributes: ['href', 'target'] },
});

export const shadowApi = defineShadowApi({
  slots: {
    /** Content of the link: preferably your own link to the cart, which also works without script. Default: a bag icon. */
    '': true,
  },
  parts: {
    /** The link, which covers the element. */
    link: true,
    /** The bag icon, shown if the element has no content. */
    icon: true,
    /** The count. */
    quantity: true,
    /** The subtotal. */
    subtotal: true,
  },
  states: {
    /** The cart has been read. */
    initialised: true,
    /** The cart has been read and is empty. */
    empty: true,
  },
  cssProperties: {
    /** Background of the count. Default: the accent colour. */
    '--site-accent': 'color',
    /** Text of the count. */
    '--site-on-accent': 'color',
    /** The subtotal, and the count of an empty cart. */
    '--site-text-muted': 'color',
    /** The line around the count of an empty cart. */
    '--site-line': 'color',
    /** The line beside the focus ring. */
    '--site-surface': 'color',
  },
});
