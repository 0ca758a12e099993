import { messageFormatter } from '../language.ts';
import type { CartFailure } from './calls.ts';
import { messages } from './messages.en.ts';

/**
 * What to tell the visitor: of a failed call the server's own words, or the spec's text (docs/decisions.md#decision-20); without a failure that
 * there is nothing in the cart.
 */
export function cartText(element: Element, failure?: CartFailure): string {
  const say = messageFormatter(element, messages);
  if (!failure) return say('cart-empty');
  const { cause } = failure;
  // On a page whose Object.prototype was polluted, every failure has a message.
  return (cause && Object.hasOwn(cause, 'message') ? cause.message : undefined) ?? say(failure.code);
}
