/** Texts of the system error, from the specification (docs/spec.md#runtime-8), except the advice, which is ours. */
export const messages = {
  'system-error': 'Something went wrong',
  'system-error-advice': 'Reload the page to start again, or clear this message to go on.',
  'system-error-reload': 'Reload Page',
  'system-error-clear': 'Clear',
} as const;
