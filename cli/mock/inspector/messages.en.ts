/** The words of the inspector, English. */
export const messages = {
  'inspector-title': 'Mock API',
} as const;
