/** English messages of the error summary. The specification does not define them. */
export const messages = {
  'form-error-count': { one: '{n} error', other: '{n} errors' },
  'form-error-item': '{field}: {error}',
} as const;
