/** One subject in one host, from before it is mounted until after it is removed. */
import { expect } from '@open-wc/testing';
import { eventually } from '../support/eventually.ts';
import { lateViewOf, type Subject, viewOf } from './subjects.ts';
import type { Mount, Mounted, State, View } from './view.ts';

/** Collects console messages and errors until it is stopped. */
function listenForComplaints(): { readonly texts: readonly unknown[]; stop(): void } {
  const texts: unknown[] = [];
  const { error, warn } = console;
  console.error = console.warn = (...parts: unknown[]) => texts.push(parts.map(String).join(' '));
  const controller = new AbortController();
  const onError = (event: Event): unknown => texts.push(Reflect.get(event, 'reason') ?? Reflect.get(event, 'message'));
  for (const type of ['error', 'unhandledrejection']) addEventListener(type, onError, { signal: controller.signal });
  const stop = (): void => {
    controller.abort();
    Object.assign(console, { error, warn });
  };
  return { texts, stop };
}

/** Returns the parts of the page that an element could change permanently. */
const outside = (): unknown => ({
  page: [document.documentElement, document.body].map((node) => (node.cloneNode(false) as Element).outerHTML),
  nodes: document.body.childElementCount,
  overflow: getComputedStyle(document.documentElement).overflow,
  focus: document.activeElement?.localName,
});

const nothing: State = {
  isShown: true,
  copies: ['only'],
  given: {},
  children: [],
  texts: {},
  note: '',
  html: '',
  onEvent: () => {},
  ready: () => {},
};

export class Scene {
  readonly subject: Subject;
  /** The names of the events that the host's listeners received. */
  readonly received: string[] = [];
  /** The listener of the host. */
  onEvent: (event: Event) => void = () => {};
  readonly #mount: Mount;
  readonly #box = document.createElement('main');
  readonly #complaints = listenForComplaints();
  readonly #before = outside();
  readonly #seen = new Set<HTMLElement>();
  #view: View;
  #state: State;
  #mounted: Mounted | undefined;

  constructor(subject: Subject, mount: Mount) {
    this.subject = subject;
    this.#mount = mount;
    this.#view = viewOf(subject);
    const onEvent = (event: Event): void => {
      this.received.push(event.type);
      this.onEvent(event);
    };
    const { values, properties } = subject;
    const given = Object.fromEntries([...values, ...properties].map(({ name, first }) => [name, first]));
    this.#state = { ...nothing, given, onEvent };
  }

  /** Renders the element, with its first values unless the change sets others. */
  async mount(change: Partial<State> = {}): Promise<void> {
    this.#state = { ...this.#state, ...change };
    document.body.append(this.#box);
    this.#mounted = await this.#mount(this.#view, this.#box, this.#state);
    await this.settled();
  }

  /** Renders the element, or the change, and calls `read` in the same script unless the framework renders later. */
  async renderNow(change: Partial<State>, read: () => void): Promise<void> {
    this.#state = { ...this.#state, ...change };
    if (this.#mounted) {
      const { update, updateNow = update } = this.#mounted;
      const rendering = updateNow(this.#state);
      if (rendering) await rendering;
    } else {
      document.body.append(this.#box);
      const mounting = this.#mount(this.#view, this.#box, this.#state);
      this.#mounted = mounting instanceof Promise ? await mounting : mounting;
    }
    read();
  }

  /** Renders an element of this kind that is not defined yet. */
  async mountUndefined(): Promise<void> {
    this.#view = lateViewOf(this.subject);
    await this.mount({ given: {} });
  }

  async update(change: Partial<State>): Promise<void> {
    this.#state = { ...this.#state, ...change };
    await this.#mounted?.update(this.#state);
    await this.settled();
  }

  /** Sets these values and keeps the others. */
  give(given: State['given']): Promise<void> {
    return this.update({ given: { ...this.#state.given, ...given } });
  }

  async unmount(): Promise<void> {
    await this.#mounted?.unmount();
    this.#mounted = undefined;
    await this.settled();
  }

  /** The copies of the element, in their order. */
  elements(): HTMLElement[] {
    const find = (root: ParentNode): HTMLElement[] => [...root.querySelectorAll<HTMLElement>(this.#view.tag)];
    const found = find(this.#box);
    const inside = this.#box.firstElementChild?.shadowRoot;
    const all = found.length > 0 || !inside ? found : find(inside);
    for (const element of all) this.#seen.add(element);
    return all;
  }

  get element(): HTMLElement {
    const [element] = this.elements();
    if (!element) throw new Error(`There is no <${this.#view.tag}>.`);
    return element;
  }

  /** Calls the element's main method, as a script of the host does. */
  use(element: Element = this.element): unknown {
    const { use } = this.subject;
    return use && Reflect.apply(Reflect.get(element, use.method), element, []);
  }

  /** Angular connects elements before it sets their attributes, so a banner that is disabled may show itself while it mounts. */
  forgetEvents(): void {
    this.received.length = 0;
  }

  isUsed(element: Element = this.element): boolean {
    return this.subject.use?.isDone(element) === true;
  }

  untilUsed(): Promise<unknown> {
    return eventually('the method takes effect', () => this.isUsed());
  }

  /** Checks after unmounting: the page is as before, no element is active, and there are no errors. */
  expectNoTrace(): void {
    const rest = this.#box.childElementCount;
    const mounted = [...this.#seen].filter((element) => element.shadowRoot?.firstChild).length;
    const complaints = this.#complaints.texts.filter((text) => !this.subject.mayComplain?.includes(String(text)));
    this.#box.remove();
    expect({ rest, mounted, complaints, outside: outside() }).to.deep.equal({
      rest: 0,
      mounted: 0,
      complaints: [],
      outside: this.#before,
    });
  }

  /** Unmounts the view in any state. */
  async end(): Promise<void> {
    await this.unmount();
    this.#box.remove();
    this.#complaints.stop();
  }

  /** Waits until the element has rendered: values one microtask later, children after the observer's callback. */
  settled(): Promise<void> {
    return new Promise((resolve) => setTimeout(resolve));
  }
}
