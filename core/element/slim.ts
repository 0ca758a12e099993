/**
 * What our sources and r2wc import of `react`, `react-dom`, `react-dom/client` and `react/jsx-runtime`, made of Preact:
 * the slim build puts this one module in place of all four. A name that is missing here is a build error, so that views
 * keep to what both have. Preact's own compat layer is left out: it patches what views do not use and costs 1.5 KB.
 */
import { createElement, options, render } from 'preact';
import { useLayoutEffect, useReducer, useRef } from 'preact/hooks';
import { jsx as preactJsx } from 'preact/jsx-runtime';

export { Component, createContext, createElement, Fragment as StrictMode } from 'preact';
export { useContext, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
export { Fragment } from 'preact/jsx-runtime';

const bare = <Props extends object>(props: Props): Props => Object.setPrototypeOf(props, null);

/**
 * Preact sets whatever `for … in` finds in props, and so what a page has added to Object.prototype too, up to
 * `dangerouslySetInnerHTML`. Props without a prototype, before and after it has taken the `ref` out, have only their own.
 */
export const jsx = ((type: string, props: object, key?: string) => {
  const vnode = preactJsx(type, bare(props), key);
  bare(vnode.props);
  return vnode;
  // It passes on what it is given, whichever of Preact's signatures that is.
}) as typeof preactJsx;
export { jsx as jsxs };

type Container = Parameters<typeof render>[1];
type View = Parameters<typeof render>[0];

/** React's root over Preact's `render`. */
export const createRoot = (container: Container) => ({
  render: (view: View) => render(view, container),
  unmount: () => render(null, container),
});

/** Renders before it returns what `change` makes Preact want to render. */
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

/** Reads a store and renders again when what it read has changed. */
export function useSyncExternalStore<Value>(subscribe: (listener: () => void) => () => void, read: () => Value): Value {
  const value = read();
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
