/**
 * Wakes prerendered elements, whose markup is on the page before their scripts: on use, or when the markup requests it. A
 * use before that is acknowledged, and repeated once the element has taken its markup over. The loader imports this on
 * pages with prerendered elements, before anything else, so all that it imports statically is in the same file.
 */

import { matches, read } from './node-properties.ts';

// For idle.ts: the build would otherwise move this module into a second file, which the entry imports.
export { matches, read };

const readyState = (): DocumentReadyState => Reflect.get(Document.prototype, 'readyState', document);

/** Loads the script of a tag; resolves also when that fails. */
type LoadTag = (tag: string) => Promise<void> | null | undefined;

/** A use of an element that is not ready yet. */
export interface Use {
  /** The node that shows that the use is noticed. */
  readonly busy: Element;
  /** The node that is used: where a view is rendered anew, the one in its place. */
  node: Element;
  readonly repeat: (node: Element) => void;
}

/** An element that has not taken its markup over, or has not repeated all uses yet. */
export interface Sleeper {
  /** In order. */
  readonly uses: Use[];
  readonly changes: MutationObserver;
  isWoken?: boolean;
  isRepeating?: boolean;
  /** Whether a script has changed the element since it was parsed. */
  isChanged?: boolean;
  /** Continues the element when it is woken. */
  resume?: () => void;
}

let loadTag: LoadTag = () => undefined;
const sleepers = new WeakMap<Element, Sleeper>();
/** Events that repeat a use. */
const repeated = new WeakSet<Event>();
let isSubmitting = false;

/** The node that contains the prerendered view, until the element has taken it over. */
const prerenderedRoot = (node: object): HTMLElement | null | undefined =>
  read(node, 'shadowRoot')?.querySelector<HTMLElement>('[data-site-root]');

/** Controls to which the browser reacts without script. */
const native =
  'a[href],area,audio,iframe,input,label,select,summary,textarea,video,[popovertarget],[commandfor],form button:not([type=button i])';

/** Controls that the inline script of an element serves. */
const served = '[data-site-wake=script] :is([part=accept],[part=decline])';

/** Content of the author with its own reaction to uses. */
const interactive = `${native},button,[onclick],[tabindex],[role],[contenteditable]`;

/** Attributes that no element reads. */
const general = /^(class|style|id)$|^(data|aria)-/;

/** The module that only prepares the first use; `null` after its import has failed. */
let idle: typeof import('./idle.ts') | null | undefined;

/** Passes that module to a function. */
const withIdle = (run: (module: typeof import('./idle.ts')) => void): unknown =>
  import('./idle.ts').then(
    (module) => {
      idle = module;
      run(module);
    },
    () => {
      idle = null;
    },
  );

/** Resolves when the page has loaded and has nothing else to do. */
const whenIdle = new Promise<unknown>((resolve) => {
  const wait = (): unknown => (globalThis.requestIdleCallback ?? setTimeout)(resolve);
  if (readyState() === 'complete') wait();
  else addEventListener('load', wait);
});

/** Runs when the page has been parsed. */
function whenParsed(run: () => void): void {
  if (readyState() === 'loading') addEventListener('readystatechange', run, { once: true, capture: true });
  else run();
}

/** Wakes a prerendered element when its markup requests it, and when a script changes it, and returns its state. */
export function watch(host: Element): Sleeper {
  const known = sleepers.get(host);
  if (known) return known;
  const changes = new MutationObserver((records) => {
    for (const { target, attributeName } of records) {
      if (attributeName === 'aria-busy') continue;
      sleeper.isChanged = true;
      if (target === host && !general.test(attributeName ?? '')) wake(host);
    }
  });
  const sleeper: Sleeper = { uses: [], changes };
  sleepers.set(host, sleeper);
  whenParsed(() => {
    if (sleepers.get(host) !== sleeper) return;
    changes.observe(host, { attributes: true, childList: true, characterData: true, subtree: true });
    // An inline script that has run has removed its element: the policy of the page has refused this one.
    if (host.shadowRoot?.querySelector('script')) withIdle(({ runInline }) => runInline(host));
  });
  const root = prerenderedRoot(host);
  if (!root) return sleeper;
  // From now on a control that covers content of the author gets the clicks.
  root.dataset.siteWatched = '';
  void whenIdle.then(() => withIdle(({ settle }) => settle(host, root, wake)));
  return sleeper;
}

/**
 * Repeats what was used while the element was not ready. Called when it is ready, or when its script has failed. Each use is repeated
 * in its own task, as the visitor's clicks are, so that the view has rendered the one before.
 */
export async function release(host: Element): Promise<void> {
  const sleeper = watch(host);
  const { uses } = sleeper;
  sleeper.isWoken = false;
  if (sleeper.isRepeating) return;
  sleeper.isRepeating = true;
  for (let use = uses.shift(); use; use = uses.shift()) {
    const { busy, node, repeat } = use;
    if (!uses.some((other) => other.busy === busy)) busy.removeAttribute('aria-busy');
    if (read(node, 'isConnected')) repeat(node);
    if (uses[0]) await new Promise((resolve) => setTimeout(resolve));
  }
  sleeper.isRepeating = false;
  if (prerenderedRoot(host)) return;
  sleeper.changes.disconnect();
  sleepers.delete(host);
}

const now = (run: () => void): void => run();

