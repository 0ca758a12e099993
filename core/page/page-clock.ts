/** One timer for all texts of a page that depend on the time, which stops while the page is hidden. */
import { pageService } from './page.ts';
import { unclobber } from './unclobber.ts';

/** Updates a text, and returns the milliseconds until it may change again. */
export type Update = (now: number) => number;

/** The time between two ticks, in milliseconds (docs/spec.md#widgets-9). */
const interval = 5000;

/** Ticks are at multiples of the interval, so that all texts of a page share them. */
const tickAfter = (time: number): number => Math.ceil(time / interval) * interval;

export class PageClock {
  /** The tick of each update, in milliseconds since 1970. */
  readonly #ticks = new Map<Update, number>();
  readonly #document: Document;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #next = Number.POSITIVE_INFINITY;

  constructor(document: Document) {
    this.#document = document;
  }

  /** Calls `update` at the first tick after this delay, and again after each delay that it returns, until the signal is aborted. */
  add(update: Update, delay: number, signal: AbortSignal): void {
    const page = unclobber(this.#document);
    // Adding the same listener again has no effect.
    page.addEventListener('visibilitychange', this.#changeVisibility);
    const tick = tickAfter(Date.now() + delay);
    this.#ticks.set(update, tick);
    if (tick < this.#next) this.#start(tick);
    signal.addEventListener('abort', () => {
      this.#ticks.delete(update);
      if (this.#ticks.size > 0) return;
      this.#stop();
      page.removeEventListener('visibilitychange', this.#changeVisibility);
    });
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#next = Number.POSITIVE_INFINITY;
  }

  #start(tick: number): void {
    this.#stop();
    if (unclobber(this.#document).hidden) return;
    this.#next = tick;
    this.#timer = setTimeout(() => this.#tick(), Math.max(0, tick - Date.now()));
  }

  #tick(): void {
    this.#stop();
    const now = Date.now();
    for (const [update, tick] of [...this.#ticks]) {
      // An earlier update may have removed this one, and each may remove itself.
      const delay = tick <= now && this.#ticks.has(update) ? update(now) : 0;
      if (delay && this.#ticks.has(update)) this.#ticks.set(update, tickAfter(now + delay));
    }
    if (this.#ticks.size > 0) this.#start(Math.min(...this.#ticks.values()));
  }

  readonly #changeVisibility = (): void => {
    if (unclobber(this.#document).hidden) this.#stop();
    else this.#tick();
  };
}

/** Returns the clock of a page. */
export const pageClock = (document: Document): PageClock =>
  pageService(document, 'page-clock', (page) => new PageClock(page));
