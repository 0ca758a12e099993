/** Messages for visitors about a summary, and for developers about its data. */
export const messages = {
  // The texts of docs/spec.md#runtime-8.
  'summary-failed': 'Unable to load. Try again.',
  'summary-retry': 'Try again',
  // Ours: the specification does not have these texts.
  'summary-loading': 'Loading…',
  'summary-show': 'Show new content',
  'summary-empty': 'There is currently nothing to show.',
  'summary-id-missing':
    '<site-summary>: a block id is missing. Set block-id, or "blockId" in block-json. The content of the page stays as it is.',
  'summary-block-invalid':
    '<site-summary>: block-json or data-block-json is not a JSON object. The content of the page stays as it is.',
  'summary-response-invalid': '<site-summary>: the response of the server has no text in data.html.',
} as const;
