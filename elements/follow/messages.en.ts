/** The link of elements without a link of the author. */
export const messages = {
  'follow-link': 'Follow @{username}',
} as const;
