/** Hooks around the element itself and its life. */
import { useLayoutEffect, useSyncExternalStore } from 'react';
import { useBridge } from '../root.tsx';

/** The element that the view renders for. Wiring uses it; views know no host. */
export const useHost = (): HTMLElement => useBridge().host.element;

/** Aborted when React unmounts, never on a move: for listeners, requests and observers. */
export const useSignal = (): AbortSignal => useBridge().signal;

/** How often the mounted element has moved to another place: a dependency for what hangs on the surroundings. */
export function useMoveCount(): number {
  const { moves } = useBridge();
  return useSyncExternalStore(moves.subscribe, moves.get);
}

/**
 * Attaches something to the element's surroundings (a scroll parent, an observer, the document) and again after each
 * move; `attach` gets a signal that is aborted before that and at the end.
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
