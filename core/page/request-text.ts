import { messageFormatter } from './language.ts';
import { messages } from './request/messages.en.ts';
import type { RequestFailure } from './request.ts';

/** Returns the message for the visitor about a failed call: the server's text, or the text of the code (docs/decisions.md#decision-20). Empty for an aborted call. */
export function requestText(element: Element, failure: RequestFailure): string {
  if (failure.code === 'request-aborted') return '';
  // On a page whose Object.prototype was polluted, every failure has a message.
  const own = Object.hasOwn(failure, 'message') ? failure.message : undefined;
  return own ?? messageFormatter(element, messages)(failure.code, failure.args);
}
