/** Hooks for the viewport around an element and the person's settings. */
import { useMemo, useState, useSyncExternalStore } from 'react';
import { pageService } from '../../page/page.ts';
import { useHost, useHostEffect } from './host.ts';

/** Whether a media query holds, live. */
export function useMedia(query: string): boolean {
  const page = useHost().ownerDocument;
  const { subscribe, matches } = useMemo(() => {
    // One for all elements: creating it costs more than using it.
    const media = pageService(page, `media ${query}`, ({ defaultView }) => defaultView?.matchMedia(query));
    return {
      subscribe: (listener: () => void) => {
        media?.addEventListener('change', listener);
        return () => media?.removeEventListener('change', listener);
      },
      matches: () => media?.matches ?? false,
    };
  }, [page, query]);
  return useSyncExternalStore(subscribe, matches);
}

/** Whether the visitor prefers reduced motion; nothing then moves automatically. */
export const useReducedMotion = (): boolean => useMedia('(prefers-reduced-motion: reduce)');

/** Whether this is a phone, by its screen: a narrow window on a desktop is none (docs/decisions.md#decision-7). */
export const usePhone = (): boolean => useMedia('(max-device-width: 432px)');

/** Whether the tab is in the background, live. */
export function useHiddenPage(): boolean {
  const page = useHost().ownerDocument;
  const subscribe = useMemo(() => {
    const type = 'visibilitychange';
    return (listener: () => void) => {
      page.addEventListener(type, listener);
      return () => page.removeEventListener(type, listener);
    };
  }, [page]);
  return useSyncExternalStore(subscribe, () => page.hidden);
}

/** Whether the element is in the viewport, live; false until the browser reports it. */
export function useInView(): boolean {
  const [isInView, setInView] = useState(false);
  useHostEffect((host, signal) => {
    const observer = new IntersectionObserver((entries) => setInView(entries.at(-1)?.isIntersecting ?? false));
    observer.observe(host);
    signal.addEventListener('abort', () => observer.disconnect());
  });
  return isInView;
}
