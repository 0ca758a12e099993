/** English messages of a form before its other code has loaded. The specification defines them (docs/spec.md#runtime-5, docs/spec.md#runtime-8). */
export const messages = {
  'form-submitting': 'Submitting…',
  'form-processing-failed': 'Error processing form submission. Please reload and try again.',
  'form-retry': 'Try again',
} as const;
