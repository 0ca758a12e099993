/** English messages of the page services. */
export const messages = {
  'cookies-failed': 'Cookies are blocked. Values are lost when the page is closed.',
  'storage-failed': 'The {area} storage is blocked or full. Values are lost when the page is closed.',
} as const;
