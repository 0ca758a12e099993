/** English messages of spinners. */
export const messages = {
  'spinner-loading': 'Loading…',
} as const;
