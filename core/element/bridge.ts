/**
 * The bridge between one custom element and its React view: values in, events and methods out, and the element's
 * life. The element class only forwards to it; hooks reach it by context.
 */
import type { Contract } from '../model/contract/contract.ts';
import { resolve } from '../model/contract/resolve.ts';
import { formatMessage } from '../model/message-format.ts';
import { siteContext } from '../page/context.ts';
import { reportFailure } from '../page/failure.ts';
import { liveElements } from '../page/live-elements.ts';
import { store } from '../page/page.ts';
import { messages } from './messages.en.ts';
import { OwnValues } from './own-values.ts';
import { renderNow, settleIfWaiting, settleNow, settleSoon } from './queue.ts';

export type AnyMethod = (...args: never[]) => unknown;

/** The members of an element that the bridge uses: its node, its shadow root, and mounting. */
export interface BridgedElement {
  readonly element: HTMLElement;
  readonly shadow: ShadowRoot;
  readonly internals: ElementInternals;
  readonly mount: () => void;
  readonly unmount: () => void;
}

/** A resource of the view that the bridge releases on unmount and when the view fails. */
export interface Part {
  release(): void;
}

/** A form callback of the custom element; a view listens through a hook. */
export type FormEvent = { type: 'reset' } | { type: 'disabled'; value: boolean } | { type: 'restore'; value: unknown };

export class Bridge {
  readonly host: BridgedElement;
  readonly contract: Contract;
  readonly own: OwnValues;
  /** Counts the occasions to render: Root subscribes to it and reads the values. */
  readonly renders = store(0);
  /** Counts moves of the mounted element to another place. */
  readonly moves = store(0);
  readonly formEvents = new Set<(event: FormEvent) => void>();
  readonly #parts = new Map<unknown, Part>();
  #values: Readonly<Record<string, unknown>> | undefined;
  #methods: Readonly<Record<string, AnyMethod>> | undefined;
  /** Called when a method call starts to wait for the view. */
  declare onWaitingCall?: () => void;
  /** Resolves the method calls that wait for the view. */
  readonly #calls: ((view?: Promise<unknown>) => void)[] = [];
  #isExpected = false;
  #abort: AbortController | undefined;
  #leavePage: (() => void) | undefined;

  constructor(host: BridgedElement, contract: Contract) {
    this.host = host;
    this.contract = contract;
    this.own = new OwnValues(host.element, contract, this.invalidate, (key) => this.values()[key]);
  }

  get isMounted(): boolean {
    return !!this.#abort;
  }

  /** Aborted when React unmounts, never on a move. */
  get signal(): AbortSignal {
    return this.#abort?.signal ?? AbortSignal.abort();
  }

  /** The resolved values: one object until something changes. */
  readonly values = (): Readonly<Record<string, unknown>> => {
    this.#values ??= resolve(this.contract, this.own.values, siteContext(this.#document).get());
    return this.#values;
  };

