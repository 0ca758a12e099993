/** Additions of products to the cart. */
import type { Cart } from '../../model/cart/cart.ts';
import { type CartAddition, hasChange, type NewCartItem, quantityOfItem } from '../../model/cart/change.ts';
import { createActionKey } from '../action-key.ts';
import type { VisitorAction } from '../request/page-member.ts';
import { type CartAnswer, postEntry } from './calls.ts';
import { type CartResult, type CartSession, failed, maxConflicts, settle } from './session.ts';

const retryDelay = 200;
const maxAttempts = 3;

/** Whether the server may have received the call although there is no usable answer. */
const isUnanswered = ({ failure }: CartAnswer): boolean =>
  failure !== undefined && (failure.args.status === undefined || failure.args.status >= 500);

/**
 * Sends an addition until the server has answered: its key makes it safe to repeat. After a conflict with another tab
 * the server has added nothing.
 */
async function post(
  { document, state }: CartSession,
  addition: CartAddition,
  action: VisitorAction,
): Promise<CartAnswer> {
  let conflicts = 0;
  for (let attempts = 1; ; ) {
    const answer = await postEntry(document, addition, action);
    state.show(answer.newerCart);
    if (answer.newerCart && conflicts < maxConflicts) conflicts += 1;
    else if (isUnanswered(answer) && attempts < maxAttempts) {
      attempts += 1;
      await new Promise((resolve) => setTimeout(resolve, retryDelay));
    } else return answer;
  }
}

/** Adds products to the cart. */
export function cartAdder(session: CartSession) {
  const { state, take } = session;
  async function send(addition: CartAddition, action: VisitorAction): Promise<CartResult> {
    const { itemId, quantity } = addition.item;
    const known = state.known();
    const isMade = (after: Cart): boolean =>
      hasChange(
        after,
        addition.key,
        known !== undefined && quantityOfItem(after, itemId) >= quantityOfItem(known, itemId) + quantity,
      );
    return settle(session, await post(session, addition, action), 'cart-add-failed', isMade, addition);
  }

  return async (item: NewCartItem, key = createActionKey()): Promise<CartResult> => {
    if (!Number.isSafeInteger(item.quantity) || item.quantity < 1) return failed('cart-add-failed');
    const addition = { item, key };
    state.show(undefined, (changes) => [...changes, addition]);
    return take((action) => send(addition, action));
  };
}
