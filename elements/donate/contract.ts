import { cancelableEvent, defineContract, defineShadowApi } from '../../core/model/contract/contract.ts';
import { type Attribute, text } from '../../core/model/contract/kinds.ts';
import { readAmount } from '../../core/model/money/amount.ts';
import type { ExactMoney } from '../../core/model/money/read-money.ts';
import { currencyTemplate } from '../../core/model/vocabularies/currency-templates.ts';

/** The donation that a visitor is about to make. */
export interface DonateDetail {
  /** The amount that the visitor has typed; undefined for one of the author's amounts. */
  readonly typedAmount: ExactMoney | undefined;
  /** The names and values that the form sends, with the typed amount as decimal text. */
  readonly fields: Readonly<Record<string, string>>;
}

const amount = (): Attribute<string | undefined> => ({
  ...text(),
  accepts: 'an amount such as 5 or 2.50',
  parse: (value) => {
    const read = readAmount(value);
    return read && read.sign === '' ? value.trim() : undefined;
  },
});

export const contract = defineContract({
  tag: 'site-donate',
  load: 'near-viewport',
  attributes: {
    /** The id of the donation page, to which a button outside a form leads. */
    donatePageId: text(),
    /** The currency of the amounts, such as `EUR`. Default: that of the site. */
    currency: {
      ...text('USD'),
      accepts: 'the code of a currency such as EUR',
      parse: (value: string) => (currencyTemplate(value.trim().toUpperCase()) ? value.trim().toUpperCase() : undefined),
    },
    /** The smallest amount that a visitor may type. */
    minAmount: amount(),
    /** The largest amount that a visitor may type. */
    maxAmount: amount(),
  },
  layers: {
    context: ({ storeSettings = {} }) => ({
      currency: storeSettings.selectedCurrency ?? storeSettings.defaultCurrency,
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
