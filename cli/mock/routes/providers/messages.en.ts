/** English texts of the local replacements of third-party providers. */
export const messages = {
  'mock-follow': 'Follow @{name}',
  'mock-comment-count': '{count} Comments',
  'mock-reservation': 'Find a table',
} as const;
