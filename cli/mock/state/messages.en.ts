/** What the mock API says about sessions, English. */
export const messages = {
  'session-name': '"{name}" is no name of a session: it takes 1 to 64 letters, digits, dots, hyphens and underscores.',
  'session-state': 'This is no state of a mocked site.',
  'session-state.help': 'Hand in what GET /__mock/snapshot answered.',
} as const;
