/** The carts of a mocked site, by the token in the visitor's cookie. */
import type { SelectedOption } from '../../../core/model/cart/cart.ts';
import { centsOf } from '../../../core/model/money/cents-of.ts';
import { type ExactMoney, moneyOfCents, plusTimes } from '../../../core/model/money/read-money.ts';
import { userErrors } from '../../../core/model/user-error.ts';
import type { ProductType } from '../../../core/model/vocabularies/commerce.ts';
import { ownValue, storeCapped } from './capped-record.ts';
import { type CartDetails, cartTotals, type ShippingLocation } from './cart-totals.ts';
import { messages } from './messages.en.ts';
import { afterOrders, type Orders, unlimitedStock } from './stock.ts';

const fail = userErrors(messages);

/** A state that a scenario gives every cart, or its products. */
export type CartScenario = 'empty' | 'expired' | 'out-of-stock' | 'price-changed' | 'conflict' | 'coupon-expired';

/** A line of a cart, as the page may change it. */
export interface MockEntry {
  readonly id: string;
  readonly itemId: string;
  readonly productName: string;
  readonly sku: string;
  readonly variantId?: string;
  /** The subscription; undefined for a single purchase. */
  readonly planId?: string;
  readonly options?: readonly SelectedOption[];
  readonly imageUrl?: string;
  readonly productUrl?: string;
  /** More values of the visitor, such as the recipient of a gift card. */
  readonly fields?: Readonly<Record<string, string>>;
  readonly quantity: number;
  readonly unitPrice: ExactMoney;
  /** The number of available items. */
  readonly stock: number;
  /** Default: physical. */
  readonly productType?: ProductType;
}

/** The initial entries of a cart, so that pages have something to show. */
const firstEntries: readonly MockEntry[] = [
  {
    id: 'leeward',
    itemId: '64f1c0de5a1e7a0b2c3d4f01',
    productName: 'Leeward, 60 × 40 cm',
    sku: 'SQ0000001',
    quantity: 1,
    unitPrice: { currency: 'EUR', value: '180.00' },
    stock: 5,
  },
  {
    id: 'saltmarsh',
    itemId: '64f1c0de5a1e7a0b2c3d4f02',
    productName: 'Saltmarsh, 30 × 20 cm',
    sku: 'SQ0000002',
    quantity: 2,
    unitPrice: { currency: 'EUR', value: '64.50' },
    stock: 150,
  },
];

/** A cart as stored in the state. */
export interface StoredCart extends CartDetails {
  readonly token: string;
  readonly created: number;
  /** The number of changes; undefined in a state that an earlier version has written. */
  version?: number;
  entries: readonly MockEntry[];
  /** The keys of the latest changes of entries. */
  keys?: readonly string[];
  /** The version of the latest conflict in the scenario `conflict`. */
  conflict?: number;
  coupons?: readonly string[] | undefined;
  shippingLocation?: ShippingLocation | undefined;
  shippingOptionId?: string | undefined;
  /** The latest order of this visitor. */
  orderId?: string | undefined;
  /** Whether the cart has replaced an expired one, in the scenario `cart-expired`. */
  readonly isRenewed?: true;
}

/** Finds a visitor's cart, or creates one. */
export type CartOf = (token: string | undefined) => StoredCart;

interface CartOptions {
  readonly now: () => number;
  readonly newId: () => string;
  readonly carts?: CartScenario;
}

/** The stored parts of a site that carts read and change. */
interface CartStore {
  readonly carts: Record<string, StoredCart>;
  readonly orders: Orders;
}

/** Returns the cart without entries, for the scenario of empty carts. The stored cart is unchanged. */
const emptied = (cart: StoredCart): StoredCart => ({ ...cart, entries: [] });

/** Returns the cart with no stock. Removing an entry also removes it from the stored cart. */
const soldOut = (cart: StoredCart): StoredCart =>
  new Proxy(cart, {
    get: (stored, name) =>
      name === 'entries' ? stored.entries.map((entry) => ({ ...entry, stock: 0 })) : Reflect.get(stored, name),
    set(stored, name, value: StoredCart['entries']) {
      if (name !== 'entries') return Reflect.set(stored, name, value);
      stored.entries = stored.entries.filter(({ id }) => value.some((entry) => entry.id === id));
      return true;
    },
  });

const withExpiredCoupons = (cart: StoredCart): StoredCart =>
  new Proxy(cart, {
    get: (stored, name) => name === 'areCouponsExpired' || Reflect.get(stored, name),
    set: (stored, name, value) => Reflect.set(stored, name, value),
  });

const cartViews: Partial<Readonly<Record<CartScenario, (cart: StoredCart) => StoredCart>>> = {
  empty: emptied,
  'out-of-stock': soldOut,
  'coupon-expired': withExpiredCoupons,
};

/** The parts of a cart that visitors change. */
type CartChange = Partial<
  Pick<StoredCart, 'entries' | 'coupons' | 'shippingLocation' | 'shippingOptionId' | 'orderId'>
>;

