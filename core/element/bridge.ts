/**
 * The bridge between one custom element and its React view: it passes values to the view, dispatches its events,
 * exposes its methods, and mounts and unmounts it. The element class only forwards to it; hooks get it from a React
 * context.
 */
import type { ReactNode } from 'react';
import type { Contract } from '../model/contract/contract.ts';
import { resolve } from '../model/contract/resolve.ts';
import { formatMessage } from '../model/message-format.ts';
import { siteContext } from '../page/context.ts';
import { reportFailure } from '../page/failure.ts';
import type { LazyModule } from '../page/lazy-module.ts';
import { liveElements } from '../page/live-elements.ts';
import { store } from '../page/page.ts';
import { unclobber } from '../page/unclobber.ts';
import { hydration } from './lazy-hydration.ts';
import { messages } from './messages.en.ts';
import type { MountedRoot } from './mount-r2wc.ts';
import { OwnValues } from './own-values.ts';
import { renderNow, settleIfWaiting, settleNow, settleSoon } from './queue.ts';
import { isDefining, isInOwnReactTree } from './react-tree.ts';

type Hydration = NonNullable<typeof hydration.loaded>;

export type AnyMethod = (...args: never[]) => unknown;

/** The members of an element that the bridge uses: its node, its shadow root, and mounting. */
export interface BridgedElement {
  readonly element: HTMLElement;
  /** Missing until the page is parsed up to the end of a declarative shadow root. */
  shadow: ShadowRoot;
  readonly internals: ElementInternals;
  /** Sets `shadow`. */
  readonly attach: () => void;
  /** Renders the root, or renders it again. */
  readonly render: () => void;
  readonly unmount: () => void;
  /** Returns the view that `render` renders. */
  readonly view: () => ReactNode;
  /** Lets `render` and `unmount` use a root that is mounted already. */
  readonly takeRoot: (root: MountedRoot) => void;
}

/** A resource of the view that the bridge releases on unmount and when the view fails. */
export interface Resource {
  release(): void;
}

/** A form callback of the custom element; a view listens through a hook. */
export type FormEvent = { type: 'reset' } | { type: 'disabled'; value: boolean } | { type: 'restore'; value: unknown };

export class Bridge {
  readonly host: BridgedElement;
  readonly contract: Contract;
  readonly own: OwnValues;
  /** Counts moves of the mounted element to another place. */
  readonly moves = store(0);
  readonly formEvents = new Set<(event: FormEvent) => void>();
  readonly #resources = new Map<unknown, Resource>();
  #values: Readonly<Record<string, unknown>> | undefined;
  #methods: Readonly<Record<string, AnyMethod>> | undefined;
  /** Called while the view renders on a server, for each module that its markup needs. */
  declare onNeeded?: (lazy: LazyModule<unknown>) => void;
  /** The node in the shadow root that contains prerendered markup of the view, until it is taken over. */
  prerendered: HTMLElement | undefined;
  /** The values with which the markup was prerendered, until it is taken over. */
  hydratedValues: Readonly<Record<string, unknown>> | undefined;
  /** Whether values have changed since the element was defined, but before its markup is taken over. */
  isChanged = false;
  /** Mounts the view into the prerendered markup, instead of the first render. */
  takeMarkup: (() => void) | undefined;
  /** Called after hydration with the child to whose position the visitor has scrolled a box around the slot before. */
  declare onScrolled?: (child: Element) => void;
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

  /** The resolved values: the same object until a value changes. */
  readonly values = (): Readonly<Record<string, unknown>> => {
    this.#values ??= resolve(this.contract, this.own.values, siteContext(this.#document).get());
    return this.#values;
  };

