import type { InvalidCases, ValidCases } from './rule-cases.ts';

/** A track without a mistake. */

/** Mistakes: the rule reports exactly the text between ⟦ and ⟧. */
export const invalid: InvalidCases = {
  'element-items': [
    ['element-items-missing', '⟦<site-accordion⟧><h3>Shipping</h3><p>Within a week.</p></site-accordion>'],
    [
      'element-items-missing',
      '<p>Questions</p>\n⟦<site-accordion⟧ multiple><ul><li>Shipping</li></ul></site-accordion>',
    ],
    ['element-items-summary', '<site-accordion>⟦<details⟧><p>Within a week.</p></details></site-accordion>'],
    [
      'element-items-summary',
      '<site-accordion><details><summary>Shipping</summary>⟦<details⟧ open>Customs</details></details></site-accordion>',
    ],
    [
      'element-items-summary',
      '<site-accordion><details><summary>Shipping</summary><site-accordion>⟦<details⟧>Customs</details></site-accordion></details></site-accordion>',
    ],
  ],
};

/** Pages without a mistake, and pages on which the rule cannot know. */
export const valid: ValidCases = {
  'element-items': [
    '<site-accordion><details><summary>Shipping</summary></details></site-accordion>',
    '<site-accordion><h3><button aria-expanded="false">Shipping</button></h3><div>Within a week.</div></site-accordion>',
    '<site-accordion></site-accordion>',
    '<site-accordion><slot></slot></site-accordion>',
    '<site-accordion><p>{{#each questions}}</p></site-accordion>',
    '<site-accordion><details>{% include "summary" %}</details></site-accordion>',
    '<details>Terms</details>',
  ],
};
