import { cancelableEvent, defineContract, defineShadowApi } from '../../core/model/contract/contract.ts';
import { number, text } from '../../core/model/contract/kinds.ts';
import { currencyCode } from '../../core/model/money/currency-attribute.ts';
import type { ExactMoney } from '../../core/model/money/read-money.ts';
import type { TemplateCode } from '../../core/model/vocabularies/currency-templates.ts';

/** The donation that a visitor is about to make. */
export interface DonateDetail {
  /** The amount that the visitor has typed; undefined for one of the author's amounts. */
  readonly typedAmount: ExactMoney | undefined;
  /** The names and values that the form sends, with the typed amount as decimal text. */
  readonly fields: Readonly<Record<string, string>>;
}

export const contract = defineContract({
  tag: 'site-donate',
  load: 'near-viewport',
  uses: () => ['submit'],
  attributes: {
    /** The id of the donation page, to which a button outside a form leads. */
    donatePageId: text(),
    /** The currency of the amounts, such as `EUR`. Default: that of the site. */
    currency: currencyCode(),
    /** The smallest amount that a visitor may type. */
    minAmount: number(undefined, { min: 0 }),
    /** The largest amount that a visitor may type. */
    maxAmount: number(undefined, { min: 0 }),
  },
  layers: {
    context: ({ storeSettings = {} }) => ({
      // The contract ignores codes that are not supported.
      currency: (storeSettings.selectedCurrency ?? storeSettings.defaultCurrency) as TemplateCode,
    }),
  },
  events: {
    /** Before the visitor leaves for the checkout with a valid amount; cancelling keeps the visitor on the page. */
    'site-donate': cancelableEvent<DonateDetail>(),
  },
  reads: { selector: 'form, button, input, a, [role="button"]', attributes: ['name', 'type', 'value', 'href'] },
});

export const shadowApi = defineShadowApi({
  slots: {
    /** Your form, or your button. */
    '': true,
  },
  cssProperties: {
    /** Focus rings. */
    '--site-accent': 'color',
    /** The line beside focus rings. */
    '--site-surface': 'color',
  },
});
