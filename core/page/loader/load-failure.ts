import type { Failure } from '../failure.ts';
import type { messages } from './messages.en.ts';

/** Dispatches `site-error` with what failed as data; its words stand in `messages.en.ts`, for whoever shows it. */
export const reportLoadFailure = (
  target: EventTarget,
  code: keyof typeof messages,
  /** The engine refused the file, or it took longer than it may. */
  type: 'error' | 'timeout',
  url: string,
  cause?: unknown,
): void => {
  target.dispatchEvent(
    new CustomEvent<Failure>('site-error', {
      bubbles: true,
      composed: true,
      detail: { code, args: { type, url }, cause },
    }),
  );
};
