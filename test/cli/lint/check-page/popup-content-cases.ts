import type { InvalidCases, ValidCases } from './rule-cases.ts';

/** Mistakes: the rule reports exactly the text between ⟦ and ⟧. */
export const invalid: InvalidCases = {
  'popup-content': [
    ['popup-content-missing', '⟦<site-popup⟧></site-popup>'],
    ['popup-content-missing', '<p>A letter</p>\n⟦<site-popup⟧ aria-label="Letter"> <!-- soon --> </site-popup>'],
    ['popup-content-name', '⟦<site-popup⟧><p>New editions first.</p></site-popup>'],
    ['popup-content-name', '<h2>A letter</h2>⟦<site-popup⟧ aria-label=" ">New editions first.</site-popup>'],
    ['popup-content-page', '⟦<site-popup⟧ show-on-all-pages="false"><h2>A letter</h2></site-popup>'],
    ['popup-content-page', '⟦<site-popup⟧ show-on-all-pages="false" enabled-pages=" "><h2>A letter</h2></site-popup>'],
  ],
};

/** Pages without a mistake, and pages on which the rule cannot know. */
export const valid: ValidCases = {
  'popup-content': [
    '<site-popup><h2>A letter</h2><p>New editions first.</p></site-popup>',
    '<site-popup aria-label="Letter"><p>New editions first.</p></site-popup>',
    '<site-popup><div><h3>A letter</h3></div></site-popup>',
    '<site-popup><p>{{ popup.text }}</p></site-popup>',
    '<site-popup>{% include "letter" %}</site-popup>',
    '<site-popup><slot></slot></site-popup>',
    '<site-popup><x-letter></x-letter></site-popup>',
    '<site-popup show-on-all-pages="false" enabled-pages="a"><h2>A letter</h2></site-popup>',
    `<site-popup show-on-all-pages="false" block-json='{"enabledPages":["a"]}'><h2>A letter</h2></site-popup>`,
  ],
};
