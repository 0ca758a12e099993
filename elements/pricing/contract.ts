import { defineContract, defineShadowApi, event } from '../../core/model/contract/contract.ts';
import { oneOf, type Word } from '../../core/model/contract/kinds.ts';

/** The views of a price table. Fixed names, so that a stylesheet can show one of them before the script. */
export const pricingViews = ['first', 'second'] as const;

export type PricingView = Word<typeof pricingViews>;

/** The view that is shown. */
export interface PricingDetail {
  readonly view: PricingView;
}

export const contract = defineContract({
  tag: 'site-pricing',
  load: 'near-viewport',
  wake: 'viewport',
  attributes: {
    /** The view that is shown. A checked radio button takes precedence at the start. Updated when the visitor selects the other view. */
    view: oneOf(pricingViews, 'first'),
  },
  events: {
    /** The visitor has selected the other view. */
    'site-shown': event<PricingDetail>(),
  },
  reads: {
    selector: 'button, input',
    attributes: ['data-pricing-option'],
  },
});

export const shadowApi = defineShadowApi({
  slots: {
    /** The options and the price table with both views. */
    '': true,
  },
  states: {
    /** The options switch between the views. */
    ready: true,
  },
  cssProperties: {
    /** Focus rings. */
    '--site-accent': 'color',
    /** The line beside focus rings. */
    '--site-surface': 'color',
  },
});
