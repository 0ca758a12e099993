/** What the local fakes of third parties show, English. */
export const messages = {
  'mock-follow': 'Follow @{name}',
  'mock-comment-count': '{count} Comments',
  'mock-reservation': 'Find a table',
} as const;
