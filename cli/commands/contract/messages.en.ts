/** English messages of `contract`; `<code>.help` is the advice. */
export const messages = {
  'contract-url': '"{url}" is not an http: or https: URL.',
  'contract-url.help': 'Write it with http:// or https://, as in https://staging.example.com.',
  'contract-header': '"{line}" is not a header.',
  'contract-header.help': 'Write a name, a colon and a value, as in "authorization: Bearer …".',
  'contract-silent': 'No response from {url} ({reason}).',
  'contract-silent.help': 'Start the server, or check the URL and the network.',
  'contract-same': 'ok',
  'contract-differs': 'differs',
  'contract-skipped': 'skipped',
  'contract-sum': '{same} as documented, {different} different, {left} skipped.',
} as const;
