/** Messages of a captcha. The specification defines none of them. The message for an unsolved captcha is the form's. */
export const messages = {
  'captcha-label': 'Check against robots',
  'captcha-waiting': 'The check against robots appears here once you fill in the form.',
  'captcha-consent': 'The check against robots connects to {provider}, which may store data on your device.',
  'captcha-allow': 'Allow',
  'captcha-loading': 'The check against robots is loading…',
  'captcha-failed': 'The check against robots could not be loaded.',
  'captcha-retry': 'Try again',
} as const;
