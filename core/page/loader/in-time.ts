import type { Failure } from '../failure.ts';
import type { messages } from './messages.en.ts';

/** Script and style chunks time out after 120 s (docs/spec.md#runtime-7). A file that arrives later is still used. */
const timeLimit = 120_000;

/**
 * Waits until a file has come, failed or taken too long. Where what it should have brought is not there then, every
 * element that `selector` finds gets a `site-error` with what failed as data; its words stand in `messages.en.ts`, for
 * whoever shows it.
 */
export const inTime = (
  selector: string,
  code: keyof typeof messages,
  url: string,
  isThere: () => unknown,
  /** Calls back, with a reason or any other value, when there is nothing more to wait for. */
  wait: (over: (cause: unknown) => void) => void,
): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, timeLimit);
    wait(resolve);
  }).then((cause) => {
    if (!isThere())
      document.querySelectorAll(selector).forEach((target) => {
        target.dispatchEvent(
          new CustomEvent<Failure>('site-error', {
            bubbles: true,
            composed: true,
            // Only the clock has nothing to say.
            detail: { code, args: { type: cause ? 'error' : 'timeout', url }, cause },
          }),
        );
      });
  });
