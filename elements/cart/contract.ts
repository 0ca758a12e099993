import type { Cart } from '../../core/model/cart/cart.ts';
import { cancelableEvent, defineContract, defineShadowApi, event, method } from '../../core/model/contract/contract.ts';
import { flag, list, oneOf, text, toggle, url } from '../../core/model/contract/kinds.ts';

/** The cart with which the visitor goes to the checkout. */
export interface CheckoutDetail {
  readonly cart: Cart;
}

export const contract = defineContract({
  tag: 'site-cart',
  load: 'near-viewport',
  wake: 'viewport',
  // A drawer is woken by its use, which sets `open`.
  wakeIf: ({ layout, open }) => layout === 'page' || open,
  attributes: {
    /** Whether the cart is a part of the page, or a drawer at the side of the window. */
    layout: oneOf(['page', 'drawer'], 'page'),
    /** Whether the drawer is shown. Updated when the visitor closes it. */
    open: flag(),
    /** The heading, which is also the name of the drawer for assistive technology. Default "Cart" for a drawer; without a heading otherwise. */
    cartTitle: text(),
    /** The URL of the checkout. Default: the site builder's. */
    checkoutHref: url(),
    /** The URL to which visitors return from the cart. Default: that of the site; without one there is no link. */
    continueHref: url(),
    /** The smallest subtotal that can be ordered, such as `50.00`, or `50.00 EUR` for carts in this currency only. Default: that of the site. */
    minimumSubtotal: text(),
    /** The codes of the countries to which the shop delivers, such as `NO DE US`. Without them visitors enter the destination in the checkout. */
    countries: list(),
    /** Whether visitors can enter coupons. */
    coupons: toggle(true),
  },
  layers: {
    context: ({ storeSettings = {} }) => {
      const { continueShoppingLinkUrl, minimumOrderSubtotal: { value, currency = '' } = {} } = storeSettings;
      return {
        continueHref: continueShoppingLinkUrl,
        ...(storeSettings.minimumOrderSubtotalEnabled &&
          value !== undefined && { minimumSubtotal: `${value} ${currency}`.trim() }),
      };
    },
  },
  events: {
    /** Before the drawer is shown; cancelling keeps it hidden. */
    'site-show': cancelableEvent(),
    /** The drawer is shown and has the focus. */
    'site-shown': event(),
    /** Before the drawer is hidden; cancelling keeps it open. */
    'site-hide': cancelableEvent(),
    /** The drawer is hidden, and the focus is back on the element that had it before. */
    'site-hidden': event(),
    /** Before the visitor leaves for the checkout; cancelling keeps the visitor on the page. */
    'site-checkout': cancelableEvent<CheckoutDetail>(),
  },
  methods: {
    /** Shows the drawer. A cart in the page stays as it is. */
    show: method<() => void>(),
    /** Hides the drawer. */
    hide: method<() => void>(),
  },
  commands: { '--show': 'show', '--hide': 'hide', 'show-modal': 'show', close: 'hide' },
});

export const shadowApi = defineShadowApi({
  slots: {
    /** Shown until the cart has been read, and without script: your own cart, or a link to it. */
    '': true,
    /** Shown in an empty cart, below the message. */
    empty: true,
    /** Buttons of express checkouts. */
    express: true,
  },
  parts: {
    /** The dialog of the drawer; its `::backdrop` is the overlay. */
    drawer: true,
    /** The heading. */
    title: true,
    /** The button that closes the drawer. */
    close: true,
    /** The list of the items. */
    lines: true,
    /** An item. */
    line: true,
    /** The image of an item. */
    image: true,
    /** The name of an item: a link if the product has a page. */
    name: true,
    /** The selected options of an item, and what the visitor has entered for it. */
    options: true,
    /** The price of one item. */
    price: true,
    /** The field with the quantity of an item. */
    quantity: true,
    /** The price of all items of a line. */
    'line-total': true,
    /** The button that removes an item. */
    remove: true,
    /** The button that adds a removed item again. */
    undo: true,
    /** Why something has not been changed. */
    problem: true,
    /** The message of an empty cart. */
    empty: true,
    /** The form for coupons and their list. */
    coupons: true,
    /** The fields of the destination. */
    shipping: true,
    /** Subtotal, discount, shipping, taxes and total. */
    totals: true,
    /** The total. */
    total: true,
    /** The message about the minimum subtotal. */
    minimum: true,
    /** The link to the checkout. */
    checkout: true,
    /** The link with which visitors continue shopping. */
    continue: true,
  },
  states: {
    /** The cart has been read. */
    initialised: true,
    /** The cart has been read and is empty. */
    empty: true,
  },
  cssProperties: {
    /** The checkout link and focus rings. */
    '--site-accent': 'color',
    /** Text of the checkout link. */
    '--site-on-accent': 'color',
    /** The line beside focus rings. */
    '--site-surface': 'color',
    /** Background of the drawer. */
    '--site-surface-raised': 'color',
    /** Text and buttons. */
    '--site-text': 'color',
    /** Options, prices of one item and hints. */
    '--site-text-muted': 'color',
    /** Lines between items and around controls. */
    '--site-line': 'color',
    /** Problems. */
    '--site-danger': 'color',
    /** The overlay behind the drawer. */
    '--site-overlay': 'color',
    /** Corners of controls and images. */
    '--site-radius-1': 'length',
    /** The shadow of the drawer. */
    '--site-shadow': 'shadow',
  },
});
