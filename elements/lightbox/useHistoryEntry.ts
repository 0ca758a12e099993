import { useLayoutEffect, useRef } from 'react';

/** Marks the entry of the session history that is ours. */
const mark = 'siteLightbox';

/** Safari allows 100 changes of the address in 30 seconds: they wait until the visitor stays, in milliseconds. */
const settleTime = 300;

interface Options {
  readonly isOpen: boolean;
  /** What stands behind `#` while it is open; `undefined` leaves the address alone. */
  readonly hash: string | undefined;
  /** Back was pressed; false when a listener is against closing. */
  readonly onBack: () => boolean;
}

const stateOf = ({ state }: History): Readonly<Record<string, unknown>> => (Object(state) === state ? state : {});

/** Sandboxed and embedded pages may not change their address, and then nothing is lost but that. */
function attempt(change: () => unknown): void {
  try {
    change();
  } catch {
    // Said above.
  }
}

/** The page's address with another hash; a `<base>` does not matter to it. */
function withHash({ location }: Window, hash: string | undefined): string {
  const url = new URL(location.href);
  if (hash !== undefined) url.hash = hash;
  return url.href;
}

/** One entry in the history while it is open: Back closes it, slides only replace it (decisions 8). */
export function useHistoryEntry(view: Window | null, { isOpen, hash, onBack }: Options): void {
  const latest = useRef(onBack);
  latest.current = onBack;
  const wanted = useRef(hash);
  wanted.current = hash;

  useLayoutEffect(() => {
    if (!isOpen || !view) return undefined;
    const { history } = view;
    const isOurs = (): boolean => mark in stateOf(history);
    const enter = (): void => {
      const state = stateOf(history);
      attempt(() => {
        // A page that was opened at a slide gets the bare page behind it, to close to.
        if (wanted.current && view.location.hash === `#${wanted.current}`)
          history.replaceState(state, '', withHash(view, ''));
        history.pushState({ ...state, [mark]: true }, '', withHash(view, wanted.current));
      });
    };
    const hear = (): void => {
      if (!isOurs() && !latest.current()) enter();
    };
    // After a reload, or Forward, the entry is there already.
    if (!isOurs()) enter();
    view.addEventListener('popstate', hear);
    return () => {
      view.removeEventListener('popstate', hear);
      attempt(() => isOurs() && history.back());
    };
  }, [isOpen]);

  useLayoutEffect(() => {
    if (!isOpen || !view || hash === undefined) return undefined;
    const timer = setTimeout(
      () => attempt(() => view.history.replaceState(view.history.state, '', withHash(view, hash))),
      settleTime,
    );
    return () => clearTimeout(timer);
  }, [isOpen, hash]);
}
