/**
 * Replaces `react`, `react-dom`, `react-dom/client` and `react/jsx-runtime` in the slim build, on top of Preact. It
 * exports only what our sources and r2wc import; a missing name is a build error, so views use only the common API.
 * Preact's compat layer is not used: it patches features that views do not need and costs 1.5 KB.
 */
import { createElement, options, render } from 'preact';
import { useLayoutEffect, useReducer, useRef } from 'preact/hooks';
import { jsx as preactJsx } from 'preact/jsx-runtime';

export { Component, createContext, createElement, Fragment as StrictMode } from 'preact';
export { useContext, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
export { Fragment } from 'preact/jsx-runtime';

/** Runs at once: Preact commits each render synchronously, so the effect precedes all layout effects, as React's does. */
export const useInsertionEffect = (effect: () => void): void => effect();

const bare = <Props extends object>(props: Props): Props => Object.setPrototypeOf(props, null);

/**
 * Preact sets every prop that `for … in` enumerates, and so also additions of a page to Object.prototype, even
 * `dangerouslySetInnerHTML`. Props without a prototype, before and after Preact has removed the `ref`, inherit nothing.
 */
export const jsx = ((type: string, props: object, key?: string) => {
  const vnode = preactJsx(type, bare(props), key);
  bare(vnode.props);
  return vnode;
  // The arguments fit one of Preact's signatures; they are passed on unchanged.
}) as typeof preactJsx;
export { jsx as jsxs };

export type Container = Parameters<typeof render>[1];
export type View = Parameters<typeof render>[0];

/** React's root API on top of Preact's `render`. */
export const createRoot = (container: Container) => ({
  render: (view: View) => render(view, container),
  unmount: () => render(null, container),
});

/** Whether the current render takes over prerendered markup. */
export const rendering = { isHydrating: false };

/** Renders synchronously what `change` schedules in Preact. */
export function flushSync(change: () => void): void {
  const { debounceRendering } = options;
  const waiting: (() => void)[] = [];
  options.debounceRendering = (renderAll) => waiting.push(renderAll);
  try {
    change();
    for (const renderAll of waiting) renderAll();
  } finally {
    if (debounceRendering) options.debounceRendering = debounceRendering;
    else delete options.debounceRendering;
  }
}

/** Reads a store and renders again when the value that was read has changed. */
export function useSyncExternalStore<Value>(
  subscribe: (listener: () => void) => () => void,
  read: () => Value,
  readPrerendered: () => Value,
): Value {
  const value = rendering.isHydrating ? readPrerendered() : read();
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  const shown = useRef({ value, read });
  const check = (): void => {
    if (!Object.is(shown.current.value, shown.current.read())) renderAgain(undefined);
  };
  useLayoutEffect(() => {
    shown.current = { value, read };
    check();
  }, [value, read]);
  useLayoutEffect(() => {
    // Changes before the first listener must not be missed.
    check();
    return subscribe(check);
  }, [subscribe]);
  return value;
}

/** r2wc imports React as one object. */
export default { createElement };
