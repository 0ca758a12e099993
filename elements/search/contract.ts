import { cancelableEvent, defineContract, defineShadowApi, event } from '../../core/model/contract/contract.ts';
import { number, url } from '../../core/model/contract/kinds.ts';

/** A search of the visitor. */
export interface SearchDetail {
  readonly query: string;
}

/** The results that are shown. */
export interface SearchedDetail extends SearchDetail {
  /** The number of all results, of which the first ones are shown. */
  readonly count: number;
}

export const contract = defineContract({
  tag: 'site-search',
  load: 'near-viewport',
  // The results of the query in the URL of the page.
  wake: 'script',
  uses: () => ['submit'],
  attributes: {
    /** The URL of the search for scripts. Default: `/api/search/GeneralSearch`. */
    src: url(),
    /** The largest number of suggestions; 0 for none. */
    suggestions: number(6, { min: 0, max: 20, integer: true }),
    /** The number of results that are shown at first, and that the visitor adds with each use of "Show more results". */
    pageSize: number(20, { min: 1, max: 100, integer: true }),
  },
  events: {
    /** Before results are requested to show them in the page; cancelling requests none. */
    'site-search': cancelableEvent<SearchDetail>(),
    /** The results are shown in the page. */
    'site-searched': event<SearchedDetail>(),
  },
  reads: {
    selector: 'form, input, [slot="results"]',
    attributes: ['name', 'type'],
  },
});

export const shadowApi = defineShadowApi({
  slots: {
    /** Your form. */
    '': true,
    /** Where results are shown: results of your server, or an empty node. Without it, your form leads to another page. */
    results: true,
    /** The list of suggestions, in a node that the element creates in the light DOM, because ids do not reach into a shadow root. */
    suggestions: true,
  },
  parts: {
    /** The box with the suggestions, below the field. */
    suggestions: true,
    /** The number of results, or why there are none. */
    status: true,
    /** Why suggestions could not be loaded. */
    problem: true,
    /** The button that loads again after a failure. */
    retry: true,
    /** The list of results. */
    list: true,
    /** One result. */
    result: true,
    /** The link of a result. */
    link: true,
    /** The part of the site that a result is in. */
    source: true,
    /** The excerpt of a result. */
    excerpt: true,
    /** A match in a result. */
    match: true,
    /** The button that shows more results. */
    more: true,
  },
  states: {
    /** The suggestions are shown. */
    open: true,
    /** Results are being loaded. */
    loading: true,
    /** The results are shown in the page. */
    searched: true,
  },
  cssProperties: {
    /** Background of the suggestions. */
    '--site-surface-raised': 'color',
    /** Text of the suggestions. */
    '--site-text': 'color',
    /** The part of the site, and excerpts. */
    '--site-text-muted': 'color',
    /** Lines between results, and the selected suggestion. */
    '--site-line': 'color',
    /** Failures. */
    '--site-danger': 'color',
    /** Focus rings, and the mark of the selected suggestion. */
    '--site-accent': 'color',
    /** The line beside focus rings. */
    '--site-surface': 'color',
    /** Corners of the suggestions. */
    '--site-radius-2': 'length',
    /** The shadow of the suggestions. */
    '--site-shadow': 'shadow',
  },
});
