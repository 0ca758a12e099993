/** The messages of `schema`, by code; `<code>.help` is the advice. */
export const messages = {
  'schema-unnamed': 'Say what to describe.',
  'schema-unnamed.help': 'site-elements schema --list has the names, as in site-elements schema site-context.',
} as const;
