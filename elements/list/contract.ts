import { cancelableEvent, defineContract, defineShadowApi, event } from '../../core/model/contract/contract.ts';
import { flag, oneOf } from '../../core/model/contract/kinds.ts';

/** A page of items that is requested. */
export interface ListLoad {
  /** The URL of the page. */
  readonly url: string;
}

/** The items that a page has added. */
export interface ListLoaded extends ListLoad {
  /** The number of items that are shown now. */
  readonly count: number;
}

/** The items that are shown. */
export interface ListFiltered {
  readonly tags: readonly string[];
  readonly categories: readonly string[];
  /** The number of items that are shown. */
  readonly count: number;
}

/** How items are shown. */
export const listViews = ['list', 'grid'] as const;

export type ListView = (typeof listViews)[number];

export const contract = defineContract({
  tag: 'site-list',
  load: 'near-viewport',
  wake: 'viewport',
  attributes: {
    /** Whether items are shown below each other or in columns. Updated when the visitor selects a view. */
    view: oneOf(listViews, 'list'),
    /** Adds buttons that select the view. */
    viewSwitch: flag(),
  },
  events: {
    /** Before a page of your server is requested. If it is cancelled, none is. */
    'site-load': cancelableEvent<ListLoad>(),
    /** The items of the next page are shown. */
    'site-loaded': event<ListLoaded>(),
    /** Other items are shown, or the same ones in another order. */
    'site-filtered': event<ListFiltered>(),
  },
  reads: {
    selector: 'article, li, a, form, [data-price]',
    attributes: ['href', 'rel', 'data-tags', 'data-categories', 'data-price'],
  },
});

export const shadowApi = defineShadowApi({
  slots: {
    /** Your list of `<li>` or `<article>`, with links and forms that filter and sort it, and a link with `rel="next"`. */
    '': true,
  },
  parts: {
    /** The buttons that select the view. */
    switch: true,
    /** Each of these buttons. */
    view: true,
    /** The row below your content that is shown while items are filtered. */
    bar: true,
    /** The number of items. */
    status: true,
    /** The button that shows all items. */
    clear: true,
    /** The row below your content after a failure. */
    problem: true,
    /** The button that loads again after a failure. */
    retry: true,
    /** The link to more items, if your page has none. */
    more: true,
  },
  states: {
    /** A page of items is being loaded. */
    loading: true,
  },
  cssProperties: {
    /** Buttons. */
    '--site-text': 'color',
    /** The number of items, and lines around buttons. */
    '--site-text-muted': 'color',
    /** Failures. */
    '--site-danger': 'color',
    /** Focus rings. */
    '--site-accent': 'color',
    /** The line beside focus rings. */
    '--site-surface': 'color',
    /** Corners of buttons. */
    '--site-radius-1': 'length',
  },
});
