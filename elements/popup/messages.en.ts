/** English messages of popups. */
export const messages = {
  'popup-label': 'Message',
  'popup-close': 'Close',
} as const;
