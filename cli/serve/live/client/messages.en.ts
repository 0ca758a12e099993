/** English messages of the overlay that `serve` shows in pages. */
export const messages = {
  'live-findings': { one: '{n} finding', other: '{n} findings' },
  'live-label': 'Findings of site-elements check',
  'live-place': 'line {line}, column {column}',
} as const;
