/** English messages of session recording, for developers. */
export const messages = {
  'recording-options-invalid': 'Invalid options of recordSessions are ignored: {names}.',
  'recording-unnamed':
    'Sessions are not recorded, because the cookie banner does not name session recording. Mark the sentence that names it with data-session-recording, or pass isNamed: true if another text does.',
} as const;
