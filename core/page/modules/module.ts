import { reportFailure } from '../failure.ts';
import { elementPath } from './element-path.ts';
import { importPath } from './import-path.ts';
import { readValue } from './read-value.ts';

/** Milliseconds until a module that could not be loaded is requested again; each further failure doubles them, up to the maximum. */
const firstPause = 500;
const maxPause = 30_000;

/** Starts a module in a root. A returned function, or one that a returned promise resolves with, stops it. */
export type Start = (root: Element, context: { readonly name: string; readonly signal: AbortSignal }) => unknown;

/** A module in one of its roots. */
interface Activation {
  readonly controller: AbortController;
  /** Whether `start` was called: it may still have to be loaded. */
  isStarted: boolean;
  /** Stops the module, once it has started. */
  stop: (() => unknown) | undefined;
}

/** The checked definition of a module. */
interface ModuleSource {
  readonly document: Document;
  readonly name: string;
  readonly selector: string;
  readonly start: Start | undefined;
  /** Imports a module with `start`, if it is not there yet. */
  readonly load: ((retry: string) => unknown) | undefined;
  /** The code of `load`, which contains the path. */
  readonly code: string;
}

/** A registered module, and the roots in which it is active. */
export class Module {
  readonly name: string;
  readonly selector: string;
  readonly #document: Document;
  readonly #load: ModuleSource['load'];
  readonly #code: string;
  readonly #active = new Map<Element, Activation>();
  #start: Start | undefined;
  #isLoading = false;
  #failures = 0;
  #isReported = false;
  #retryTime = 0;

  constructor({ document, name, selector, start, load, code }: ModuleSource) {
    this.name = name;
    this.selector = selector;
    this.#document = document;
    this.#start = start;
    this.#load = load;
    this.#code = code;
  }

  /** Starts the module in a root, unless it is active there. */
  start(root: Element): void {
    if (this.#active.has(root)) return;
    const activation: Activation = { controller: new AbortController(), isStarted: false, stop: undefined };
    this.#active.set(root, activation);
    if (this.#start) void this.#begin(this.#start, root, activation);
    else if (performance.now() >= this.#retryTime) void this.#request();
  }

  /** Loads the module again after a failure, if a root waits for it. */
  retry(): void {
    if (!this.#start && this.#active.size > 0) void this.#request();
  }

  /** Stops the module in all roots that meet the condition, the newest first. */
  stopWhere(condition: (root: Element) => boolean): void {
    for (const [root, activation] of [...this.#active].reverse()) {
      if (!condition(root) || this.#active.get(root) !== activation) continue;
      this.#active.delete(root);
      activation.controller.abort();
      const { stop } = activation;
      activation.stop = undefined;
      if (stop) void this.#end(stop, root);
    }
  }

  stopAll(): void {
    this.stopWhere(() => true);
  }

  async #begin(start: Start, root: Element, activation: Activation): Promise<void> {
    activation.isStarted = true;
    const { signal } = activation.controller;
    try {
      const result = start(root, { name: this.name, signal });
      const stop = typeof result === 'object' ? await result : result;
      if (typeof stop !== 'function') return;
      const end = (): unknown => stop();
      if (signal.aborted) void this.#end(end, root);
      else activation.stop = end;
    } catch (cause) {
      // After a stop, calls that got the signal are rejected.
      if (!signal.aborted || !(cause instanceof DOMException)) this.#report('start', root, cause);
    }
  }

  async #end(stop: () => unknown, root: Element): Promise<void> {
    try {
      await stop();
    } catch (cause) {
      this.#report('stop', root, cause);
    }
  }

  async #request(): Promise<void> {
    if (this.#isLoading) return;
    this.#isLoading = true;
    try {
      const imported = await this.#load?.(this.#failures === 0 ? '' : `?retry=${this.#failures}`);
      const start = readValue(imported, 'start');
      if (typeof start !== 'function') throw new TypeError('The imported module exports no function named "start".');
      // Only functions with these parameters are documented.
      this.#start = start as Start;
    } catch (cause) {
      this.#retryTime = performance.now() + Math.min(firstPause * 2 ** this.#failures, maxPause);
      this.#failures += 1;
      this.#reportMissing(cause);
    } finally {
      this.#isLoading = false;
    }
    if (this.#start) this.#beginWaiting(this.#start);
  }

  #beginWaiting(start: Start): void {
    // A module may stop others while it starts.
    for (const [root, activation] of [...this.#active])
      if (!activation.isStarted && !activation.controller.signal.aborted) void this.#begin(start, root, activation);
  }

  /** Reports once that the module could not be loaded, if a root still waits for it. */
  #reportMissing(cause: unknown): void {
    if (this.#isReported || this.#active.size === 0) return;
    this.#isReported = true;
    const args = { name: this.name, path: importPath(this.#code, cause) };
    reportFailure(this.#document, { code: 'module-not-found', args, cause });
  }

  #report(step: 'start' | 'stop', root: Element, cause: unknown): void {
    const args = { name: this.name, path: elementPath(root) };
    reportFailure(this.#document, { code: `module-${step}-failed`, args, cause });
  }
}
