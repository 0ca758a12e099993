import { messageFormatter } from './language.ts';
import { messages } from './messages.en.ts';
import type { RequestFailure } from './request.ts';

/** What to tell the visitor about a failed call: the server's own words, or the text of the code (docs/decisions.md#decision-20). Nothing about one that was given up. */
export function requestText(element: Element, failure: RequestFailure): string {
  if (failure.code === 'request-aborted') return '';
  // On a page whose Object.prototype was polluted, every failure has a message.
  const own = Object.hasOwn(failure, 'message') ? failure.message : undefined;
  return own ?? messageFormatter(element, messages)(failure.code, failure.args);
}
