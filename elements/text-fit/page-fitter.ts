/** Fits all texts of a page together, so that the browser computes one layout for all measurements of a frame. */
import { pageService } from '../../core/page/page.ts';
import { unclobber } from '../../core/page/unclobber.ts';

/** A text whose font size depends on its box. */
export interface FitText {
  /** Writes the styles under which the text is measured. */
  prepare(): void;
  /** Reads the layout. Returns a function that writes the font size. */
  measure(): () => void;
}

export class PageFitter {
  readonly #document: Document;
  readonly #texts = new Set<FitText>();
  readonly #waiting = new Set<FitText>();

  constructor(document: Document) {
    this.#document = document;
  }

  /** Fits the text before the next paint, and again when fonts have loaded, until the signal is aborted. */
  add(text: FitText, signal: AbortSignal): void {
    const { fonts } = unclobber(this.#document);
    this.#texts.add(text);
    // Adding the same listener again has no effect.
    fonts.addEventListener('loadingdone', this.#requestAll);
    signal.addEventListener('abort', () => {
      this.#texts.delete(text);
      this.#waiting.delete(text);
      if (this.#texts.size === 0) fonts.removeEventListener('loadingdone', this.#requestAll);
    });
    this.request(text);
  }

  /** Fits an added text before the next paint. */
  request(text: FitText): void {
    if (this.#waiting.size === 0) unclobber(this.#document).defaultView?.requestAnimationFrame(() => this.#fit());
    this.#waiting.add(text);
  }

  readonly #requestAll = (): void => {
    for (const text of this.#texts) this.request(text);
  };

  #fit(): void {
    const texts = [...this.#waiting];
    this.#waiting.clear();
    for (const text of texts) text.prepare();
    const writes = texts.map((text) => text.measure());
    for (const write of writes) write();
  }
}

/** Returns the fitter of a page. */
export const pageFitter = (document: Document): PageFitter =>
  pageService(document, 'text-fitter', (page) => new PageFitter(page));
