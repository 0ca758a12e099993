import type { InvalidCases, ValidCases } from './rule-cases.ts';

const optionsNamed = (name: string): string =>
  `<label><input type="radio" name="${name}" data-pricing-option="first" checked> Monthly</label>
   <label><input type="radio" name="${name}" data-pricing-option="second"> Yearly</label>`;
const options = optionsNamed('plan');
const views = '<p data-pricing-view="first">€5</p><p data-pricing-view="second">€50</p>';

/** Mistakes: the rule reports exactly the text between ⟦ and ⟧. */
export const invalid: InvalidCases = {
  'pricing-views': [
    ['pricing-views-missing', `⟦<site-pricing⟧>${options}<p data-pricing-view="first">€5</p></site-pricing>`],
    ['pricing-views-missing', `<h2>Plans</h2>\n⟦<site-pricing⟧ view="second">${views}</site-pricing>`],
    ['pricing-views-missing', `⟦<site-pricing⟧>${options}<p>€5</p></site-pricing>`],
    [
      'pricing-views-value',
      `<site-pricing>${options}<p data-pricing-view="⟦monthly⟧">€5</p><p data-pricing-view="second">€50</p></site-pricing>`,
    ],
    [
      'pricing-views-value',
      `<site-pricing><button type="button" data-pricing-option=⟦1⟧>Monthly</button>
       <button type="button" data-pricing-option="second">Yearly</button>${views}</site-pricing>`,
    ],
    [
      'pricing-views-name',
      `<site-pricing>${options}${views}</site-pricing><site-pricing>
       <label><input type="radio" name="⟦plan⟧" data-pricing-option="first" checked> Monthly</label>
       <label><input type="radio" name="term" data-pricing-option="second"> Yearly</label>${views}</site-pricing>`,
    ],
  ],
};

/** Pages without a mistake, and pages on which the rule cannot know. */
export const valid: ValidCases = {
  'pricing-views': [
    `<site-pricing>${options}${views}</site-pricing>`,
    `<site-pricing>${options}${views}</site-pricing><site-pricing>${optionsNamed('term')}${views}</site-pricing>`,
    `<site-pricing>${options}${views}</site-pricing><form><site-pricing>${options}${views}</site-pricing></form>`,
    `<site-pricing>${options.replaceAll('first', ' FIRST ')}${views}</site-pricing>`,
    '<site-pricing></site-pricing>',
    `<site-pricing>${options}{{#each plans}}</site-pricing>`,
    `<site-pricing>${options}<p v-for="plan in plans" :data-pricing-view="plan.view">€5</p></site-pricing>`,
    '<site-pricing><price-table></price-table></site-pricing>',
    '<p data-pricing-view="monthly">€5</p>',
  ],
};
