import type { InvalidCases, ValidCases } from './rule-cases.ts';

const field = '<label>Search <input type="search" name="q"></label>';

/** Mistakes: the rule reports exactly the text between ⟦ and ⟧. */
export const invalid: InvalidCases = {
  'search-form': [
    ['search-form-missing', `⟦<site-search⟧>${field}</site-search>`],
    ['search-form-missing', '<h1>Search</h1>\n⟦<site-search⟧ suggestions="3"></site-search>'],
    [
      'search-form-field',
      '<site-search>⟦<form⟧ action="/search"><label>Text <input name="text"></label></form></site-search>',
    ],
    ['search-form-field', '<site-search>⟦<form⟧ action="/search"><input type="hidden" name="q"></form></site-search>'],
    [
      'search-form-field',
      '<site-search>⟦<form⟧ action="/search"><label>Search <input type="search"></label></form></site-search>',
    ],
    ['search-form-method', `<site-search>⟦<form⟧ action="/search" method="POST">${field}</form></site-search>`],
    ['search-form-action', `<site-search>⟦<form⟧>${field}</form></site-search>`],
  ],
};

/** Pages without a mistake, and pages on which the rule cannot know. */
export const valid: ValidCases = {
  'search-form': [
    `<site-search><form action="/search">${field}</form></site-search>`,
    `<site-search><form action="/search" method="GET"><label>Search <input name="q"></label></form><div slot="results"></div></site-search>`,
    '<site-search><form action="/search"><label>Search <input type="search" name="s"></label></form></site-search>',
    '<site-search><search-form></search-form></site-search>',
    '<site-search>{{ search_form }}</site-search>',
    '<site-search><form action="/search"><label>Search <input :name="field"></label></form></site-search>',
    `<site-search><form :action="url">${field}</form></site-search>`,
    `<form method="post">${field}</form>`,
    `<site-search><form>${field}</form><div slot="results"></div></site-search>`,
    `<site-search><form action="/search" method="dialog">${field}</form></site-search>`,
    `<site-search><form action="/login"><input name="mail"></form><form action="/search">${field}</form></site-search>`,
  ],
};
