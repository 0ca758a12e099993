/** The pages that confirm an order, by the type of the page (docs/spec.md#runtime-2, "Page types by number"). */
import { html } from 'hono/html';
import { formatMessage } from '../../../../core/model/message-format.ts';
import { messages } from '../../messages.en.ts';
import { moneyText, type OrderOutcome, type StoredOrder } from '../../state/orders.ts';
import { htmlPage, type Markup } from '../html-page.ts';
import { noticePage } from '../placeholder-page.ts';
import { reviewRequestPath } from '../review-request.ts';
import { type Route, route } from '../route.ts';
import { confirmationPath } from './order-pages.ts';

/** The names and titles of the pages. */
const pages: Readonly<Record<OrderOutcome, readonly [name: string, title: string]>> = {
  'order-confirmed': ['OrderConfirmed', 'Order confirmed'],
  'contribution-confirmed': ['ContributionConfirmed', 'Donation confirmed'],
  'subscription-confirmed': ['SubscriptionConfirmed', 'Subscription confirmed'],
  'order-received': ['OrderReceived', 'Order received'],
  'membership-confirmed': ['MembershipConfirmed', 'Membership confirmed'],
};

const productList = ({ id, cart }: StoredOrder): Markup =>
  cart
    ? html`
<h2>${formatMessage(messages['mock-order-products'])}</h2>
<ul>${cart.entries.map(({ productName, quantity }) => html`<li>${quantity} × ${productName}</li>`)}</ul>
<p><a href="${reviewRequestPath}?orderId=${encodeURIComponent(id)}">${formatMessage(messages['mock-order-review'])}</a></p>`
    : '';

const confirmation = (outcome: OrderOutcome): Route => {
  const [name, title] = pages[outcome];
  return route({
    method: 'GET',
    path: confirmationPath(outcome),
    name,
    summary: title,
    spec: 'docs/spec.md#runtime-2',
    kind: 'page',
    takes: ({ z, text }) => ({ query: z.looseObject({ orderId: text('Id of the order.').min(1) }) }),
    gives: () => ({ 200: 'text/html', 404: 'text/html' }),
    sample: { query: { orderId: '{PlaceOrder/id}' } },
    answer(context, { state }, { query }) {
      const order = state.orders.find(({ id }) => id === query.orderId);
      if (!order) return noticePage(context, title, formatMessage(messages['mock-order-unknown']), 404);
      const { number, total } = order;
      const text = formatMessage(messages['mock-order-number'], { number, total: moneyText(total) });
      return context.html(
        htmlPage(
          title,
          html`<p>${text}</p>${productList(order)}
<p><a href="/">${formatMessage(messages['mock-page-back'])}</a></p>`,
          outcome,
        ),
      );
    },
  });
};

// The keys are those of the table above.
export const confirmations: readonly Route[] = (Object.keys(pages) as OrderOutcome[]).map(confirmation);
