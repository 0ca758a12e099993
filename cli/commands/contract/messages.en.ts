/** What `contract` says, by code; `<code>.help` is the advice. */
export const messages = {
  'contract-url': '"{url}" is no address of a server.',
  'contract-url.help': 'Write it with http:// or https://, as in https://staging.example.com.',
  'contract-header': '"{line}" is no header.',
  'contract-header.help': 'Write a name, a colon and a value, as in "authorization: Bearer …".',
  'contract-silent': 'Nobody answers at {url} ({reason}).',
  'contract-silent.help': 'Start the server, or check address and network.',
  'contract-same': 'same',
  'contract-differs': 'differs',
  'contract-left-out': 'left out',
  'contract-sum': '{same} as documented, {different} not, {left} left out.',
} as const;
