/** Starts and destroys the page runtime (docs/spec.md#runtime-4, "Page init"). Elements work without it. */
import type { SiteContext } from '../model/site-context/site-context.ts';
import { siteContext } from './context.ts';
import { destructors } from './destructors.ts';
import { warnInDevelopment } from './development.ts';
import { reportFailure } from './failure.ts';
import { liveElements } from './live-elements.ts';
import { pageService } from './page.ts';

export type { SiteContext } from '../model/site-context/site-context.ts';

/** A site context, with what the page turns on. */
export interface SiteOptions extends SiteContext {
  /**
   * Measures visits and what visitors use, with their consent to `analytics`: loads `site-elements/tracking` and calls its
   * `startTracking`. `visits`: only visits and page views. Default: nothing is measured, as with a value that is not known.
   */
  readonly tracking?: boolean | 'visits';
}

/** Runs when the page is ready; a function that it returns runs when the page is destroyed. */
export type Initializer = () => unknown;

interface Runtime {
  /** Identifies the start of the site; undefined before it, and after the site was destroyed. */
  start: object | undefined;
  /** Whether destructors are running: a start among them would be destroyed in part. */
  isEnding: boolean;
  readonly queue: Initializer[];
}

const runtime = (document: Document): Runtime =>
  pageService(document, 'runtime', () => ({ start: undefined, isEnding: false, queue: [] }));

/** One failing initializer or destructor must not stop the others. */
function guarded<Result>(document: Document, step: () => Result): Result | undefined {
  try {
    return step();
  } catch (cause) {
    reportFailure(document, { code: 'runtime-step-failed', args: {}, cause });
    return undefined;
  }
}

function run(document: Document, initializer: Initializer): void {
  const destructor = guarded(document, initializer);
  if (typeof destructor === 'function') destructors(document).add(() => destructor());
}

/** Queues an initializer until the site is started; after that it runs at once. */
export function onSiteReady(initializer: Initializer, document: Document = globalThis.document): void {
  const { start, queue } = runtime(document);
  if (start) run(document, initializer);
  else queue.push(initializer);
}

/**
 * Starts the site once; a second start only warns (docs/spec.md#runtime-4), as does a start within `destroySite`. A context that is passed here replaces the
 * one in the markup, and elements resolve their defaults again. Options without a context leave the one in the markup.
 */
export function startSite(options?: SiteOptions, document: Document = globalThis.document): void {
  const state = runtime(document);
  if (state.start || state.isEnding) {
    const problem = state.start ? 'already started; the second' : 'being destroyed; the';
    console.warn(`site-elements: the site is ${problem} start is ignored.`);
    return;
  }
  if (options && Object.keys(options).join() !== 'tracking') siteContext(document).set(options);
  const start = {};
  state.start = start;
  const isStarted = (): boolean => state.start === start;
  // An initializer may destroy the site: the others wait for its next start.
  while (isStarted()) {
    const initializer = state.queue.shift();
    if (!initializer) break;
    run(document, initializer);
  }
  if (!isStarted()) return;
  warnInDevelopment(document, ({ watchModules }) => watchModules(document, isStarted));
  const { tracking } = options ?? {};
  if (!tracking) return;
  import('./tracking/from-markup.ts')
    .then(({ startTracking }) => {
      if (tracking !== true && tracking !== 'visits') throw new TypeError('invalid tracking');
      if (isStarted()) startTracking({ visitsOnly: tracking === 'visits' }, document);
    })
    .catch((cause) => reportFailure(document, { code: 'tracking-not-started', args: {}, cause }));
}

/** Calls the destructors in reverse order, then unmounts every element, which shows the author's markup again. */
export function destroySite(document: Document = globalThis.document): void {
  const state = runtime(document);
  if (state.isEnding) return;
  // From now on initializers wait for the next start.
  state.start = undefined;
  state.isEnding = true;
  try {
    const all = [...destructors(document)].reverse();
    destructors(document).clear();
    for (const destructor of all) guarded(document, destructor);
    for (const element of [...liveElements(document)]) guarded(document, element.destroy);
  } finally {
    state.isEnding = false;
  }
}
