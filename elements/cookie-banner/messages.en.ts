/** Messages of the cookie banner that are not from the specification; those are in core/model/cookie-banner. */
export const messages = {
  'cookie-banner-label': 'Cookies',
  'cookie-banner-text-strict':
    'We would like to use cookies and similar technologies to remember your choices, count visits and show content from other providers. None of this happens unless you accept. You can change your answer at any time.',
  'cookie-banner-signal': 'Your browser opts out of tracking, and we respect that.',
  'cookie-banner-accepted': 'You have accepted.',
  'cookie-banner-declined': 'You have declined.',
  'cookie-banner-accepted-some': 'You have accepted some categories.',
  'cookie-banner-preferences': 'Settings',
  'cookie-banner-save': 'Save choices',
  'cookie-banner-accept-all': 'Accept all',
  'cookie-banner-decline-all': 'Decline all',
  'cookie-banner-close': 'Close',
} as const;
