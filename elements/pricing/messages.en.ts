/** Announcement of a price table. Ours: the specification does not have this text. */
export const messages = {
  'pricing-shown': 'Prices shown: {option}',
} as const;