  /** Called when a layer of the values has changed; a microtask renders if a resolved value differs. */
  readonly invalidate = (): void => {
    const before = this.#values;
    this.#values = undefined;
    if (before && this.#isUnchanged(before)) this.#values = before;
    else if (this.prerendered) {
      this.isChanged ||= !!before;
      if (before) this.#wake();
    } else if (this.isMounted) settleSoon(this);
  };

  /** Mounts the connected element, or counts a move if it is already mounted. */
  connect(): void {
    this.#enterPage();
    if (this.isMounted) {
      this.moves.set(this.moves.get() + 1);
      return;
    }
    this.#isExpected = true;
    this.#methods = undefined;
    if (this.prerendered) {
      this.hydratedValues ??= this.values();
      const take = ({ takeOver }: Hydration): void => takeOver(this);
      if (hydration.loaded) take(hydration.loaded);
      else
        hydration.load().then(take, (cause) => {
          // Without the module the view renders as on a page that is not prerendered.
          this.prerendered = undefined;
          if (this.#isExpected) settleNow(this);
          this.emit('site-error', { code: 'hydration-failed', args: { tag: this.contract.tag }, cause });
        });
      return;
    }
    if (__REACT_IS_BUNDLED__ || !isInOwnReactTree(this.host.element)) {
      settleNow(this);
      return;
    }
    // During a commit of the tree, flushSync would log an error in development, but the commit ends with rendering what is
    // scheduled here. During a render, as when a bundler evaluates the module then, nothing may be scheduled.
    if (!isDefining()) this.#render();
    // Renders what is not rendered yet, before the next paint.
    queueMicrotask(() => {
      if (this.#isExpected || !this.host.shadow.firstChild) settleNow(this);
    });
  }

  /** Unmounts the disconnected element, unless the current script connects it again, which is a move. */
  disconnect(): void {
    settleSoon(this);
  }

  settle(): void {
    if (!this.host.element.isConnected) this.destroy();
    else if (!this.prerendered || this.takeMarkup) renderNow(() => this.#render());
  }

  fail(cause: unknown): void {
    this.#releaseParts();
    this.expose({});
    // The boundary shows the author's markup (Preact renders it after this call). After a failure outside of the
    // boundary nothing is shown yet.
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
    this.#leavePage?.();
    const { isConnected } = this.host.element;
    // A removed element keeps its markup for the next place.
    if (isConnected) this.prerendered = undefined;
    else if (!this.isMounted) return;
    this.#abort?.abort();
    this.#abort = undefined;
    this.expose({});
    this.#releaseParts();
    try {
      this.host.unmount();
    } catch (cause) {
      this.fail(cause);
    }
    if (isConnected) this.#showPlain();
  };

  /** Dispatches an event of the contract; false when a listener cancelled it. */
  emit(type: string, detail: unknown): boolean {
    // An event that is not in the contract, such as `site-error`, is not found.
    const cancelable = !!this.contract.events?.[type as `site-${string}`]?.cancelable;
    return this.host.element.dispatchEvent(
      new CustomEvent(type, { bubbles: true, composed: true, cancelable, detail }),
    );
  }

  /** Returns the instance of `Type` for this mount, created on first use so that other elements do not pay for it. */
  resource<R extends Resource>(Type: new (bridge: Bridge) => R): R {
    const resource = this.#resources.get(Type) ?? new Type(this);
    this.#resources.set(Type, resource);
    // Each instance is stored under its own class as the key.
    return resource as R;
  }

  /** Replaces the methods that the view exposes. With `undefined`, calls wait until the view exposes methods. */
  expose(methods: Readonly<Record<string, AnyMethod>> | undefined): void {
    this.#methods = methods;
    if (methods) this.settleCalls();
  }

  /** Repeats the method calls that wait for the view; a view that is a rejected promise rejects them. */
  settleCalls(view?: Promise<unknown>): void {
    for (const resolve of this.#calls.splice(0)) resolve(view);
  }

  /**
   * Calls a method of the contract after it has rendered all pending changes. During a commit of React the view may not
   * be rendered yet: the call then waits for the commit to end, and the result is a promise.
   */
  call(method: string, args: readonly unknown[]): unknown {
    if (this.#methods) settleIfWaiting(this);
    const implementation = this.#methods?.[method];
    // The contract types the arguments; this code only forwards them.
    if (implementation) return implementation(...(args as never[]));
    if (this.#isExpected || (this.isMounted && !this.#methods)) {
      return new Promise<unknown>((resolve) => {
        this.#calls.push(resolve);
        if (this.prerendered) this.#wake();
        else this.onWaitingCall?.();
      }).then(() => this.call(method, args));
    }
    const code = this.host.element.isConnected ? 'element-plain' : 'method-not-ready';
    throw new Error(formatMessage(messages[code], { tag: this.contract.tag, method }));
  }

  #render(): void {
    if (this.#isExpected) {
      this.#isExpected = false;
      this.#abort = new AbortController();
      this.prerendered = undefined;
      if (this.takeMarkup) {
        this.takeMarkup();
        return;
      }
      this.hydratedValues = undefined;
      // The content of a declarative shadow root, or the slot of a destroyed element.
      this.host.shadow.replaceChildren();
    }
    this.host.render();
  }

  #wake(): void {
    hydration.load().then(
      ({ wake }) => wake(this),
      () => {},
    );
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
    this.host.shadow.replaceChildren(unclobber(this.#document).createElement('slot'));
  }

  /** Releases the newest resource first: it may depend on an earlier one. */
  #releaseParts(): void {
    for (const resource of [...this.#resources.values()].reverse()) resource.release();
    this.#resources.clear();
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
