/** Hooks for the element itself, its moves and its unmounting. */
import { useLayoutEffect, useSyncExternalStore } from 'react';
import { useBridge } from '../root.tsx';

/** Returns the element that the view renders for. The wiring uses it; views do not depend on the element. */
export const useHost = (): HTMLElement => useBridge().host.element;

/** Aborted when React unmounts, never on a move: for listeners, requests and observers. */
export const useSignal = (): AbortSignal => useBridge().signal;

/** Returns how often the mounted element has moved in the document: a dependency for effects that use its ancestors. */
export function useMoveCount(): number {
  const { moves } = useBridge();
  return useSyncExternalStore(moves.subscribe, moves.get, moves.get);
}

/**
 * Runs `attach` on mount and after each move of the element, to listen to its scroll container or its document. The
 * signal that `attach` receives is aborted before the next call and on unmount.
 */
export function useHostEffect(attach: (host: HTMLElement, signal: AbortSignal) => void): void {
  const host = useHost();
  const moves = useMoveCount();
  useLayoutEffect(() => {
    const controller = new AbortController();
    attach(host, controller.signal);
    return () => controller.abort();
  }, [moves, host]);
}
