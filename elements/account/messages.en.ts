/** Messages of the account. Ours: the specification does not have these texts. */
export const messages = {
  'account-link': 'Your account',
  'account-log-out': 'Log out',
  'account-logged-out': 'You are logged out.',
  'account-logging-out': 'Logging out…',
  'logout-failed': 'You could not be logged out. Try again.',
  'logout-offline': 'No connection: you may still be logged in. Try again.',
  'logout-changed': 'Another member is logged in now. Log out again to log that member out.',
} as const;