  /** Something under the values has changed; what really differs is rendered in a microtask. */
  readonly invalidate = (): void => {
    const before = this.#values;
    this.#values = undefined;
    if (before && this.#isUnchanged(before)) this.#values = before;
    else if (this.isMounted) settleSoon(this);
  };

  /** Mounts the connected element, or counts a move if it is already mounted. */
  connect(isInsideReact: boolean): void {
    this.#enterPage();
    if (this.isMounted) {
      this.moves.set(this.moves.get() + 1);
    } else {
      this.#isExpected = true;
      // A host's commit must not be interrupted by flushSync; the microtask after it comes before the next paint.
      (isInsideReact ? settleSoon : settleNow)(this);
    }
  }

  /** Unmounts the disconnected element, unless the current script connects it again: that is a move. */
  disconnect(): void {
    settleSoon(this);
  }

  settle(): void {
    if (!this.host.element.isConnected) this.destroy();
    else renderNow(() => (this.#isExpected ? this.#mount() : this.renders.set(this.renders.get() + 1)));
  }

  fail(cause: unknown): void {
    this.#releaseParts();
    this.expose({});
    // The boundary shows the author's markup, in Preact after this call; what failed outside of it shows nothing yet.
    queueMicrotask(() => {
      if (!this.host.shadow.firstChild) this.#showPlain();
    });
    const failure = { code: 'render-failed', args: { tag: this.contract.tag }, cause };
    this.emit('site-error', failure);
    reportFailure(this.#document, failure);
  }

  /** Unmounts; an element that is still connected shows the author's markup. */
  readonly destroy = (): void => {
    this.#isExpected = false;
    if (!this.isMounted) return;
    this.#abort?.abort();
    this.#abort = undefined;
    this.expose({});
    this.#leavePage?.();
    this.#releaseParts();
    try {
      this.host.unmount();
    } catch (cause) {
      this.fail(cause);
    }
    if (this.host.element.isConnected) this.#showPlain();
  };

  /** Dispatches an event of the contract; false when a listener cancelled it. */
  emit(type: string, detail: unknown): boolean {
    // An event that the contract lacks, as `site-error`, is simply not found.
    const cancelable = !!this.contract.events?.[type as `site-${string}`]?.cancelable;
    return this.host.element.dispatchEvent(
      new CustomEvent(type, { bubbles: true, composed: true, cancelable, detail }),
    );
  }

  /** The one `Type` of this mount, made on first use: elements that never use it do not carry it. */
  part<P extends Part>(Type: new (bridge: Bridge) => P): P {
    const part = this.#parts.get(Type) ?? new Type(this);
    this.#parts.set(Type, part);
    // Each type is only ever stored under itself as the key.
    return part as P;
  }

  /** Replaces the methods that the view exposes. With `undefined`, calls wait until it exposes some. */
  expose(methods: Readonly<Record<string, AnyMethod>> | undefined): void {
    this.#methods = methods;
    if (methods) this.settleCalls();
  }

  /** Repeats the method calls that wait for the view; a view that is a rejected promise rejects them. */
  settleCalls(view?: Promise<unknown>): void {
    for (const resolve of this.#calls.splice(0)) resolve(view);
  }

  /**
   * Calls a method of the contract, with every change made so far already rendered. During a commit of React's the
   * view may not be rendered yet: the call then waits for its commit to end, and the result is a promise.
   */
  call(method: string, args: readonly unknown[]): unknown {
    if (this.isMounted) settleIfWaiting(this);
    const implementation = this.#methods?.[method];
    // The contract types what callers pass; here it is only passed on.
    if (implementation) return implementation(...(args as never[]));
    if (this.#isExpected || (this.isMounted && !this.#methods)) {
      return new Promise<unknown>((resolve) => {
        this.#calls.push(resolve);
        this.onWaitingCall?.();
      }).then(() => this.call(method, args));
    }
    const code = this.host.element.isConnected ? 'element-plain' : 'method-not-ready';
    throw new Error(formatMessage(messages[code], { tag: this.contract.tag, method }));
  }

  #mount(): void {
    this.#isExpected = false;
    this.#methods = undefined;
    this.#abort = new AbortController();
    // A declarative root's content, or the bare slot of a destroyed element.
    this.host.shadow.replaceChildren();
    this.host.mount();
  }

  #isUnchanged(before: Readonly<Record<string, unknown>>): boolean {
    try {
      return Object.entries(this.values()).every(([key, value]) => Object.is(value, before[key]));
    } catch {
      // A layer that throws is reported where it is rendered, inside the boundary.
      return false;
    }
  }

  #showPlain(): void {
    this.host.shadow.replaceChildren(this.#document.createElement('slot'));
  }

  /** Releases the newest first: a later resource may depend on an earlier one. */
  #releaseParts(): void {
    for (const part of [...this.#parts.values()].reverse()) part.release();
    this.#parts.clear();
  }

  #enterPage(): void {
    this.#leavePage?.();
    const live = liveElements(this.#document);
    const stopReading = siteContext(this.#document).subscribe(this.invalidate);
    live.add(this);
    this.#leavePage = () => {
      live.delete(this);
      stopReading();
    };
    this.invalidate();
  }

  get #document(): Document {
    return this.host.element.ownerDocument;
  }
}
