/** Starts and destroys the page runtime (docs/spec.md#runtime-4, "Page init"). Elements work without it. */
import type { SiteContext } from '../model/site-context/site-context.ts';
import { siteContext } from './context.ts';
import { destructors } from './destructors.ts';
import { reportFailure } from './failure.ts';
import { liveElements } from './live-elements.ts';
import { hasTriggers } from './modules/has-triggers.ts';
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
  readonly queue: Initializer[];
}

const runtime = (document: Document): Runtime =>
  pageService(document, 'runtime', () => ({ start: undefined, queue: [] }));

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

/** Loads the warnings about triggers without a module, if there may be triggers. */
function findMissingModules(document: Document, isStarted: () => boolean): void {
  if (!hasTriggers(document)) return;
  import('./modules/missing-modules.ts').then(
    ({ warnOfMissingModules }) => {
      if (isStarted()) warnOfMissingModules(document);
    },
    // Not requested again: the page works without the warnings.
    () => {},
  );
}

/**
 * Starts the site once; a second start only warns (docs/spec.md#runtime-4). A context that is passed here replaces the
 * one in the markup, and elements resolve their defaults again. Options without a context leave the one in the markup.
 */
export function startSite(options?: SiteOptions, document: Document = globalThis.document): void {
  const state = runtime(document);
  if (state.start) {
    console.warn('site-elements: the site is already started; the second start is ignored.');
    return;
  }
  if (options && Object.keys(options).join() !== 'tracking') siteContext(document).set(options);
  const start = {};
  state.start = start;
  for (const initializer of state.queue.splice(0)) run(document, initializer);
  findMissingModules(document, () => state.start === start);
  const { tracking } = options ?? {};
  if (!tracking) return;
  import('./tracking/from-markup.ts')
    .then(({ startTracking }) => {
      if (tracking !== true && tracking !== 'visits') throw new TypeError('invalid tracking');
      if (state.start === start) startTracking({ visitsOnly: tracking === 'visits' }, document);
    })
    .catch((cause) => reportFailure(document, { code: 'tracking-not-started', args: {}, cause }));
}

/** Calls the destructors in reverse order, then unmounts every element, which shows the author's markup again. */
export function destroySite(document: Document = globalThis.document): void {
  const state = runtime(document);
  // From now on initializers wait for the next start.
  state.start = undefined;
  const all = [...destructors(document)].reverse();
  destructors(document).clear();
  for (const destructor of all) guarded(document, destructor);
  for (const element of [...liveElements(document)]) guarded(document, element.destroy);
}