/** Replaces parts of a cart, which is then a new version of it. */
export function changeCart(cart: StoredCart, change: CartChange): void {
  Object.assign(cart, change);
  cart.version = (cart.version ?? 0) + 1;
}

/** Replaces the entries of a cart. */
export const changeEntries = (cart: StoredCart, entries: readonly MockEntry[]): void => changeCart(cart, { entries });

const isFirst = ({ id }: MockEntry): boolean => firstEntries.some((first) => first.id === id);

/**
 * Returns the currency of the cart if it differs from this one. The initial entries do not count: they are removed when
 * the shop has another currency.
 */
export const otherCurrency = ({ entries }: StoredCart, currency: string): string | undefined =>
  entries.find((entry) => entry.unitPrice.currency !== currency && !isFirst(entry))?.unitPrice.currency;

/** Adds an entry to the cart, or its quantity to the same entry of before, at the current price. */
export function addEntry(cart: StoredCart, before: MockEntry | undefined, added: MockEntry): void {
  const entry = { ...added, quantity: (before?.quantity ?? 0) + added.quantity };
  const kept = cart.entries.filter(({ unitPrice }) => unitPrice.currency === added.unitPrice.currency);
  changeEntries(cart, before ? kept.map((one) => (one === before ? entry : one)) : [...kept, entry]);
}

const maxKeys = 100;
/** Keys in a response. */
const maxListedKeys = 20;

/** Returns whether a change with this key has been made. */
export const hasKey = ({ keys = [] }: StoredCart, key: string | undefined): boolean =>
  key !== undefined && keys.includes(key);

/** Stores the key of a change. */
export function rememberKey(cart: StoredCart, key: string | undefined): void {
  if (key !== undefined) cart.keys = [...(cart.keys ?? []), key].slice(-maxKeys);
}

/**
 * Returns whether the next change conflicts with one of another tab, which is made up: in the scenario `conflict` the
 * first try of every change.
 */
export function makeConflict(cart: StoredCart): boolean {
  const { version = 0 } = cart;
  if (cart.conflict === version) return false;
  cart.version = version + 1;
  cart.conflict = cart.version;
  return true;
}

/** Whether the cart of a visitor has expired: in the scenario `cart-expired` every cart does once. */
export const hasExpired = (
  carts: Readonly<Record<string, StoredCart>>,
  token: string | undefined,
  scenario: CartScenario | undefined,
): boolean => scenario === 'expired' && token !== undefined && !ownValue(carts, token)?.isRenewed;

/** Returns a function that finds carts in the state, and adds new carts to it. */
export function createCarts({ now, newId, carts: view }: CartOptions, { carts, orders }: CartStore): CartOf {
  const start = (): StoredCart => ({
    token: newId(),
    created: now(),
    entries: firstEntries.map((entry) => afterOrders(orders, entry)),
  });
  return (token) => {
    const cart: StoredCart = hasExpired(carts, token, view)
      ? { ...start(), entries: [], isRenewed: true }
      : (ownValue(carts, token) ?? start());
    storeCapped(carts, cart.token, cart);
    return (view && cartViews[view]?.(cart)) ?? cart;
  };
}

/** A saved state may have been edited by hand, so that its carts have prices in several currencies. */
function subtotalOf(entries: readonly MockEntry[]): ExactMoney {
  const currencies = new Set(entries.map(({ unitPrice }) => unitPrice.currency));
  const [currency = 'EUR', other] = currencies;
  if (other) throw fail('mock-cart-currencies', { currencies: [...currencies].join(', ') });
  const nothing = moneyOfCents(0, currency) ?? { currency, value: '0' };
  return entries.reduce((sum, { unitPrice, quantity }) => plusTimes(sum, unitPrice, quantity) ?? sum, nothing);
}

const entryJson = ({ stock, productType = 'physical', ...entry }: MockEntry) => ({
  ...entry,
  productType,
  ...(stock < unlimitedStock && { stock }),
});

/**
 * The cart as JSON (docs/spec.md#runtime-3, "Shopping cart"). Shipping and taxes depend on the destination: without one
 * they are 0.
 */
export function cartJson(cart: StoredCart) {
  const { token, created, version = 0, entries, keys = [] } = cart;
  const subtotalAmount = subtotalOf(entries);
  const subtotalCents = centsOf(subtotalAmount) ?? 0;
  const types = new Set(entries.map(({ productType = 'physical' }) => productType));
  const hasDigital = types.has('digital');
  const requiresShipping = types.has('physical');
  return {
    id: token,
    websiteId: '64f1c0de5a1e7a0b2c3d4e5f',
    version,
    changeKeys: keys.slice(-maxListedKeys),
    created,
    isPurchased: false,
    entries: entries.map(entryJson),
    subtotalCents,
    subtotalAmount,
    totalQuantity: entries.reduce((sum, { quantity }) => sum + quantity, 0),
    hasDigital,
    purelyDigital: hasDigital && types.size === 1,
    requiresShipping,
    ...cartTotals(subtotalCents, requiresShipping, cart),
  };
}
