/** The checkout of a donation, which `<site-donate>` and plain forms lead to. */
import { html } from 'hono/html';
import { checkoutPaths } from '../../../../core/model/commerce/checkout-urls.ts';
import { formatMessage } from '../../../../core/model/message-format.ts';
import type { ExactMoney } from '../../../../core/model/money/read-money.ts';
import { readTypedAmount } from '../../../../core/model/money/typed-amount.ts';
import { messages } from '../../messages.en.ts';
import { orderWithKey, placeDonation } from '../../state/orders.ts';
import type { Markup } from '../html-page.ts';
import { type Route, route, type SchemaKit } from '../route.ts';
import { answerOrder, givesOrder, paymentPage, refuseOrder } from './order-pages.ts';

const frequencies = ['once', 'monthly'] as const;

/** The selection of the visitor, on the page of the site or at the checkout. */
interface Selection {
  readonly amount?: string;
  readonly customAmount?: string;
  readonly frequency?: (typeof frequencies)[number] | '';
  readonly currency?: string;
}

const selectionFields = ({ text, wordOf }: SchemaKit) => ({
  amount: text('The amount, or "custom" for that in customAmount.').max(100).optional(),
  customAmount: text('The amount that the visitor has typed.').max(100).optional(),
  frequency: wordOf('once or monthly; once by default.', frequencies).optional(),
  currency: text('Currency of the amount; EUR by default.').length(3).optional(),
});

const queryOf = (kit: SchemaKit) =>
  kit.z.looseObject({
    donatePageId: kit.text('Id of the donation page.').min(1),
    ...selectionFields(kit),
  });

const typedIn = ({ amount = '', customAmount = '' }: Selection): string =>
  amount === 'custom' ? customAmount : amount || customAmount;

/** Returns the selected amount; undefined for one that is missing or not valid. */
function amountOf(selection: Selection, currency: string): ExactMoney | undefined {
  const read = readTypedAmount(typedIn(selection), currency);
  return read.ok && /[1-9]/.test(read.money.value) ? read.money : undefined;
}

const currencyOf = ({ currency }: Selection): string => currency?.toUpperCase() ?? 'EUR';

const amountControls = (currency: string): Markup => html`
<p><label>${formatMessage(messages['mock-checkout-amount-label'], { currency })} <input name="amount" inputmode="decimal" required></label></p>
<p><select name="frequency" aria-label="${formatMessage(messages['mock-checkout-frequency'])}">
<option value="once">${formatMessage(messages['mock-checkout-once'])}</option>
<option value="monthly">${formatMessage(messages['mock-checkout-monthly'])}</option>
</select></p>`;

const page: Route = route({
  method: 'GET',
  path: checkoutPaths.donation,
  name: 'DonationCheckout',
  summary: 'Checkout of a donation',
  spec: 'docs/spec.md#runtime-2',
  kind: 'page',
  takes: (kit) => ({ query: queryOf(kit) }),
  gives: () => ({ 200: 'text/html', 400: 'text/html' }),
  sample: { query: { donatePageId: '64f1c0de5a1e7a0b2c3d4e02' } },
  answer(context, { options }, { query }) {
    // The schema has accepted it.
    const selection = query as Selection;
    const currency = currencyOf(selection);
    const total = amountOf(selection, currency);
    if (!total && typedIn(selection) !== '') return refuseOrder(context, 400, 'mock-checkout-amount', { currency });
    return paymentPage(context, {
      title: page.summary,
      total,
      fields: { key: options.newId() },
      ...(!total && { controls: amountControls(currency) }),
    });
  },
});

const donation = route({
  method: 'POST',
  path: checkoutPaths.donation,
  name: 'Donate',
  summary: 'Makes a donation.',
  kind: 'call',
  crumb: 'query',
  takes: (kit) => ({
    query: queryOf(kit),
    form: kit.z.looseObject({
      key: kit.text('Identifies the page: a repeated call with the same key donates nothing more.').max(100).optional(),
      ...selectionFields(kit),
    }),
  }),
  gives: givesOrder,
  sample: { query: { donatePageId: '64f1c0de5a1e7a0b2c3d4e02' }, form: { amount: '25', key: '4c1d7f30' } },
  answer(context, site, { query, form }) {
    const { donatePageId } = query;
    // The schemas have accepted both.
    const selection: Selection = { ...(query as Selection), ...(form as Selection) };
    const currency = currencyOf(selection);
    const total = amountOf(selection, currency);
    if (!total) return refuseOrder(context, 400, 'mock-checkout-amount', { currency });
    const { key } = form;
    const frequency = selection.frequency || 'once';
    return answerOrder(
      context,
      orderWithKey(site, key) ?? placeDonation(site, { donatePageId, frequency, total, key }),
    );
  },
});

export const donationCheckout: readonly Route[] = [page, donation];
