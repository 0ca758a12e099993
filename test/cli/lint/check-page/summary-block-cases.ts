import type { InvalidCases, ValidCases } from './rule-cases.ts';

const content = '<ul><li><a href="https://example.org/a">A</a></li></ul>';

/** Mistakes: the rule reports exactly the text between ⟦ and ⟧. */
export const invalid: InvalidCases = {
  'summary-block': [
    ['summary-block-id', `⟦<site-summary⟧>${content}</site-summary>`],
    ['summary-block-id', `⟦<site-summary⟧ block-id="">${content}</site-summary>`],
    ['summary-block-id', `⟦<site-summary⟧ block-json='{"design": "list"}'>${content}</site-summary>`],
    ['summary-block-id', `⟦<site-summary⟧ data-block-json='{"blockId": 5}'>${content}</site-summary>`],
    ['summary-block-data', `⟦<site-summary⟧ block-id="a1" block-json="design: list">${content}</site-summary>`],
    ['summary-block-data', `⟦<site-summary⟧ block-id="a1" data-block-json="[]">${content}</site-summary>`],
    ['summary-block-data', `⟦<site-summary⟧ block-id="a1" block-json='{design: "list"}'>${content}</site-summary>`],
    ['summary-block-data', `⟦<site-summary⟧ :block-id="id" block-json="[true]">${content}</site-summary>`],
  ],
};

/** Pages without a mistake, and pages on which the rule cannot know. */
export const valid: ValidCases = {
  'summary-block': [
    `<site-summary block-id="a1">${content}</site-summary>`,
    `<site-summary data-block-json='{"blockId": "a1"}'>${content}</site-summary>`,
    `<site-summary block-id="a1" block-json="">${content}</site-summary>`,
    `<site-summary block-id="{{ id }}">${content}</site-summary>`,
    `<site-summary :block-id="id">${content}</site-summary>`,
    `<site-summary block-id="a1" block-json="{{ data | json }}">${content}</site-summary>`,
  ],
};
