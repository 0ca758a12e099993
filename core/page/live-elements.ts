import { pageService } from './page.ts';

/** A mounted element, as the page sees it. */
export interface LiveElement {
  /** Resolves its values again and renders what has changed. */
  readonly invalidate: () => void;
  /** Unmounts it although it stays in the document: the author's markup is shown. */
  readonly destroy: () => void;
}

/** The mounted elements of a page. */
export const liveElements = (document: Document): Set<LiveElement> =>
  pageService(document, 'elements', () => new Set<LiveElement>());
