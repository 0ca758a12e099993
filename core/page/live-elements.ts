import { pageService } from './page.ts';

/** The interface of a mounted element for the page services. */
export interface LiveElement {
  readonly host: { readonly element: Element };
  /** Resolves its values again and renders what has changed. */
  readonly invalidate: () => void;
  /** Unmounts the element while it stays in the document: the author's markup is shown. */
  readonly destroy: () => void;
}

/** The mounted elements of a page. */
export const liveElements = (document: Document): Set<LiveElement> =>
  pageService(document, 'elements', () => new Set<LiveElement>());
