/** Markup that starts a module (docs/spec.md#runtime-2, "Behavior of screens"): one table for the elements and for the modules of authors. */
/** A kind of markup that needs a module. */
export interface Trigger {
  /** The name under which an author's module handles it. */
  readonly name: string;
  /** The root in the markup of site builders; undefined if only `data-site-module` marks it. */
  readonly selector: string | undefined;
  /** The element that handles it, which its own script or the loader defines. */
  readonly tag: string;
}

const trigger = (name: string, selector: string | undefined, tag: string): Trigger => ({ name, selector, tag });

/** The triggers of site builders. */
export const triggers: readonly Trigger[] = [
  trigger('cart', '#sqs-cart-root', 'site-cart'),
  trigger('reviews-request', undefined, 'site-reviews'),
  trigger('search', '.sqs-search-page', 'site-search'),
  trigger('product-list', '.ProductList,.products-flex-container', 'site-list'),
  trigger('product-item', '.ProductItem', 'site-product'),
  trigger('blog-list', '.BlogList,.collection-content-wrapper:is([class^=blog-],[class*=" blog-"])', 'site-list'),
  trigger('gallery', '.sqs-block-gallery,.gallery-block,[data-controller^=Gallery][data-props]', 'site-gallery'),
  // Lists of upcoming and of past events may be in a list of both.
  trigger('events-list', '.sqs-events-collection-list,.eventlist:not(.sqs-events-collection-list *)', 'site-events'),
  trigger('events-calendar', '.sqs-block-calendar,.sqs-events-collection-calendar', 'site-events'),
  trigger('donate-page', '.sqs-block-donation', 'site-donate'),
];

/** Whether the page has the loader, which defines the elements in the markup when they are used. */
export const hasLoader = (document: Document): boolean => Symbol.for('site-loader.v1') in document;

/** Returns the selector of all triggers of a page: without the loader, elements that are not defined are triggers too. */
export const triggerSelector = (document: Document): string =>
  ['[data-site-module]', ...triggers.flatMap(({ selector = [] }) => selector)]
    .concat(hasLoader(document) ? [] : ':not(:defined)')
    .join();
