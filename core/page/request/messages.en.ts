/** English messages of requests. The specification defines them (docs/spec.md#runtime-8). */
export const messages = {
  'request-unparseable': 'Internal Error: Unable to parse server response ... as JSON',
  'request-unauthorized': 'Unauthorized request',
  'request-server-error': 'Internal server error. Please try again later.',
  'request-unavailable': 'This service is temporarily unavailable. Please try again later.',
  'request-unreachable': 'Unable to connect…',
} as const;
