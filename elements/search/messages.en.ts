/** Messages for visitors about a search, and for developers about the answer of its server. */
export const messages = {
  // The texts of docs/spec.md#runtime-8.
  'search-failed': 'Unable to load results',
  'search-retry': 'Retry',
  // Ours: the specification does not have these texts.
  'search-offline': 'You are offline. Results are loaded when the connection is back.',
  'search-suggestions': 'Suggestions',
  'search-suggested': { one: '{n} suggestion', other: '{n} suggestions' },
  'search-none-suggested': 'No suggestions',
  'search-searching': 'Searching…',
  'search-count': { one: '{n} result for “{query}”', other: '{n} results for “{query}”' },
  'search-none': 'No results for “{query}”',
  'search-more': 'Show more results',
  'search-answer-invalid':
    '<site-search>: the answer of the server has no list of "items". The form is sent to its page instead.',
  'search-results-refused':
    '<site-search>: some results are not shown, because their "itemUrl" is not a URL of a page of this site.',
} as const;
