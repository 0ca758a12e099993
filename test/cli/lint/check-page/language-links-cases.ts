import type { InvalidCases, ValidCases } from './rule-cases.ts';

const page = (head: string, body = '', lang = 'en'): string =>
  `<!doctype html><html lang="${lang}"><head><title>Prints</title>${head}</head><body>${body}</body></html>`;

const link = (tag: string): string => `<link rel="alternate" hreflang="${tag}" href="https://example.org/a">`;

const anchor = (tag: string): string => `<a href="https://example.org/a" hreflang="${tag}">A</a>`;

/** Mistakes: the rule reports exactly the text between ⟦ and ⟧. */
export const invalid: InvalidCases = {
  'language-links': [
    ['language-links-tag', link('⟦en_US⟧')],
    ['language-links-tag', link('⟦german⟧')],
    ['language-links-tag', '<link rel="alternate" ⟦hreflang=""⟧ href="https://example.org/a">'],
    ['language-links-tag', `<site-language>${anchor('⟦x-default⟧')}</site-language>`],
    ['language-links-duplicate', link('de') + link('⟦DE⟧')],
    ['language-links-duplicate', `<site-language>${anchor('de')}<ul><li>${anchor('⟦de⟧')}</ul></site-language>`],
    ['language-links-duplicate', link('x-default') + link('⟦x-default⟧')],
    ['language-links-self', page(`⟦<link⟧ rel="alternate" hreflang="de" href="https://example.org/de">${link('fr')}`)],
    ['language-links-missing', page('', '⟦<site-language⟧></site-language>')],
    ['language-links-missing', page('', '⟦<site-language⟧><p>Languages</p></site-language>')],
  ],
};

/** Pages without a mistake, and pages on which the rule cannot know. */
export const valid: ValidCases = {
  'language-links': [
    link('de') + link('de-AT') + link('x-default') + link('pt-br'),
    link('{{ language }}') + link('{{ language }}'),
    '<link rel="alternate" type="application/rss+xml" href="https://example.org/feed">',
    '<link rel="stylesheet" hreflang="english" href="https://example.org/a.css">',
    '<a href="https://example.org/a" hreflang="german">A</a>',
    `<site-language>${anchor('de')}${anchor('en')}</site-language>${anchor('de')}`,
    page(link('de') + link('en-GB')),
    page(link('de') + link('x-default')),
    `{% if a %}${link('de')}{% else %}${link('de')}{% endif %}`,
    `${link('de')}<noscript>${link('de')}</noscript>`,
    '<link rel="alternate" type="application/rss+xml" hreflang="en_US" href="https://example.org/feed">',
    '<link rel="alternate stylesheet" hreflang="en_US" href="https://example.org/a.css">',
    page(link('en-GB') + link('en-AU')),
    page(link('de'), '', ''),
    page(link('de'), '', '{{ lang }}'),
    page(link('de') + link('en'), '<site-language></site-language>'),
    page('', '<site-language>{{ links }}</site-language>'),
    '<site-language></site-language>',
  ],
};
