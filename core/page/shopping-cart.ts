/**
 * The visitor's cart, shared by all elements of a page and synchronized with other tabs. Changes by the visitor are
 * shown at once and undone if the server refuses them (docs/spec.md#runtime-4 and docs/spec.md#runtime-8).
 */
import type { Cart } from '../model/cart/cart.ts';
import {
  type CartAddition,
  type CartChange,
  changedCart,
  hasQuantity,
  type NewCartItem,
  type QuantityChange,
  quantityAfter,
  quantityOfItem,
} from '../model/cart/change.ts';
import { jsonText } from '../model/json-text.ts';
import { pageService, store } from './page.ts';
import type { RequestFailure } from './request.ts';
import {
  type CartAnswer,
  type CartFailure,
  deleteCoupon,
  getCart,
  postCoupon,
  postEntry,
  putQuantity,
  putShipping,
  type ShippingChoice,
} from './shopping-cart/calls.ts';
import { storeCount } from './shopping-cart/stored-count.ts';
import { connectTabs } from './shopping-cart/tabs.ts';
import { unclobber } from './unclobber.ts';

export type { Cart, CartEntry } from '../model/cart/cart.ts';
export type { NewCartItem } from '../model/cart/change.ts';
export { formatMoney } from '../model/money/format.ts';
export type { CartFailure, ShippingChoice } from './shopping-cart/calls.ts';
export { cartText } from './shopping-cart/text.ts';

/** The result of a call. */
export type CartResult =
  | { readonly ok: true; readonly cart: Cart }
  | { readonly ok: false; readonly failure: CartFailure };

/** The cart of one page. None of its promises rejects. */
export interface CartClient {
  /** The cart with all pending changes; `undefined` until the first response of the server. */
  readonly get: () => Cart | undefined;
  /** Calls the listener after each change; returns the function that ends the subscription. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Returns the cart. The first call requests it, once for all concurrent callers. */
  readonly load: () => Promise<CartResult>;
  /** Requests the cart again: call it after something was added to the cart. Other tabs are notified of a change. */
  readonly sync: () => Promise<CartResult>;
  /**
   * Changes the quantity of an entry by a difference, such as 1 or -1; at 0 the entry is removed. Differences of several
   * tabs add up if the server's carts have a `version`. Differences that wait for an earlier call are sent as one.
   */
  readonly changeQuantity: (entryId: string, by: number) => Promise<CartResult>;
  /** Sets the quantity of an entry, whatever it was before; 0 removes the entry. */
  readonly setQuantity: (entryId: string, quantity: number) => Promise<CartResult>;
  readonly remove: (entryId: string) => Promise<CartResult>;
  /**
   * Adds a product. If an addition fails, pass its `key` again to repeat the same action: a server that has received it
   * before adds it once. Default: a new key. Change the new entry after the promise has resolved: its id is the server's.
   */
  readonly add: (item: NewCartItem, key?: string) => Promise<CartResult>;
  /** Enters a coupon. The cart in the result shows whether it is valid. */
  readonly addCoupon: (code: string) => Promise<CartResult>;
  readonly removeCoupon: (code: string) => Promise<CartResult>;
  /** Sets the destination or the shipping option. */
  readonly setShipping: (choice: ShippingChoice) => Promise<CartResult>;
}

const failed = (code: CartFailure['code'], cause?: RequestFailure): CartResult => ({
  ok: false,
  failure: { code, args: {}, ...(cause && { cause }) },
});

/** How often a change is sent again because another tab was faster. */
const maxConflicts = 20;

const isValid = (change: QuantityChange): boolean =>
  'by' in change ? Number.isSafeInteger(change.by) : Number.isSafeInteger(change.quantity) && change.quantity >= 0;

/** Calls run one after the other, so that responses arrive in the order of the changes. */
function inTurn(): <Result>(step: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (step) => {
    const next = last.then(step);
    last = next.catch(() => undefined);
    return next;
  };
}

/** The latest response of the server, and on top of it the pending changes. */
function cartState(document: Document) {
  const shown = store<Cart | undefined>(undefined);
  let known: Cart | undefined;
  let changes: readonly CartChange[] = [];
  return {
    ...shown,
    known: () => known,
    /** Shows the server's cart, if there is one, with these changes on top. */
    show: (cart: Cart | undefined, next = (before: readonly CartChange[]) => before): void => {
      known = cart ?? known;
      changes = next(changes);
      const now = known && changes.reduce(changedCart, known);
      if (jsonText(now) === jsonText(shown.get())) return;
      shown.set(now);
      if (now) storeCount(document, now.totalQuantity);
      unclobber(document).dispatchEvent(new CustomEvent('site-cart-changed', { detail: { cart: now } }));
    },
  };
}

