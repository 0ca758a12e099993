/** English messages of the mock captcha. */
export const messages = {
  'mock-captcha-label': 'I am not a robot',
  'mock-captcha-group': 'Mock captcha',
  'mock-captcha-expired': 'Expired: check the box again.',
  'mock-captcha-failed': 'The mock captcha has failed.',
} as const;
