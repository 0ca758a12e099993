import { flushSync } from 'react-dom';

/** Something that has work to do after the current script: mount, unmount, or render what changed. */
export interface Settling {
  settle(): void;
  fail(cause: unknown): void;
}

const waiting = new Set<Settling>();

/** Does what waits for this one, if anything does, before the caller goes on. */
export function settleIfWaiting(one: Settling): void {
  if (waiting.has(one)) settleNow(one);
}

/** Does the work now; each element is guarded alone, so that one failure leaves the others standing. */
export function settleNow(one: Settling): void {
  waiting.delete(one);
  try {
    one.settle();
  } catch (cause) {
    one.fail(cause);
  }
}

function settleAll(): void {
  for (const one of [...waiting]) settleNow(one);
}

/** Settles in a microtask: several changes in one script are one render, and a move is not a removal. */
export function settleSoon(one: Settling): void {
  waiting.add(one);
  // For each, also while others settle: otherwise their writes to this one would be lost.
  queueMicrotask(settleAll);
}

/** Renders synchronously whatever `change` makes React want to render. */
export const renderNow = (change: () => void): void => flushSync(change);
