/** Messages for visitors about the items of a list. They are loaded with the code of the items. */
export const messages = {
  'list-count': { one: '{n} item', other: '{n} items' },
  'list-none': 'No items match.',
  'list-added': { one: '{n} item added. {total} are shown.', other: '{n} items added. {total} are shown.' },
  'list-loading': 'Loading…',
  'list-failed': 'The items could not be loaded.',
  'list-retry': 'Try again',
  'list-clear': 'Show all',
  'list-more': 'More items',
} as const;
