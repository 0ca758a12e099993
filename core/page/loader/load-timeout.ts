import type { Failure } from '../failure.ts';
import type { messages } from './messages.en.ts';
import { queryAll } from './read.ts';

/** Script and style chunks time out after 120 s (docs/spec.md#runtime-7). A file that arrives later is still used. */
const timeLimit = 120_000;

/**
 * Waits until a file has loaded, failed or timed out. If `isLoaded` is false then, dispatches a `site-error` with the failure
 * on every element that matches `selector`. Listeners that show the failure use the texts in `messages.en.ts`.
 */
export const withTimeout = (
  selector: string,
  code: keyof typeof messages,
  url: string,
  isLoaded: () => unknown,
  /** Calls `over` when loading has ended: with the cause of a failure, or with any other value. */
  wait: (over: (cause: unknown) => void) => void,
): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, timeLimit);
    wait(resolve);
  }).then((cause) => {
    if (!isLoaded())
      queryAll(document, selector).forEach((target) => {
        target.dispatchEvent(
          new CustomEvent<Failure>('site-error', {
            bubbles: true,
            composed: true,
            // Only a timeout has no cause.
            detail: { code, args: { type: cause ? 'error' : 'timeout', url }, cause },
          }),
        );
      });
  });