type State = ReturnType<typeof cartState>;
type Turn = ReturnType<typeof inTurn>;

/** Reads the cart with as few requests as possible. */
function cartReader(document: Document, state: State, take: Turn) {
  let loading: Promise<CartResult> | undefined;
  let reading: Promise<CartResult> | undefined;

  async function read(): Promise<CartResult> {
    reading = undefined;
    const { cart, failure } = await getCart(document, 2);
    state.show(cart);
    return cart ? { ok: true, cart } : failed('cart-read-failed', failure);
  }

  /** Callers that arrive while a request waits for its turn share its response. */
  function reread(): Promise<CartResult> {
    reading ??= take(read);
    return reading;
  }

  function load(): Promise<CartResult> {
    const cart = state.get();
    if (cart) return Promise.resolve({ ok: true, cart });
    loading ??= reread().finally(() => {
      loading = undefined;
    });
    return loading;
  }

  return { load, reread };
}

/** `crypto.randomUUID` is only available in secure contexts. */
const newKey = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');

const retryDelay = 200;
const maxAttempts = 3;

/** Whether the server may have received the call although there is no usable answer. */
const isUnanswered = ({ failure }: CartAnswer): boolean =>
  failure !== undefined && (failure.args.status === undefined || failure.args.status >= 500);

/**
 * Sends an addition until the server has answered: its key makes it safe to repeat. After a conflict with another tab
 * the server has added nothing.
 */
async function post(document: Document, addition: CartAddition, state: State): Promise<CartAnswer> {
  let conflicts = 0;
  for (let attempts = 1; ; ) {
    const answer = await postEntry(document, addition);
    state.show(answer.newerCart);
    if (answer.newerCart && conflicts < maxConflicts) conflicts += 1;
    else if (isUnanswered(answer) && attempts < maxAttempts) {
      attempts += 1;
      await new Promise((resolve) => setTimeout(resolve, retryDelay));
    } else return answer;
  }
}

/** Adds products to the cart. */
function cartAdder(document: Document, state: State, take: Turn, notifyTabs: () => void) {
  /** The response may be invalid: then the cart is requested to learn the outcome. */
  async function send(addition: CartAddition): Promise<CartResult> {
    const { itemId, quantity } = addition.item;
    const known = state.known();
    const { cart: saved, failure } = await post(document, addition, state);
    const after = saved ?? (await getCart(document, 0)).cart;
    state.show(after, (changes) => changes.filter((one) => one !== addition));
    const isSaved = saved ?? (known && quantityOfItem(after, itemId) >= quantityOfItem(known, itemId) + quantity);
    if (!after || !isSaved) return failed('cart-add-failed', failure);
    notifyTabs();
    return { ok: true, cart: after };
  }

  return async (item: NewCartItem, key = newKey()): Promise<CartResult> => {
    if (!Number.isSafeInteger(item.quantity) || item.quantity < 1) return failed('cart-add-failed');
    const addition = { item, key };
    state.show(undefined, (changes) => [...changes, addition]);
    return take(() => send(addition));
  };
}

/** Makes changes that only the server can calculate, so that they are shown after its response. */
function cartUpdater(document: Document, state: State, take: Turn, notifyTabs: () => void) {
  async function send(
    call: () => Promise<CartAnswer>,
    code: CartFailure['code'],
    isMade: (cart: Cart) => boolean,
  ): Promise<CartResult> {
    let answer = await call();
    for (let conflicts = 0; answer.newerCart && conflicts < maxConflicts; conflicts += 1) {
      state.show(answer.newerCart);
      answer = await call();
    }
    // The response may be invalid or lost: then the cart is requested to learn the outcome.
    const after = answer.cart ?? (await getCart(document, 0)).cart;
    state.show(after);
    if (!after || !(answer.cart || isMade(after))) return failed(code, answer.failure);
    notifyTabs();
    return { ok: true, cart: after };
  }

  const hasCoupon = ({ coupons }: Cart, code: string): boolean =>
    coupons.some((coupon) => coupon.code.toUpperCase() === code.trim().toUpperCase());
  const isChosen = (cart: Cart, { location, optionId }: ShippingChoice): boolean =>
    (location === undefined || jsonText(cart.shippingLocation) === jsonText(location)) &&
    (optionId === undefined || cart.selectedShippingOption?.id === optionId);
  return {
    addCoupon: (code: string) =>
      take(() =>
        send(
          () => postCoupon(document, code),
          'cart-coupon-failed',
          (cart) => hasCoupon(cart, code),
        ),
      ),
    removeCoupon: (code: string) =>
      take(() =>
        send(
          () => deleteCoupon(document, code),
          'cart-coupon-failed',
          (cart) => !hasCoupon(cart, code),
        ),
      ),
    setShipping: (choice: ShippingChoice) =>
      take(() =>
        send(
          () => putShipping(document, choice),
          'cart-shipping-failed',
          (cart) => isChosen(cart, choice),
        ),
      ),
  };
}

