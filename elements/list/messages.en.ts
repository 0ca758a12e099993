/** Messages for visitors about the views of a list, and for developers about its markup. */
export const messages = {
  'list-view': 'View',
  'list-view-list': 'List',
  'list-view-grid': 'Grid',
  'list-missing': '<site-list> has no list. Add a <ul>, <ol>, or <article> elements with one parent.',
} as const;
