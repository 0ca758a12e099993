/** What the page runtime says, English. The texts of requests are the specification's (docs/spec.md#runtime-8), the others ours. */
export const messages = {
  'request-unparseable': 'Internal Error: Unable to parse server response ... as JSON',
  'request-unauthorized': 'Unauthorized request',
  'request-server-error': 'Internal server error. Please try again later.',
  'request-unavailable': 'This service is temporarily unavailable. Please try again later.',
  'request-unreachable': 'Unable to connect…',
  'cookies-failed': 'Cookies cannot be used here; what they would keep lasts as long as the page.',
  'storage-failed': 'The {area} storage cannot be used fully; values that it refuses last as long as the page.',
} as const;
