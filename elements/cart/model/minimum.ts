/** The smallest subtotal that can be ordered. */
import { centsOf } from '../../../core/model/money/cents-of.ts';
import type { ExactMoney } from '../../../core/model/money/read-money.ts';

/**
 * Returns the smallest subtotal if that of the cart is smaller. `text` is an amount such as `50.00`, or `50.00 EUR`, which applies to
 * carts in this currency only. Returns undefined for other text.
 */
export function missedMinimum(text: string | undefined, subtotal: ExactMoney): ExactMoney | undefined {
  const [value = '', currency = subtotal.currency] = text?.trim().split(/\s+/) ?? [];
  if (currency.toUpperCase() !== subtotal.currency) return undefined;
  const minimum = { currency: subtotal.currency, value };
  const [least, cents] = [centsOf(minimum), centsOf(subtotal)];
  return least !== undefined && cents !== undefined && cents < least ? minimum : undefined;
}
