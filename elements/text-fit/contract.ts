import { defineContract, defineShadowApi } from '../../core/model/contract/contract.ts';
import { number } from '../../core/model/contract/kinds.ts';

export const contract = defineContract({
  tag: 'site-text-fit',
  load: 'near-viewport',
  wake: 'viewport',
  attributes: {
    /** The smallest font size in pixels. Default: 11, or 40 % of your font size if that is larger. */
    min: number(undefined, { min: 1 }),
    /** The largest font size in pixels. Default: your font size. */
    max: number(undefined, { min: 1 }),
  },
  reads: { selector: '*', attributes: ['class', 'style'], text: true },
});

export const shadowApi = defineShadowApi({
  slots: {
    /** The text, or elements with text such as a heading. Each of them fits on its own. */
    '': true,
  },
  cssProperties: {
    /** Focus rings. */
    '--site-accent': 'color',
    /** The line beside focus rings. */
    '--site-surface': 'color',
  },
});
