/** What the inspection of the mock API says, English. */
export const messages = {
  'admin-origin': 'Another site asks: pages of {origin} may not look into the mock API.',
  'admin-host': '{host} is no name of this machine: open the mock API as localhost or 127.0.0.1.',
  'admin-token':
    'The token is missing or wrong: open the address that serve has printed, or send "Authorization: Bearer …".',
  'admin-clock': 'The clock takes now as ISO 8601 or milliseconds since 1970, and advance as 31m, 2h or milliseconds.',
  'admin-call-unknown': 'There is no call {id}: the last 1000 are kept.',
  'admin-client-missing': 'The script of the inspector is missing: run npm run build -- cli.',
} as const;
