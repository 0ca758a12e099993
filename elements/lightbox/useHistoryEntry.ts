import { useLayoutEffect, useRef } from 'react';
import { pageService } from '../../core/page/page.ts';

/** Marks the entry of the session history that is ours. */
const mark = 'siteLightbox';

/** Safari allows 100 changes of the address in 30 seconds: they wait until the visitor stays, in milliseconds. */
const settleTime = 300;

interface Options {
  readonly isOpen: boolean;
  /** The URL fragment while it is open; `undefined` does not change the URL. */
  readonly hash: string | undefined;
  /** Whether a hash names a slide, in whichever way. */
  readonly names: (hash: string) => boolean;
  /** Back was pressed; false when a listener is against closing. */
  readonly onBack: () => boolean;
}

const stateOf = ({ history: { state } }: Window): Readonly<Record<string, unknown>> =>
  Object(state) === state ? state : {};

const isOurs = (view: Window): boolean => mark in stateOf(view);

/** Sandboxed and embedded pages may not change their address, and then nothing is lost but that. */
function attempt(change: () => unknown): void {
  try {
    change();
  } catch {
    // Explained above.
  }
}

/** The page's address with another hash; a `<base>` does not matter to it. */
const withHash = ({ location: { href } }: Window, hash: string | undefined): string =>
  hash === undefined ? href : href.replace(/#.*|$/, hash && `#${hash}`);

/** Adds our entry. A page that was opened at a slide gets the bare page behind it, to close to. */
function enter(view: Window, { hash, names }: Pick<Options, 'hash' | 'names'>): void {
  const { history, location } = view;
  const state = stateOf(view);
  attempt(() => {
    if (hash && names(location.hash)) history.replaceState(state, '', withHash(view, ''));
    history.pushState({ ...state, [mark]: true }, '', withHash(view, hash));
  });
}

/** Going back takes a while; what is opened meanwhile, here or elsewhere on the page, waits for it. */
const pending = (document: Document): { back?: Promise<unknown> } =>
  pageService(document, 'lightbox-history', () => ({}));

/**
 * Adds one history entry while it is open: Back closes it, slides only replace it (docs/decisions.md#decision-8).
 * Does nothing in a frame: its URL is not visible, and Back could leave the parent page or the frame's document.
 */
export function useHistoryEntry(page: Window | null, { isOpen, hash, names, onBack }: Options): void {
  const view = page === page?.top ? page : null;
  const latest = useRef({ hash, names, onBack });
  latest.current = { hash, names, onBack };

  useLayoutEffect(() => {
    if (!isOpen || !view) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const way = pending(view.document);
    // What is closed before its turn has no entry: the one that is there is on its way out already.
    let hasEntry = false;
    const push = (): void => enter(view, latest.current);
    const hear = (): void => {
      if (!isOurs(view) && !latest.current.onBack()) push();
    };
    Promise.resolve(way.back).then(() => {
      if (signal.aborted) return;
      hasEntry = true;
      // After a reload, or Forward, the entry is there already.
      if (!isOurs(view)) push();
      view.addEventListener('popstate', hear, { signal });
    });
    return () => {
      controller.abort();
      if (!hasEntry || !isOurs(view)) return;
      way.back = new Promise((resolve) => view.addEventListener('popstate', resolve, { once: true }));
      view.history.back();
    };
  }, [isOpen]);

  useLayoutEffect(() => {
    if (!isOpen || !view || hash === undefined) return undefined;
    const timer = setTimeout(() => {
      const { history } = view;
      if (isOurs(view)) attempt(() => history.replaceState(history.state, '', withHash(view, hash)));
    }, settleTime);
    return () => clearTimeout(timer);
  }, [isOpen, hash]);
}
