/** The orders of the session, newest first. */
import { formatMessage } from '../../../../core/model/message-format.ts';
import { formatMoney } from '../../../../core/model/money/format.ts';
import { el } from '../../../client/dom.ts';
import type { StoredOrder } from '../../state/orders.ts';
import { messages } from '../messages.en.ts';
import type { Api } from './api.ts';
import { timeText } from './time-text.ts';

/** Returns what was ordered, a line each. */
const linesOf = ({ cart, donation }: StoredOrder): readonly string[] => [
  ...(cart?.entries ?? []).map(({ quantity, productName, sku }) =>
    [`${quantity} × ${productName}`, sku].filter(Boolean).join(', '),
  ),
  ...(donation ? [`${donation.donatePageId}, ${donation.frequency}`] : []),
];

const entry = (order: StoredOrder): HTMLElement =>
  el(
    'li',
    {},
    el(
      'h3',
      {},
      formatMessage(messages['inspector-order'], { number: order.number, total: formatMoney(order.total) ?? '' }),
    ),
    el('p', { class: 'muted' }, `${timeText(order.placedAt)}, ${order.outcome}`),
    ...linesOf(order).map((line) => el('p', {}, line)),
  );

export class Orders {
  readonly #api: Api;
  readonly #list = el('ul');
  readonly #none = el('p', { class: 'muted' }, formatMessage(messages['inspector-orders-none']));

  constructor(api: Api) {
    this.#api = api;
  }

  get view(): HTMLElement {
    const heading = el('h2', { id: 'orders' }, formatMessage(messages['inspector-orders']));
    return el('section', { class: 'orders', 'aria-labelledby': 'orders' }, heading, this.#none, this.#list);
  }

  /** Reads the orders again. */
  async refresh(): Promise<void> {
    const orders = await this.#api.readOrders();
    if (!orders) return;
    this.#none.hidden = orders.length > 0;
    this.#list.replaceChildren(...[...orders].reverse().map(entry));
  }
}
