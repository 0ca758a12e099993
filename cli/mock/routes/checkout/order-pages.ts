/** The pages and responses that all checkouts of the mock have. */
import type { Context } from 'hono';
import { html } from 'hono/html';
import type { MessageArgs } from '../../../../core/model/finding.ts';
import { formatMessage } from '../../../../core/model/message-format.ts';
import type { ExactMoney } from '../../../../core/model/money/read-money.ts';
import { messages } from '../../messages.en.ts';
import { moneyText, type StoredOrder } from '../../state/orders.ts';
import { htmlPage, type Markup, wantsPage } from '../html-page.ts';
import { noticePage } from '../placeholder-page.ts';
import type { SchemaKit } from '../route.ts';

type Code = keyof typeof messages;

/** Why nothing can be ordered. */
export type OrderRefusal = Extract<
  Code,
  `mock-checkout-${'empty' | 'cookieless' | 'stock' | 'cart-unknown' | 'amount' | 'gift-card-unknown'}`
>;

/** Responds with the reason why nothing was ordered. */
export function refuseOrder(
  context: Context,
  status: 400 | 404,
  code: OrderRefusal,
  args: MessageArgs = {},
): Response | Promise<Response> {
  const error = formatMessage(messages[code], args);
  return wantsPage(context)
    ? noticePage(context, formatMessage(messages['mock-checkout-refused']), error, status)
    : context.json({ code, error }, status);
}

/** The values that a form of the checkout repeats. */
type Fields = Readonly<Record<string, string | undefined>>;

interface PaymentPage {
  readonly title: string;
  /** Undefined while the visitor selects it on this page. */
  readonly total?: ExactMoney | undefined;
  readonly fields?: Fields;
  readonly controls?: Markup;
  /** Whether the visitor may order without paying yet. */
  readonly canPayLater?: boolean;
}

const hidden = (fields: Fields): readonly Markup[] =>
  Object.entries(fields).flatMap(([name, value]) =>
    value === undefined ? [] : [html`<input type="hidden" name="${name}" value="${value}">`],
  );

/** Responds with the page at which the visitor would pay. */
export function paymentPage(
  context: Context,
  { title, total, fields = {}, controls = '', canPayLater = false }: PaymentPage,
): Response | Promise<Response> {
  const text = total
    ? formatMessage(messages['mock-checkout-total'], { total: moneyText(total) })
    : formatMessage(messages['mock-checkout-payless']);
  const later = html`
<button formaction="?payment=later">${formatMessage(messages['mock-checkout-later'])}</button>`;
  return context.html(
    htmlPage(
      title,
      html`<p>${text}</p>
<form method="post">${hidden(fields)}${controls}
<button>${formatMessage(messages['mock-checkout-order'])}</button>${canPayLater ? later : ''}
</form>`,
      'checkout',
    ),
  );
}

/** The path of the page that confirms an order. */
export const confirmationPath = (outcome: StoredOrder['outcome']): string => `/checkout/${outcome}`;

/** Responds with the order, or leads a form to the page that confirms it. */
export const answerOrder = (context: Context, order: StoredOrder): Response =>
  wantsPage(context)
    ? context.redirect(`${confirmationPath(order.outcome)}?orderId=${encodeURIComponent(order.id)}`, 303)
    : context.json(order);

/** The responses of calls that place an order. */
export const givesOrder = ({ z, text, cart, refusal }: SchemaKit) => ({
  200: z.looseObject({
    id: text('Id of the order.'),
    number: z.int().describe('Number of the order.'),
    outcome: text('The page that confirms the order, such as order-confirmed.'),
    total: z.looseObject({ currency: text('Currency of the total.'), value: text('The amount, as in 45.00.') }),
    cart: cart.optional(),
  }),
  303: 'text/html' as const,
  400: refusal,
  404: refusal,
});
