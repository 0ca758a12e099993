/**
 * Positions of the mouse for scripts of the page, only for an account that is signed in (docs/spec.md#widgets-6). Nothing is stored
 * or sent. A page that does not start it loads nothing of it.
 */
import { own } from '../../model/site-context/decoders.ts';
import { contextInMarkup, siteContext } from '../context.ts';
import { destructors } from '../destructors.ts';
import { pageService } from '../page.ts';
import { unclobber, windowOf } from '../unclobber.ts';

/** A position on the page, in CSS pixels from its top left corner. It includes what is scrolled out of view. */
export interface MousePosition {
  readonly x: number;
  readonly y: number;
}

declare global {
  interface DocumentEventMap {
    /** The mouse has moved, on a page that called `dispatchMousePositions`: at most once in each animation frame. */
    'site-mouse-position': CustomEvent<MousePosition>;
  }
}

/**
 * Elements do not use the account, so the context of the page does not have it if it is from the markup, whose reader freezes its result. A
 * context that a script has set without an account signs the visitor out.
 */
function isSignedIn(document: Document): boolean {
  const context = siteContext(document).get();
  const isOfMarkup = Object.isFrozen(context) && own(context, 'authenticatedAccount') === undefined;
  return Boolean(own(isOfMarkup ? contextInMarkup(document) : context, 'authenticatedAccount'));
}

/** Dispatches the events until the signal aborts. */
function dispatch(document: Document, signal: AbortSignal): void {
  const page = unclobber(document);
  const window = windowOf(document);
  let detail: MousePosition | undefined;
  const report = (): void => {
    const position = detail;
    detail = undefined;
    if (position && !signal.aborted) page.dispatchEvent(new CustomEvent('site-mouse-position', { detail: position }));
  };
  page.addEventListener(
    'pointermove',
    ({ pointerType, pageX, pageY }) => {
      if (pointerType !== 'mouse') return;
      if (!detail) window.requestAnimationFrame(report);
      detail = { x: pageX, y: pageY };
    },
    { passive: true, signal },
  );
}

function start(document: Document): () => void {
  const page = unclobber(document);
  const ended = new AbortController();
  let session: AbortController | undefined;

  function update(): void {
    if (ended.signal.aborted || !isSignedIn(document)) {
      session?.abort();
      session = undefined;
    } else if (!session) {
      session = new AbortController();
      dispatch(document, session.signal);
    }
  }

  if (page.readyState === 'loading')
    page.addEventListener('DOMContentLoaded', update, { once: true, signal: ended.signal });
  const unsubscribe = siteContext(document).subscribe(update);
  update();
  return () => {
    unsubscribe();
    ended.abort();
    update();
  };
}

/**
 * Dispatches `site-mouse-position` on the document when the mouse moves, while the site context has an `authenticatedAccount`. A
 * second call continues what the first has started. Returns a function that ends it; `destroySite` does so too.
 */
export function dispatchMousePositions(document: Document = globalThis.document): () => void {
  const service = pageService(document, 'mouse-positions', (): { stop?: () => void } => ({}));
  // A service that has ended is not among these.
  if (service.stop && destructors(document).has(service.stop)) return service.stop;
  const end = start(document);
  const stop = (): void => {
    destructors(document).delete(stop);
    end();
  };
  destructors(document).add(stop);
  service.stop = stop;
  return stop;
}
