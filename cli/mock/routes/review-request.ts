/** The page to which a shop's e-mail leads: a form for a review of each product of an order. */
import { html } from 'hono/html';
import { formatMessage } from '../../../core/model/message-format.ts';
import { messages } from '../messages.en.ts';
import { htmlPage, type Markup } from './html-page.ts';
import { noticePage } from './placeholder-page.ts';
import { type Route, route } from './route.ts';

export const reviewRequestPath = '/commerce/review-request';

const stars = [5, 4, 3, 2, 1];

const reviewForm = (orderId: string, itemId: string, productName: string): Markup => html`
<h2>${productName}</h2>
<form method="post" action="/api/commerce/reviews">
<input type="hidden" name="productId" value="${itemId}">
<input type="hidden" name="token" value="${orderId}">
<p><label>${formatMessage(messages['mock-review-rating'])} <select name="rating">${stars.map((n) => html`<option>${n}</option>`)}</select></label></p>
<p><label>${formatMessage(messages['mock-review-text'])} <textarea name="text"></textarea></label></p>
<button>${formatMessage(messages['mock-review-send'])}</button>
</form>`;

export const reviewRequest: Route = route({
  method: 'GET',
  path: reviewRequestPath,
  name: 'ReviewRequest',
  summary: 'Request to review an order',
  spec: 'docs/spec.md#runtime-2',
  kind: 'page',
  takes: ({ z, text }) => ({ query: z.looseObject({ orderId: text('Id of the order.').min(1) }) }),
  gives: () => ({ 200: 'text/html', 404: 'text/html' }),
  sample: { query: { orderId: '{PlaceOrder/id}' } },
  answer(context, { state }, { query: { orderId } }) {
    const order = state.orders.find(({ id }) => id === orderId);
    const products = new Map(order?.cart?.entries.map(({ itemId, productName }) => [itemId, productName]));
    const title = formatMessage(messages['mock-review-request-title']);
    if (products.size === 0) return noticePage(context, title, formatMessage(messages['review-nothing']), 404);
    const forms = [...products].map(([itemId, productName]) => reviewForm(orderId, itemId, productName));
    return context.html(htmlPage(title, html`${forms}`, 'reviews-request'));
  },
});
