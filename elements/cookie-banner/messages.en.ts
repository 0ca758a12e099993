/** Words of the cookie banner beside those of the specification (core/model/cookie-banner). All are ours. */
export const messages = {
  'cookie-banner-label': 'Cookies',
  'cookie-banner-text-strict':
    'We would like to use cookies and similar means to remember your choices, to count visits and to show content of other providers. Nothing of this happens unless you accept. You can change your answer at any time.',
  'cookie-banner-signal': 'Your browser asks not to be tracked. This opt-out signal is honoured.',
  'cookie-banner-accepted': 'You have accepted.',
  'cookie-banner-declined': 'You have declined.',
} as const;
