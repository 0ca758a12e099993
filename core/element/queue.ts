import * as React from 'react';
import { flushSync } from 'react-dom';

/** An object that mounts, unmounts or renders changes after the current script. */
export interface Settling {
  settle(): void;
  fail(cause: unknown): void;
}

const waiting = new Set<Settling>();

/** Settles this one now if it is in the queue. */
export function settleIfWaiting(one: Settling): void {
  if (waiting.has(one)) settleNow(one);
}

function settle(one: Settling): void {
  try {
    one.settle();
  } catch (cause) {
    one.fail(cause);
  }
}

/** Settles one object. A failure is reported and does not affect the others. */
export function settleNow(one: Settling): void {
  waiting.delete(one);
  // In tests of components, React reports what is rendered outside of `act`, which only its development build has.
  const isTest = !__REACT_IS_BUNDLED__ && Reflect.get(globalThis, 'IS_REACT_ACT_ENVIRONMENT');
  const act = isTest && Reflect.get(React, 'act');
  if (typeof act === 'function') act(() => settle(one));
  else settle(one);
}

function settleAll(): void {
  for (const one of [...waiting]) settleNow(one);
}

/** Settles in a microtask: several changes in one script are one render, and a move is not a removal. */
export function settleSoon(one: Settling): void {
  waiting.add(one);
  // One microtask for each object, also while others settle: otherwise their writes to it would be lost.
  queueMicrotask(settleAll);
}

/** Renders synchronously what `change` schedules in React. */
export const renderNow = (change: () => void): void => flushSync(change);
