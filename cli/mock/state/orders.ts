/** The orders of a mocked site. */
import { formatMoney } from '../../../core/model/money/format.ts';
import { type ExactMoney, moneyOfCents } from '../../../core/model/money/read-money.ts';
import type { PageType } from '../../../core/model/vocabularies/pages.ts';
import { pushCapped } from './capped-list.ts';
import { cartJson, changeCart, type MockEntry, type StoredCart } from './carts.ts';
import { withoutSold } from './stock.ts';

/** The page that confirms an order. */
export type OrderOutcome = Extract<
  PageType,
  'order-confirmed' | 'contribution-confirmed' | 'subscription-confirmed' | 'order-received' | 'membership-confirmed'
>;

/** A donation without a cart. */
export interface Donation {
  readonly donatePageId: string;
  readonly frequency: 'once' | 'monthly';
}

export interface StoredOrder {
  readonly id: string;
  /** As shown to the customer: 1 for the first order. */
  readonly number: number;
  /** The time, as `Date.toISOString` returns it. */
  readonly placedAt: string;
  readonly outcome: OrderOutcome;
  readonly total: ExactMoney;
  /** The cart as it was paid. */
  readonly cart?: ReturnType<typeof cartJson> & { readonly orderId: string };
  readonly donation?: Donation;
  /** Identifies the page that has sent the order. */
  readonly key?: string;
}

/** The parts of a site that orders read and change. */
interface OrderSite {
  readonly state: { readonly orders: StoredOrder[]; readonly carts: Readonly<Record<string, StoredCart>> };
  readonly options: { readonly now: () => number; readonly newId: () => string };
}

function record({ state, options }: OrderSite, order: Omit<StoredOrder, 'id' | 'number' | 'placedAt'>, id: string) {
  const { orders } = state;
  const number = (orders.at(-1)?.number ?? 0) + 1;
  const stored: StoredOrder = { id, number, placedAt: new Date(options.now()).toISOString(), ...order };
  pushCapped(orders, stored);
  return stored;
}

/** Returns the total of a cart. */
export const totalOf = ({ grandTotalCents, subtotalAmount }: ReturnType<typeof cartJson>): ExactMoney =>
  moneyOfCents(grandTotalCents, subtotalAmount.currency) ?? subtotalAmount;

/** Reduces the stock of what was sold, in all carts. */
function takeFromStock({ state }: OrderSite, sold: readonly MockEntry[]): void {
  for (const cart of Object.values(state.carts)) cart.entries = cart.entries.map((entry) => withoutSold(sold, entry));
}

function outcomeOf(entries: readonly MockEntry[]): OrderOutcome {
  if (entries.some(({ planId }) => planId !== undefined)) return 'subscription-confirmed';
  return entries.every(({ productType }) => productType === 'paywall') ? 'membership-confirmed' : 'order-confirmed';
}

/** How an order is placed. */
export interface Placement {
  /** Default: by the content of the cart. */
  readonly outcome?: OrderOutcome | undefined;
  readonly key?: string | undefined;
}

/**
 * Records the order of a cart, and empties the cart. Of an empty cart it returns the latest order, so that a second click
 * orders nothing more; undefined if there is none.
 */
export function placeOrder(site: OrderSite, cart: StoredCart, { outcome, key }: Placement): StoredOrder | undefined {
  const { entries } = cart;
  if (entries.length === 0) return site.state.orders.find(({ id }) => id === cart.orderId);
  const id = site.options.newId();
  const paid = { ...cartJson(cart), orderId: id, isPurchased: true };
  const order = record(
    site,
    { outcome: outcome ?? outcomeOf(entries), total: totalOf(paid), cart: paid, ...(key !== undefined && { key }) },
    id,
  );
  changeCart(cart, { entries: [], coupons: [], orderId: id });
  takeFromStock(site, entries);
  return order;
}

/** Records a donation. */
export const placeDonation = (
  site: OrderSite,
  { total, key, ...donation }: Donation & { readonly total: ExactMoney; readonly key?: string | undefined },
): StoredOrder =>
  record(
    site,
    { outcome: 'contribution-confirmed', total, donation, ...(key !== undefined && { key }) },
    site.options.newId(),
  );

/** Returns the order that was sent with this key. */
export const orderWithKey = ({ state }: OrderSite, key: string | undefined): StoredOrder | undefined =>
  key === undefined ? undefined : state.orders.find((order) => order.key === key);

/** Returns an amount as text, such as `€309.00`. */
export const moneyText = (money: ExactMoney): string => formatMoney(money) ?? '';
