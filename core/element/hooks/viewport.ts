/** Hooks for the viewport and the visitor's preferences. */
import { useMemo, useState, useSyncExternalStore } from 'react';
import { pageService } from '../../page/page.ts';
import { unclobber } from '../../page/unclobber.ts';
import { useBridge } from '../root.tsx';
import { useHost, useHostEffect } from './host.ts';

/** Prerendered markup depends neither on the viewport nor on preferences. */
const never = (): boolean => false;

/** Returns whether a media query matches; renders again when that changes. */
export function useMedia(query: string): boolean {
  const page = useHost().ownerDocument;
  const { subscribe, matches } = useMemo(() => {
    // One MediaQueryList for all elements: creating one costs more than reading it.
    const media = pageService(page, `media ${query}`, (document) => unclobber(document).defaultView?.matchMedia(query));
    return {
      subscribe: (listener: () => void) => {
        media?.addEventListener('change', listener);
        return () => media?.removeEventListener('change', listener);
      },
      matches: () => media?.matches ?? false,
    };
  }, [page, query]);
  return useSyncExternalStore(subscribe, matches, never);
}

/** Returns whether the visitor prefers reduced motion; nothing then moves automatically. */
export const useReducedMotion = (): boolean => useMedia('(prefers-reduced-motion: reduce)');

/**
 * Returns whether the screen is that of a phone; a narrow window on a desktop is not one
 * (docs/decisions.md#decision-7).
 */
export const usePhone = (): boolean => useMedia('(max-device-width: 432px)');

/** Returns whether the tab is in the background; renders again when that changes. */
export function useHiddenPage(): boolean {
  const page = useHost().ownerDocument;
  const subscribe = useMemo(() => {
    const type = 'visibilitychange';
    return (listener: () => void) => {
      unclobber(page).addEventListener(type, listener);
      return () => unclobber(page).removeEventListener(type, listener);
    };
  }, [page]);
  return useSyncExternalStore(subscribe, () => unclobber(page).hidden, never);
}

/**
 * Returns whether the element is in the viewport; renders again when that changes. Until the browser reports it, only prerendered
 * elements count as in view, because they are woken by their use.
 */
export function useInView(): boolean {
  const [isInView, setInView] = useState(!!useBridge().takeMarkup);
  useHostEffect((host, signal) => {
    const observer = new IntersectionObserver((entries) => setInView(entries.at(-1)?.isIntersecting ?? false));
    observer.observe(host);
    signal.addEventListener('abort', () => observer.disconnect());
  });
  return isInView;
}
