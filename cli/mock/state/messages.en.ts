/** English messages about sessions of the mock API. */
export const messages = {
  'session-name': '"{name}" is not a valid session name. Use 1 to 64 letters, digits, dots, hyphens and underscores.',
  'session-state': 'The body is not a snapshot of a mocked site.',
  'session-state.help': 'Send a response of GET /__mock/snapshot.',
} as const;
