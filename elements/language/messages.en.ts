/** Messages for visitors about the languages of a page, and for developers about its links. Ours: the specification does not have these texts. */
export const messages = {
  'language-label': 'Language',
  'language-current': '{label}: {name}',
  'language-chosen': 'Your last choice',
  'language-tag-invalid':
    '<site-language>: hreflang="{value}" is not a language tag, such as de or pt-BR. The link is ignored.',
  'language-duplicate':
    '<site-language>: several links have hreflang="{value}". Only the first one counts; the others are ignored.',
  'language-url-unsafe': '<link hreflang="{value}"> in the head is ignored: its URL could run script.',
} as const;
