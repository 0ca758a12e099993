/** Messages of the login. Ours: the specification does not have these texts. */
export const messages = {
  'login-refused': 'The e-mail address or the password is wrong.',
  'login-locked': 'This account is locked. Reset your password to unlock it.',
  'login-rate-limited': 'Too many attempts. Wait a minute, then try again.',
  'login-offline': 'No connection. Check your internet connection, then try again.',
  'login-failed': 'You could not be logged in. Try again later.',
  'login-sending': 'Logging in…',
  'login-done': 'You are logged in.',
  // For the developer.
  'login-redirect-foreign':
    '<site-login> leads only to pages of its own site: write success-redirect as a path, such as "/account".',
} as const;
