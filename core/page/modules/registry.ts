/** Starts the modules of a page for their roots, and stops them (core/page/modules.md). */
import { destructors } from '../destructors.ts';
import { pageService } from '../page.ts';
import { onSiteReady } from '../runtime.ts';
import { isElement, matches, unclobber, windowOf } from '../unclobber.ts';
import type { Module } from './module.ts';
import { moduleSelectors } from './module-selectors.ts';

const isIn = (document: Document, root: Element): boolean => unclobber(root).getRootNode() === document;

/** The modules of a page. They are active while the site is started. */
export class ModuleRegistry {
  readonly #document: Document;
  readonly #modules = new Map<string, Module>();
  /** Aborted when the site is destroyed; undefined while the modules are not active. */
  #controller: AbortController | undefined;

  constructor(document: Document) {
    this.#document = document;
    onSiteReady(this.#start, document);
  }

  /** Adds a module, and starts it in a started site. */
  add(module: Module): void {
    this.#modules.set(module.name, module);
    moduleSelectors(this.#document).set(module.name, module.selector);
    if (this.#controller) this.#startAll(module, unclobber(this.#document));
  }

  /** Removes a module, and stops it, unless it was removed before. Its name is free while it stops. */
  remove(module: Module): void {
    if (this.#modules.get(module.name) !== module) return;
    this.#modules.delete(module.name);
    moduleSelectors(this.#document).delete(module.name);
    module.stopAll();
  }

  readonly #start = (): void => {
    const controller = new AbortController();
    const { signal } = controller;
    this.#controller = controller;
    const { MutationObserver } = windowOf(this.#document);
    const changes = new MutationObserver(this.#onChanges);
    changes.observe(this.#document, { childList: true, subtree: true });
    signal.addEventListener('abort', () => changes.disconnect());
    const retry = (): void => {
      for (const module of this.#modules.values()) module.retry();
    };
    windowOf(this.#document).addEventListener('online', retry, { signal });
    // The runtime calls it only once: the modules start again with the next start of the site.
    destructors(this.#document).add(() => {
      this.#stop();
      onSiteReady(this.#start, this.#document);
    });
    for (const module of this.#modules.values()) this.#startAll(module, unclobber(this.#document));
  };

  #stop(): void {
    this.#controller?.abort();
    this.#controller = undefined;
    for (const module of [...this.#modules.values()].reverse()) module.stopAll();
  }

  #startAll(module: Module, within: Pick<ParentNode, 'querySelectorAll'>): void {
    for (const root of within.querySelectorAll(module.selector)) this.#startIn(module, root);
  }

  /** Modules change the page and the registry while others start. */
  #startIn(module: Module, root: Element): void {
    const isActive = this.#controller && this.#modules.get(module.name) === module;
    if (isActive && isIn(this.#document, root)) module.start(root);
  }

  readonly #onChanges = (records: readonly MutationRecord[]): void => {
    // A root that was moved within one task is in the document again.
    if (records.some(({ removedNodes }) => [...removedNodes].some(isElement)))
      for (const module of this.#modules.values()) module.stopWhere((root) => !isIn(this.#document, root));
    for (const { addedNodes } of records) for (const node of addedNodes) if (isElement(node)) this.#onAdded(node);
  };

  #onAdded(node: Element): void {
    const hasChildren = unclobber(node).firstElementChild !== null;
    for (const module of this.#modules.values()) {
      if (matches(node, module.selector)) this.#startIn(module, node);
      if (hasChildren) this.#startAll(module, unclobber(node));
    }
  }
}

/** Returns the modules of a page. */
export const moduleRegistry = (document: Document): ModuleRegistry =>
  pageService(document, 'modules', (page) => new ModuleRegistry(page));
