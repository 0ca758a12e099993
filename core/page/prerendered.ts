/**
 * Wakes prerendered elements, whose markup is on the page before their scripts: on use, or when the markup requests it. A
 * use before that is acknowledged, and repeated once the element has taken its markup over. The loader imports this on
 * pages with prerendered elements, before anything else, so it has no imports.
 */

/** Reads a property as the platform defines it, like `unclobber`; undefined for targets that do not have it. */
const read = <Name extends keyof HTMLElement>(node: object, name: Name): HTMLElement[Name] | undefined =>
  Reflect.get(Object.getPrototypeOf(node), name, node);

// Nodes that are not elements do not have the method.
const matches = (node: object, selector: string): boolean =>
  read(node, 'matches')?.call(node as Element, selector) ?? false;

const readyState = (): DocumentReadyState => Reflect.get(Document.prototype, 'readyState', document);

/** Loads the script of a tag; resolves also when that fails. */
type LoadTag = (tag: string) => Promise<void> | null | undefined;

/** A use of an element that is not ready yet. */
interface Use {
  /** The node that shows that the use is noticed. */
  readonly busy: Element;
  readonly repeat: () => void;
}

/** An element that has not taken its markup over, or has not repeated all uses yet. */
interface Sleeper {
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
const general = /^(?:class|style|id|data-.*|aria-.*)$/;

/** A failed import is repeated on use. */
const ignore = (): void => {};

/** Resolves when the page has loaded and has nothing else to do. */
const whenIdle = new Promise<void>((resolve) => {
  const idle = (): unknown => (globalThis.requestIdleCallback ?? setTimeout)(() => resolve());
  if (readyState() === 'complete') idle();
  else addEventListener('load', idle, { once: true });
});

/**
 * Runs the inline script of an element if the policy of the page has refused it: a script that has run has removed its element. Wakes
 * the element if that fails.
 */
async function runRefused(host: Element, root: HTMLElement): Promise<void> {
  const isRefused = (): boolean => root.parentNode?.querySelector('script') !== null;
  if (!isRefused()) return;
  try {
    await import(import.meta.resolve(`./${host.localName.slice(5)}-inline.js`));
  } catch {
    // Its element is still in the page.
  }
  if (!isRefused()) return;
  root.dataset.siteWake = 'idle';
  wake(host);
}

/** Runs when the page has been parsed. */
function whenParsed(run: () => void): void {
  if (readyState() === 'loading') addEventListener('readystatechange', run, { once: true, capture: true });
  else run();
}

/** Wakes an element when its markup requests it. */
async function awaitMoment(host: Element, root: HTMLElement): Promise<void> {
  void runRefused(host, root);
  await whenIdle;
  import('./idle.ts').then(({ settle }) => settle(host, root, wake), ignore);
}

/** Wakes a prerendered element when its markup requests it, and when a script changes it. */
function watch(host: Element): Sleeper {
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
    if (sleepers.get(host) === sleeper)
      changes.observe(host, { attributes: true, childList: true, characterData: true, subtree: true });
  });
  const root = prerenderedRoot(host);
  if (root) void awaitMoment(host, root);
  return sleeper;
}

/**
 * Repeats what was used while the element was not ready. Called when it is ready, or when its script has failed. Each use is repeated
 * in its own task, as the visitor's clicks are, so that the view has rendered the one before.
 */
export async function release(host: Element): Promise<void> {
  const sleeper = watch(host);
  sleeper.isWoken = false;
  if (sleeper.isRepeating) return;
  sleeper.isRepeating = true;
  for (let use = sleeper.uses[0]; use; use = sleeper.uses[0]) {
    sleeper.uses.shift();
    const { busy, repeat } = use;
    if (!sleeper.uses.some((other) => other.busy === busy)) busy.removeAttribute('aria-busy');
    repeat();
    if (sleeper.uses.length > 0) await new Promise((resolve) => setTimeout(resolve));
  }
  sleeper.isRepeating = false;
  if (prerenderedRoot(host)) return;
  sleeper.changes.disconnect();
  sleepers.delete(host);
}

/** Wakes an element: loads its script, and lets it take over its markup. Returns false if there is no script. */
export function wake(host: Element): boolean {
  const isDefined = (): boolean => !!customElements.get(host.localName);
  const sleeper = watch(host);
  const loading = loadTag(host.localName);
  if (!loading && !isDefined()) return false;
  import('./idle.ts').then(({ serve }) => serve(host, wake), ignore);
  sleeper.isWoken = true;
  sleeper.resume?.();
  // Without its script the element does not react: only the page gets the events. A removed element is not upgraded.
  void loading?.then(() => {
    if (!isDefined() || !host.isConnected) void release(host);
  });
  return true;
}

/** Resolves when the element is woken. Only the last call for an element resolves. */
export const whenWoken = (host: Element): Promise<void> =>
  new Promise((resolve) => {
    const sleeper = watch(host);
    sleeper.resume = resolve;
    if (sleeper.isWoken) resolve();
  });

/** Returns whether a script has changed a prerendered element since the page was parsed. */
export const isChanged = (host: Element): boolean => !!sleepers.get(host)?.isChanged;