/** Makes changes of quantities. */
function quantityChanger(document: Document, state: State, take: Turn, notifyTabs: () => void) {
  /** The last difference that waits for its turn. */
  let waiting: { change: QuantityChange & { readonly by: number }; result: Promise<CartResult> } | undefined;

  /** Saves a change. A difference is computed again from the newer cart if another tab was faster. */
  async function save(change: QuantityChange): Promise<CartAnswer & { readonly quantity?: number }> {
    for (let conflicts = 0; ; conflicts += 1) {
      const known = state.known();
      const quantity = quantityAfter(known, change);
      if (quantity === undefined) return {};
      const version = 'by' in change ? known?.version : undefined;
      const answer = await putQuantity(document, { id: change.id, quantity, version });
      const isOutdated = answer.newerCart !== undefined && answer.newerCart.version !== version;
      if (!isOutdated || conflicts === maxConflicts) return { ...answer, quantity };
      state.show(answer.newerCart);
    }
  }

  /** A response may be lost or invalid: then the cart is requested to learn the outcome of the change. */
  async function send(change: QuantityChange, code: CartFailure['code']): Promise<CartResult> {
    // A difference needs the quantity before it.
    if ('by' in change && !state.known()) state.show((await getCart(document, 0)).cart);
    const { cart: saved, failure, quantity } = await save(change);
    const after = saved ?? (await getCart(document, 0)).cart;
    state.show(after, (changes) => changes.filter((one) => one !== change));
    const isSaved = saved || (after && quantity !== undefined && hasQuantity(after, change.id, quantity));
    if (!after || !isSaved) return failed(code, failure);
    notifyTabs();
    return { ok: true, cart: after };
  }

  async function set(change: QuantityChange, code: CartFailure['code']): Promise<CartResult> {
    if (!isValid(change)) return failed(code);
    waiting = undefined;
    state.show(undefined, (changes) => [...changes, change]);
    return take(() => send(change, code));
  }

  /** Differences that wait for an earlier call are sent as one, so that fast clicks are few calls. */
  async function add(id: string, by: number): Promise<CartResult> {
    const code = 'cart-quantity-failed';
    const added = { id, by };
    if (!isValid(added)) return failed(code);
    if (waiting?.change.id === id) {
      const { change } = waiting;
      const sum = { id, by: change.by + by };
      state.show(undefined, (changes) => changes.map((one) => (one === change ? sum : one)));
      waiting.change = sum;
      return waiting.result;
    }
    state.show(undefined, (changes) => [...changes, added]);
    const entry = { change: added, result: Promise.resolve(failed(code)) };
    entry.result = take(() => {
      if (waiting === entry) waiting = undefined;
      return send(entry.change, code);
    });
    waiting = entry;
    return entry.result;
  }

  return { set, add };
}

function create(document: Document): CartClient {
  const state = cartState(document);
  const take = inTurn();
  const { load, reread } = cartReader(document, state, take);
  const notifyTabs = connectTabs(document, 'site-elements.cart.v1', () => void reread());

  async function sync(): Promise<CartResult> {
    const before = jsonText(state.known());
    const result = await reread();
    if (result.ok && before !== 'null' && before !== jsonText(result.cart)) notifyTabs();
    return result;
  }

  const quantities = quantityChanger(document, state, take, notifyTabs);
  const remove = (id: string): Promise<CartResult> => quantities.set({ id, quantity: 0 }, 'cart-remove-failed');
  return {
    get: state.get,
    subscribe: state.subscribe,
    load,
    sync,
    changeQuantity: quantities.add,
    setQuantity: (id, quantity) =>
      quantity === 0 ? remove(id) : quantities.set({ id, quantity }, 'cart-quantity-failed'),
    remove,
    add: cartAdder(document, state, take, notifyTabs),
    ...cartUpdater(document, state, take, notifyTabs),
  };
}

/** Returns the page's cart. The first use requests it. */
export const cart = (document: Document = globalThis.document): CartClient => pageService(document, 'cart', create);
