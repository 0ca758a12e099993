/** Default texts of a cookie banner, from the specification (docs/spec.md#runtime-5). */
export const messages = {
  'cookie-banner-text':
    'By using this website, you agree to our use of cookies. We use cookies to provide you with a great experience and to help our website run effectively.',
  'cookie-banner-accept': 'Accept',
  'cookie-banner-decline': 'Decline',
} as const;