/** Finds a node of a view again after the view was rendered anew: by its part, and its place among those. */
function finderOf(root: ShadowRoot, node: Element): () => Element | undefined {
  const part = read(node, 'getAttribute')?.call(node, 'part');
  const alike = (): Element[] =>
    part ? [...root.querySelectorAll(`${node.localName}[part="${CSS.escape(part)}"]`)] : [];
  const index = alike().indexOf(node);
  return () => (read(node, 'isConnected') ? node : alike().filter(({ isConnected }) => isConnected)[index]);
}

/** Stops an event until the element is ready, and acknowledges it. */
function postpone({ uses }: Sleeper, event: Event, use: Use): void {
  event.preventDefault();
  event.stopImmediatePropagation();
  use.busy.setAttribute('aria-busy', 'true');
  uses.push(use);
}

/** The same event again: an event has the members that its constructor reads. */
function copyOf(event: Event): Event {
  const copy = Reflect.construct(event.constructor, [event.type, event]);
  repeated.add(copy);
  return copy;
}

function submit(form: HTMLFormElement, submitter: HTMLElement | null | undefined): void {
  if (!read(form, 'isConnected')) return;
  const button = submitter && Reflect.get(submitter, 'form') === form ? submitter : null;
  isSubmitting = true;
  Reflect.get(HTMLFormElement.prototype, 'requestSubmit').call(form, button);
  isSubmitting = false;
}

interface UseEvent extends Event {
  readonly submitter?: HTMLElement | null;
  readonly key?: string;
}

/** Whether a key is a use: not one that only moves the focus or modifies another. */
const isUse = ({ key }: UseEvent): boolean => !/^(?:Tab|Shift|Control|Alt|Meta)$/.test(key ?? '');

/** Handles a use of an element by what is inside of it, innermost first. Returns true if the use is postponed. */
function noticeUse(event: UseEvent, host: Element, inside: readonly Element[]): boolean {
  const [target] = inside;
  if (inside.some((node) => matches(node, served))) return false;
  const root = read(host, 'shadowRoot');
  // Without a target inside, the element itself is used, by a script.
  if (!isUse(event) || !wake(host) || !target || !root) return false;
  const sleeper = watch(host);
  const view = root.querySelector('[data-site-view]') ?? target;
  if (event.type === 'submit' && host.localName === 'site-form') {
    // Only forms are submitted.
    const form = target as HTMLFormElement;
    const { submitter } = event;
    postpone(sleeper, event, { busy: submitter ?? view, repeat: () => submit(form, submitter) });
    return true;
  }
  const name = event.type === 'keydown' ? event.key : event.type;
  const handled = prerenderedRoot(host)?.dataset.siteUses?.split(' ') ?? [];
  const isInView = (node: Element): boolean => read(node, 'getRootNode')?.call(node) === root;
  const isOwn = isInView(target);
  const isControl = event.type === 'click' && isOwn;
  if (!isControl && !handled.includes(name ?? '')) return false;
  if (inside.some((node) => matches(node, isInView(node) ? native : interactive))) return false;
  const control = (isOwn && inside.find((node) => matches(node, 'button'))) || target;
  const find = finderOf(root, control);
  const copy = copyOf(event);
  postpone(sleeper, event, { busy: isOwn ? control : view, repeat: () => void find()?.dispatchEvent(copy) });
  return true;
}

/** Wakes the elements that a control references, or that reference the control. */
function wakeReferenced(node: Element): void {
  const attribute = (name: string): string | null | undefined => read(node, 'getAttribute')?.call(node, name);
  // Nodes of a page are in a document or a shadow root; others have no elements to find.
  const tree = read(node, 'getRootNode')?.call(node) as Document | ShadowRoot;
  const ids = ['commandfor', 'aria-controls', 'for'].flatMap((name) => attribute(name)?.split(' ') ?? []);
  const named = ids.filter(Boolean).map((id) => `#${CSS.escape(id)}`);
  const id = attribute('id');
  const selectors = id ? [...named, `[for~="${CSS.escape(id)}"]`] : named;
  if (selectors.length === 0) return;
  const { prototype } = tree instanceof Document ? Document : DocumentFragment;
  for (const host of Reflect.get(prototype, 'querySelectorAll').call(tree, selectors.join()))
    if (prerenderedRoot(host)) wake(host);
}

function onUse(event: UseEvent): void {
  if (repeated.has(event) || (isSubmitting && event.type === 'submit')) return;
  const path = event.composedPath();
  for (const [depth, node] of path.entries()) {
    // Only elements have shadow roots, and only nodes are inside of them, whose properties are read safely.
    const host = node as Element;
    if (prerenderedRoot(host) || sleepers.get(host)?.uses.length) {
      // Likewise.
      if (noticeUse(event, host, path.slice(0, depth) as Element[])) return;
    } else if (event.type !== 'keydown' && matches(node, '[id],[commandfor],[aria-controls],[for]'))
      wakeReferenced(host);
  }
}

// Also where hydration itself cannot be imported, which else releases elements.
addEventListener('site-error', ({ target }) => {
  // Only elements are sleepers.
  const host = target as Element;
  if (sleepers.has(host) && !prerenderedRoot(host)) void release(host);
});

// A pointer over an element is no use yet.
for (const type of ['pointerdown', 'click', 'keydown', 'input', 'submit']) addEventListener(type, onUse, true);

/** Wakes a prerendered element when it is used; the function loads the script of a tag. */
export function adopt(host: Element, load: LoadTag): void {
  loadTag = load;
  watch(host);
}
