/** The state of the cart of a page, and the order of its calls. */
import type { Cart } from '../../model/cart/cart.ts';
import { type CartChange, changedCart } from '../../model/cart/change.ts';
import { isSameData } from '../../model/same-data.ts';
import { store } from '../page.ts';
import { startAction, type VisitorAction } from '../request/page-member.ts';
import type { RequestFailure } from '../request.ts';
import { unclobber } from '../unclobber.ts';
import { type CartAnswer, type CartFailure, getCart } from './calls.ts';
import { storeCount } from './stored-count.ts';

/** The result of a call. */
export type CartResult =
  | { readonly ok: true; readonly cart: Cart }
  | { readonly ok: false; readonly failure: CartFailure };

export const failed = (code: CartFailure['code'], cause?: RequestFailure): CartResult => ({
  ok: false,
  failure: { code, args: {}, ...(cause && { cause }) },
});

/** How often a change is sent again because another tab was faster. */
export const maxConflicts = 20;

/**
 * Calls run one after the other, so that responses arrive in the order of the changes. A step that waits is sent for the member of the page at
 * the visitor's action only.
 */
export function inTurn(
  document: Document,
): <Result>(step: (action: VisitorAction) => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (step) => {
    const action = startAction(document);
    const next = last.then(() => step(action));
    last = next.catch(() => undefined);
    return next;
  };
}

/** The latest response of the server, and on top of it the pending changes. */
export function cartState(document: Document) {
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
      if (isSameData(now, shown.get())) return;
      shown.set(now);
      if (now) storeCount(document, now.totalQuantity);
      unclobber(document).dispatchEvent(new CustomEvent('site-cart-changed', { detail: { cart: now } }));
    },
  };
}

/** The parts of a cart that all of its changes use. */
export interface CartSession {
  readonly document: Document;
  readonly state: ReturnType<typeof cartState>;
  readonly take: ReturnType<typeof inTurn>;
  readonly notifyTabs: () => void;
}

/**
 * Shows the cart after a call. A response may be lost or invalid: then the cart is requested, and `isMade` returns whether it has
 * the change. `change` is no longer pending.
 */
export async function settle(
  { document, state, notifyTabs }: CartSession,
  answer: CartAnswer,
  code: CartFailure['code'],
  isMade: (after: Cart) => boolean,
  change?: CartChange,
): Promise<CartResult> {
  const after = answer.cart ?? (await getCart(document, 0)).cart;
  state.show(after, (changes) => changes.filter((one) => one !== change));
  if (!after || !(answer.cart || isMade(after))) return failed(code, answer.failure);
  notifyTabs();
  return { ok: true, cart: after };
}
