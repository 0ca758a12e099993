/** Hooks for what surrounds an element: the viewport, the person's settings, direction and language. */
import { useMemo, useState, useSyncExternalStore } from 'react';
import type { MessageArgs } from '../../model/finding.ts';
import type { WordTable } from '../../model/words.ts';
import { languageChanges, wordsFor } from '../../page/language.ts';
import { useHost, useMoves, useSurroundings } from './host.ts';

/** Whether a media query holds, live. */
export function useMedia(query: string): boolean {
  const view = useHost().ownerDocument.defaultView;
  const { subscribe, matches } = useMemo(() => {
    const media = view?.matchMedia(query);
    return {
      subscribe: (listener: () => void) => {
        media?.addEventListener('change', listener);
        return () => media?.removeEventListener('change', listener);
      },
      matches: () => media?.matches ?? false,
    };
  }, [view, query]);
  return useSyncExternalStore(subscribe, matches);
}

/** Whether the person asked for reduced motion; nothing then moves by itself. */
export const useReducedMotion = (): boolean => useMedia('(prefers-reduced-motion: reduce)');

/** Whether this is a phone, by its screen: a narrow window on a desktop is none (decisions 7). */
export const usePhone = (): boolean => useMedia('(max-device-width: 432px)');

/** Whether the element is within `margin` of the viewport, live; false until the browser has said so. */
export function useInView(margin = '0px'): boolean {
  const [isInView, setInView] = useState(false);
  useSurroundings((host, signal) => {
    const observer = new IntersectionObserver((entries) => setInView(entries.at(-1)?.isIntersecting ?? false), {
      rootMargin: margin,
    });
    observer.observe(host);
    signal.addEventListener('abort', () => observer.disconnect());
  });
  return isInView;
}

/** Renders again when `lang` or `dir` changes in the document around the element, or when it moves. */
function useLanguageChanges(): HTMLElement {
  const host = useHost();
  useMoves();
  const changes = languageChanges(host.ownerDocument);
  useSyncExternalStore(changes.subscribe, changes.get, changes.get);
  return host;
}

/** The writing direction around the element, live. */
export function useDirection(): 'ltr' | 'rtl' {
  const host = useLanguageChanges();
  return host.matches(':dir(rtl)') ? 'rtl' : 'ltr';
}

/** Says the element's words in the language around it, live. */
export const useWords = (english: WordTable): ((code: string, args?: MessageArgs) => string) =>
  wordsFor(useLanguageChanges(), english);
