/** English messages about sessions of the mock API, and their state. */
export const messages = {
  'session-name': '"{name}" is not a valid session name. Use 1 to 64 letters, digits, dots, hyphens and underscores.',
  'session-state': 'The body is not a snapshot of a mocked site.',
  'session-state.help': 'Send a response of GET /__mock/snapshot.',
  'mock-cart-currencies': 'The cart has prices in {currencies}: a cart has one currency.',
  'mock-cart-currencies.help': 'Correct the cart in the snapshot, or POST /__mock/reset.',
} as const;
