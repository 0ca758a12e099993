/** The messages of `schema`, by code; `<code>.help` is the advice. */
export const messages = {
  'schema-unnamed': 'No schema is named.',
  'schema-unnamed.help':
    'Name one, as in site-elements schema site-context; site-elements schema --list prints all names.',
} as const;
