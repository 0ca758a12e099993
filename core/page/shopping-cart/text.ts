import { messageFormatter } from '../language.ts';
import type { CartFailure } from './calls.ts';
import { messages } from './messages.en.ts';

/**
 * Returns the message for the visitor: for a failed call the server's text or that of the specification
 * (docs/decisions.md#decision-20), otherwise that the cart is empty.
 */
export function cartText(element: Element, failure?: CartFailure): string {
  const getMessage = messageFormatter(element, messages);
  if (!failure) return getMessage('cart-empty');
  const { cause } = failure;
  // On a page whose Object.prototype was polluted, every failure has a message.
  return (cause && Object.hasOwn(cause, 'message') ? cause.message : undefined) ?? getMessage(failure.code);
}
