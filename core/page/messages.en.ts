/** English messages of the page services. Those of requests are the specification's (docs/spec.md#runtime-8). */
export const messages = {
  'request-unparseable': 'Internal Error: Unable to parse server response ... as JSON',
  'request-unauthorized': 'Unauthorized request',
  'request-server-error': 'Internal server error. Please try again later.',
  'request-unavailable': 'This service is temporarily unavailable. Please try again later.',
  'request-unreachable': 'Unable to connect…',
  'cookies-failed': 'Cookies are blocked. Values are lost when the page is closed.',
  'storage-failed': 'The {area} storage is blocked or full. Values are lost when the page is closed.',
} as const;
