/**
 * The number of items in the cart, as text and for screen readers (docs/spec.md#runtime-5 and docs/spec.md#runtime-9,
 * "Cart quantity"; docs/decisions.md#decision-25).
 */
import type { MessageRef } from '../message-format.ts';
import type { messages } from './messages.en.ts';

/** The largest number of items that is shown as a number. */
export const maxShownQuantity = 100;

const counted = (quantity: number): number => Math.max(0, Math.trunc(quantity) || 0);

/** `100` for 100, `100+` above. */
export const cartCount = (quantity: number): string =>
  counted(quantity) > maxShownQuantity ? `${maxShownQuantity}+` : String(counted(quantity));

/** The text for screen readers; without a visible quantity only the name of the cart. */
export function cartLabel(quantity?: number): MessageRef<keyof typeof messages> {
  if (quantity === undefined) return { code: 'cart-label', args: {} };
  const n = counted(quantity);
  return { code: n > maxShownQuantity ? 'cart-label-many' : 'cart-label-items', args: { n } };
}
