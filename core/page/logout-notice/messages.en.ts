/** The notice after logging out (docs/spec.md#runtime-2); the label of the button is ours. */
export const messages = {
  'logout-notice-title': 'Logout Successful',
  'logout-notice-text': 'You have been successfully logged out.',
  'logout-notice-close': 'OK',
} as const;
