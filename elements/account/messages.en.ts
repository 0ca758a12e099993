/** Messages of the account. Ours: the specification does not have these texts. */
export const messages = {
  'account-link': 'Your account',
  'account-log-out': 'Log out',
  'account-logging-out': 'Logging out…',
  'logout-failed': 'You could not be logged out. Try again.',
  'logout-offline': 'No connection: you are still logged in. Try again.',
  'logout-changed': 'Another account has logged in in this browser. Log out again to end its session.',
} as const;
