/** Changes of the quantities in the cart. */
import type { Cart } from '../../model/cart/cart.ts';
import { hasChange, hasQuantity, type QuantityChange, quantityAfter } from '../../model/cart/change.ts';
import { createActionKey } from '../action-key.ts';
import { pageMember, type VisitorAction } from '../request/page-member.ts';
import { type CartAnswer, type CartFailure, getCart, putQuantity } from './calls.ts';
import { type CartResult, type CartSession, failed, maxConflicts, settle } from './session.ts';

const isValid = (change: QuantityChange): boolean =>
  'by' in change ? Number.isSafeInteger(change.by) : Number.isSafeInteger(change.quantity) && change.quantity >= 0;

/** Saves a change. A difference is computed again from the newer cart if another tab was faster. */
async function save(
  { document, state }: CartSession,
  change: QuantityChange,
  key: string,
  action: VisitorAction,
): Promise<CartAnswer & { readonly quantity?: number }> {
  for (let conflicts = 0; ; conflicts += 1) {
    const known = state.known();
    const quantity = quantityAfter(known, change);
    if (quantity === undefined) return {};
    const version = 'by' in change ? known?.version : undefined;
    const answer = await putQuantity(document, { id: change.id, quantity, version, key }, action);
    const isOutdated = answer.newerCart !== undefined && answer.newerCart.version !== version;
    if (!isOutdated || conflicts === maxConflicts) return { ...answer, quantity };
    state.show(answer.newerCart);
  }
}

/** Makes changes of quantities. */
export function quantityChanger(session: CartSession) {
  const { document, state, take } = session;
  /** The last difference that waits for its turn. */
  let waiting:
    | { change: QuantityChange & { readonly by: number }; result: Promise<CartResult>; readonly memberChanges: number }
    | undefined;

  async function send(change: QuantityChange, code: CartFailure['code'], action: VisitorAction): Promise<CartResult> {
    // A difference needs the quantity before it.
    if ('by' in change && !state.known()) state.show((await getCart(document, 0)).cart);
    const key = createActionKey();
    const { quantity, ...answer } = await save(session, change, key, action);
    const isMade = (after: Cart): boolean => {
      if (quantity === undefined) return false;
      const hasResult = hasQuantity(after, change.id, quantity);
      // Another tab may have caused the result of a difference. A quantity that was set is right, even if another tab has set it.
      return hasChange(after, key, hasResult) || (hasResult && !('by' in change));
    };
    return settle(session, answer, code, isMade, change);
  }

  async function set(change: QuantityChange, code: CartFailure['code']): Promise<CartResult> {
    if (!isValid(change)) return failed(code);
    waiting = undefined;
    state.show(undefined, (changes) => [...changes, change]);
    return take((action) => send(change, code, action));
  }

  /** Differences that wait for an earlier call are sent as one, so that fast clicks are few calls. */
  async function add(id: string, by: number): Promise<CartResult> {
    const code = 'cart-quantity-failed';
    const added = { id, by };
    if (!isValid(added)) return failed(code);
    const { changes: memberChanges } = pageMember(document).get();
    if (waiting?.change.id === id && waiting.memberChanges === memberChanges) {
      const { change } = waiting;
      const sum = { id, by: change.by + by };
      state.show(undefined, (changes) => changes.map((one) => (one === change ? sum : one)));
      waiting.change = sum;
      return waiting.result;
    }
    state.show(undefined, (changes) => [...changes, added]);
    const entry = { change: added, result: Promise.resolve(failed(code)), memberChanges };
    entry.result = take((action) => {
      if (waiting === entry) waiting = undefined;
      return send(entry.change, code, action);
    });
    waiting = entry;
    return entry.result;
  }

  return { set, add };
}