/**
 * Wakes an element: loads its script, and lets it take over its markup, at once if everything has been loaded. Returns false if there
 * is no script.
 */
export function wake(host: Element, schedule = now): boolean {
  const isDefined = (): boolean => !!customElements.get(host.localName);
  const sleeper = watch(host);
  const loading = loadTag(host.localName);
  if (!loading && !isDefined()) return false;
  withIdle(({ serve }) => serve(host, wake));
  sleeper.isWoken = true;
  if (sleeper.resume) schedule(sleeper.resume);
  // Without its script the element does not react: only the page gets the events. A removed element is not upgraded.
  void loading?.then(() => {
    if (!isDefined() || !host.isConnected) void release(host);
  });
  return true;
}

/** The same event again: an event has the members that its constructor reads. */
function copyOf(event: Event): Event {
  const copy = Reflect.construct(event.constructor, [event.type, event]);
  repeated.add(copy);
  return copy;
}

/** A use that dispatches its event again. */
function repetition(event: Event, node: Element, busy: Element): Use {
  const copy = copyOf(event);
  return { busy, node, repeat: (used) => used.dispatchEvent(copy) };
}

function submit(form: Element, submitter: HTMLElement | null | undefined): void {
  const button = submitter && Reflect.get(submitter, 'form') === form ? submitter : null;
  isSubmitting = true;
  read(form, 'requestSubmit')?.call(form, button);
  isSubmitting = false;
}

interface UseEvent extends Event {
  readonly submitter?: HTMLElement | null;
  readonly key?: string;
  readonly buttons?: number;
}

/** Whether an event is a use: not a key that only moves the focus or modifies another, nor a pointer that moves without a button. */
const isUse = ({ type, key, buttons }: UseEvent): unknown =>
  (buttons || !/move/.test(type)) && !/^(Tab|Shift|Control|Alt|Meta)$/.test(key ?? '');

/** Wakes an element that is used. Returns the use if it is to be repeated; `inside` are the targets in the element, innermost first. */
function noticeUse(event: UseEvent, host: Element, inside: readonly Element[]): Use | undefined {
  const [target] = inside;
  if (inside.some((node) => matches(node, served))) return;
  const root = read(host, 'shadowRoot');
  // Without a target inside, the element itself is used, by a script. The element continues after the use has been noted.
  if (!isUse(event) || !wake(host, queueMicrotask) || !target || !root) return;
  const view = root.querySelector('[data-site-view]') ?? target;
  const name = event.type === 'keydown' ? event.key : event.type;
  const handled = prerenderedRoot(host)?.dataset.siteUses?.split(' ') ?? [];
  if (event.type === 'submit' && handled.includes('submit')) {
    const { submitter } = event;
    return { busy: submitter ?? view, node: target, repeat: (form) => submit(form, submitter) };
  }
  const isInView = (node: Element): boolean => read(node, 'getRootNode')?.call(node) === root;
  const isOwn = isInView(target);
  const isControl = event.type === 'click' && isOwn;
  if (!isControl && !handled.includes(name ?? '')) return;
  if (inside.some((node) => matches(node, isInView(node) ? native : interactive))) return;
  const control = (isOwn && inside.find((node) => matches(node, 'button'))) || target;
  return repetition(event, control, isOwn ? control : view);
}

/** Stops a use until the element is ready, and acknowledges it. */
function postpone(event: Event, host: Element, use: Use): void {
  event.preventDefault();
  event.stopImmediatePropagation();
  use.busy.setAttribute('aria-busy', 'true');
  watch(host).uses.push(use);
}

function onUse(event: UseEvent): void {
  if (repeated.has(event) || (isSubmitting && event.type === 'submit')) return;
  const path = event.composedPath();
  // A drag shows that it is noticed; its repeated event moves nothing.
  if (event.type === 'pointerdown') addEventListener('mousemove', onUse, { once: true, capture: true });
  // After a failure only waking an element requests the module again.
  if (event.type !== 'keydown' && idle !== null) withIdle(({ wakeReferenced }) => wakeReferenced(path, wake));
  for (const [depth, node] of path.entries()) {
    // Only elements have shadow roots, and only nodes are inside of them, whose properties are read safely.
    const host = node as Element;
    if (!prerenderedRoot(host) && !sleepers.get(host)?.uses[0]) continue;
    // Likewise.
    const use = noticeUse(event, host, path.slice(0, depth) as Element[]);
    if (!use) continue;
    postpone(event, host, use);
    return;
  }
  const trigger = idle?.findTrigger(event, path);
  if (trigger && wake(trigger.host, queueMicrotask))
    postpone(event, trigger.host, repetition(event, trigger.node, trigger.node));
}

addEventListener('site-error', ({ target }) => {
  // Only elements are sleepers.
  const host = target as Element;
  if (!sleepers.has(host)) return;
  const root = prerenderedRoot(host);
  // Its script could not be loaded: the content under its controls gets the clicks again.
  if (root) delete root.dataset.siteWatched;
  // Hydration releases elements. Release them here if hydration itself could not be imported.
  else void release(host);
});

// A pointer over an element is no use yet.
for (const type of ['pointerdown', 'click', 'keydown', 'input', 'submit']) addEventListener(type, onUse, true);

/** Wakes a prerendered element when it is used; the function loads the script of a tag. */
export function adopt(host: Element, load: LoadTag): void {
  loadTag = load;
  watch(host);
}
