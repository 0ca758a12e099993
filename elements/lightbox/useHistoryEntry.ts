import { useLayoutEffect } from 'react';
import { useLatest } from '../../core/element/hooks/latest.ts';
import { pageService } from '../../core/page/page.ts';

/** Marks the history entry that the lightbox has added. */
const mark = 'siteLightbox';

/** Milliseconds for which a change of the URL waits for the next one: Safari allows 100 changes in 30 seconds. */
const settleTime = 300;

interface Options {
  readonly isOpen: boolean;
  /** The URL fragment while it is open; `undefined` does not change the URL. */
  readonly hash: string | undefined;
  /** Returns whether a hash names a slide. */
  readonly names: (hash: string) => boolean;
  /** Called on Back. Returns false when a listener cancelled the event. */
  readonly onBack: () => boolean;
}

const stateOf = ({ history: { state } }: Window): Readonly<Record<string, unknown>> =>
  Object(state) === state ? state : {};

const isOurs = (view: Window): boolean => mark in stateOf(view);

/** Sandboxed and embedded pages may not change their URL; the lightbox works without it. */
function attempt(change: () => unknown): void {
  try {
    change();
  } catch {
    // Safari may refuse the change, see above.
  }
}

/** Returns the page's URL with another hash, independent of a `<base>`. */
const withHash = ({ location: { href } }: Window, hash: string | undefined): string =>
  hash === undefined ? href : href.replace(/#.*|$/, hash && `#${hash}`);

/** Adds the history entry. If the page was opened at a slide, the page without the hash becomes the entry before it. */
function enter(view: Window, { hash, names }: Pick<Options, 'hash' | 'names'>): void {
  const { history, location } = view;
  const state = stateOf(view);
  attempt(() => {
    if (hash && names(location.hash)) history.replaceState(state, '', withHash(view, ''));
    history.pushState({ ...state, [mark]: true }, '', withHash(view, hash));
  });
}

/** Going back is asynchronous: a lightbox that is opened in the meantime, also another one, waits for it. */
const pending = (document: Document): { back?: Promise<unknown> } =>
  pageService(document, 'lightbox-history', () => ({}));

/**
 * Adds one history entry while it is open: Back closes it, slides only replace it (docs/decisions.md#decision-8).
 * Does nothing in a frame: its URL is not visible, and Back could leave the parent page or the frame's document.
 */
export function useHistoryEntry(page: Window | null, { isOpen, hash, names, onBack }: Options): void {
  const view = page === page?.top ? page : null;
  const latest = useLatest({ hash, names, onBack });

  useLayoutEffect(() => {
    if (!isOpen || !view) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const way = pending(view.document);
    // A lightbox that was closed before its turn has no entry: the existing entry is already being removed.
    let hasEntry = false;
    const push = (): void => enter(view, latest.current);
    const onPopState = (): void => {
      if (!isOurs(view) && !latest.current.onBack()) push();
    };
    Promise.resolve(way.back).then(() => {
      if (signal.aborted) return;
      hasEntry = true;
      // After a reload or Forward the entry already exists.
      if (!isOurs(view)) push();
      view.addEventListener('popstate', onPopState, { signal });
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
