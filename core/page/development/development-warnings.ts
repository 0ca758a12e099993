/**
 * Warnings for developers about probable mistakes in the markup of elements. They are reported in the console, once for
 * each element, and only if they last: frameworks set attributes late, and scripts add content. Elements are only read.
 */
import type { Contract } from '../../model/contract/contract.ts';
import { formatMessage } from '../../model/message-format.ts';
import { foreignNames } from '../../model/vocabularies/foreign-names.ts';
import { liveElements } from '../live-elements.ts';
import { pageService } from '../page.ts';
import { type Unclobbered, unclobber } from '../unclobber.ts';
import { attributeProblems } from './attribute-problems.ts';
import { contentProblems } from './content-problems.ts';
import { isLocalHost } from './local-host.ts';
import { messages } from './messages.en.ts';
import type { Problem } from './problem.ts';

const tags = Object.keys(foreignNames);

/** Milliseconds between a change of the page and the next check. */
const pause = 500;

/** Waits until the browser is idle; WebKit does not report that. */
const whenIdle = (run: () => void): void => {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(run, { timeout: 1000 });
  else setTimeout(run);
};

/** The contract of a defined element; undefined for another library's element with the same tag. */
const contractOf = (element: Element): Contract | undefined =>
  // Our classes have the contract as a static property.
  (customElements.get(element.localName) as { contract?: Contract } | undefined)?.contract;

/** The inline script of an element is loaded from its file only where the page has not run it. */
function inlineScriptProblems({ localName: tag }: Element): readonly Problem[] {
  const file = `/${tag.slice('site-'.length)}-inline.js`;
  if (!performance.getEntriesByType('resource').some(({ name }) => name.endsWith(file))) return [];
  return [{ code: 'development-inline-script-refused', args: { tag }, page: 'prerendering.html', patience: 0 }];
}

function problemsOf(element: Element): readonly Problem[] {
  const contract = contractOf(element);
  if (!contract && element.matches(':defined')) return [];
  const attributes = contract ? attributeProblems(element, contract) : [];
  return [...attributes, ...contentProblems(element), ...inlineScriptProblems(element)];
}

class DevelopmentWarnings {
  readonly #document: Document;
  readonly #page: Unclobbered<Document>;
  /** When each problem was found first, by its text. */
  #found = new Map<Element, ReadonlyMap<string, number>>();
  readonly #reported = new WeakMap<Element, Set<string>>();
  #isWaiting = false;

  constructor(document: Document) {
    this.#document = document;
    this.#page = unclobber(document);
    if (this.#page.readyState === 'complete') this.#start();
    else this.#page.defaultView?.addEventListener('load', () => this.#start(), { once: true });
  }

  #start(): void {
    const observer = new MutationObserver(() => this.#checkSoon(pause));
    observer.observe(this.#document, { childList: true, subtree: true, attributes: true });
    for (const tag of tags) void customElements.whenDefined(tag).then(() => this.#checkSoon(pause));
    this.#checkSoon(0);
  }

  #checkSoon(delay: number): void {
    if (this.#isWaiting) return;
    this.#isWaiting = true;
    setTimeout(
      () =>
        whenIdle(() => {
          this.#isWaiting = false;
          try {
            this.#check();
          } catch {
            // A warning less is better than an error in the page of the author.
          }
        }),
      delay,
    );
  }

  #check(): void {
    const now = performance.now();
    const found = new Map<Element, ReadonlyMap<string, number>>();
    let next = Number.POSITIVE_INFINITY;
    for (const element of this.#elements()) {
      const times = new Map<string, number>();
      for (const problem of problemsOf(element)) {
        const text = formatMessage(messages[problem.code], problem.args);
        const time = this.#found.get(element)?.get(text) ?? now;
        const end = time + problem.patience * 1000;
        times.set(text, time);
        if (now >= end) this.report(element, problem, text);
        else next = Math.min(next, end - now);
      }
      if (times.size > 0) found.set(element, times);
    }
    this.#found = found;
    if (next < Number.POSITIVE_INFINITY) this.#checkSoon(Math.max(next, pause));
  }

  /** The elements of the document, and those in shadow roots that are defined. */
  #elements(): ReadonlySet<Element> {
    const live = [...liveElements(this.#document)].map(({ host }) => host.element);
    return new Set([...this.#page.querySelectorAll(tags.join()), ...live]);
  }

  /** Reports a problem of an element once. */
  report(element: Element, { page, isHint }: Pick<Problem, 'page' | 'isHint'>, text: string): void {
    const reported = this.#reported.get(element) ?? new Set();
    this.#reported.set(element, reported);
    if (reported.has(text)) return;
    reported.add(text);
    const docs = formatMessage(messages['development-docs'], { page: this.#urlOf(page) });
    const line = `site-elements: ${text} ${docs}`;
    // biome-ignore lint/suspicious/noConsole: developers can hide information in the console
    if (isHint) console.info(line, element);
    else console.warn(line, element);
  }

  /** The URL of a page of the docs where the page specifies their folder, as in pages of `serve`; else its path in the package. */
  #urlOf(path: string): string {
    const folder = this.#page.querySelector(':is(html,script)[data-site-debug$="/"]')?.getAttribute('data-site-debug');
    return folder ? new URL(folder + path, this.#page.baseURI).href : `site-elements/dist/docs/${path}`;
  }
}

/**
 * Whether a page is on a local host or has `data-site-debug`. A mark after the first one may turn the warnings off, such as one
 * on the author's script in a page of `serve`.
 */
function isInDevelopment(document: Document): boolean {
  const marks = [...unclobber(document).querySelectorAll<HTMLElement>(':is(html,script)[data-site-debug]')];
  if (marks.length === 0) return isLocalHost(location.hostname);
  return !marks.some(({ dataset }) => dataset.siteDebug === 'false');
}

/**
 * Warns about the elements of a page in development, also about those that are added later. Does nothing if another copy does
 * it already.
 */
export function watchPage(document: Document): DevelopmentWarnings | undefined {
  if (!isInDevelopment(document)) return undefined;
  return pageService(document, 'development-warnings', () => new DevelopmentWarnings(document));
}

/** Warns about triggers without a module in a page in development, if its site is still started when the script has loaded. */
export function watchModules(document: Document, isStarted: () => boolean): void {
  if (!isInDevelopment(document)) return;
  import('../modules/missing-modules.ts').then(
    ({ warnOfMissingModules }) => {
      if (isStarted()) warnOfMissingModules(document);
    },
    // Not requested again: the page works without the warnings.
    () => {},
  );
}

/** Warns that prerendered markup differs from what the element renders. */
export function warnOfMismatch(element: Element, difference: string): void {
  const text = formatMessage(messages['development-hydration-mismatch'], { tag: element.localName, difference });
  watchPage(element.ownerDocument)?.report(element, { page: 'prerendering.html' }, text);
}
