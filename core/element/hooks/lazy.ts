/** Hooks for modules that an element imports on demand. */
import { useLayoutEffect, useRef, useState } from 'react';
import type { LazyModule } from '../../page/lazy-module.ts';
import { useBridge } from '../root.tsx';

export interface LazyState<Module> {
  /** `undefined` until the module is imported. */
  readonly module: Module | undefined;
  /** Imports the module. Does nothing during the import and afterwards. */
  readonly load: () => void;
}

/**
 * A lazy module as state of a view. Each failed import is a `site-error` event with this code; `onFailed` then gets the rejected
 * promise. The
 * next `load` imports the module again.
 */
export function useLazyModule<Module>(
  lazy: LazyModule<Module>,
  code: string,
  onFailed?: (request: Promise<unknown>) => void,
): LazyState<Module> {
  const bridge = useBridge();
  // Prerendered markup contains no part of a module without a name, whatever is imported here.
  const [module, setModule] = useState(bridge.takeMarkup && !lazy.name ? undefined : lazy.loaded);
  const latest = useRef<Promise<unknown>>(undefined);
  const load = (): void => {
    const { signal } = bridge;
    const request = lazy.load();
    if (module || request === latest.current) return;
    latest.current = request;
    request.then(setModule, (cause) => {
      if (signal.aborted) return;
      bridge.emit('site-error', { code, args: {}, cause });
      onFailed?.(request);
    });
  };
  return { module, load };
}

/**
 * A lazy module that a view needs for its methods, imported as soon as `isNeeded` is true. A failure rejects the method calls
 * that wait for the view; the next call, or the visitor's pointer or focus on the element, imports the module again.
 */
export function useNeededModule<Module>(lazy: LazyModule<Module>, isNeeded: boolean, code: string): Module | undefined {
  const bridge = useBridge();
  if (isNeeded && lazy.name) bridge.onNeeded?.(lazy);
  const { module, load } = useLazyModule(lazy, code, (request) => {
    const { host, signal } = bridge;
    bridge.onWaitingCall = load;
    for (const type of ['pointerover', 'focusin']) host.element.addEventListener(type, load, { signal, once: true });
    bridge.settleCalls(request);
  });
  useLayoutEffect(() => {
    if (isNeeded) load();
  }, [isNeeded]);
  return isNeeded ? module : undefined;
}
