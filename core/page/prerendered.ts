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

/** Loads the script of a tag; resolves also when that fails. */
type LoadTag = (tag: string) => Promise<void> | null | undefined;

let loadTag: LoadTag = () => undefined;
/** Continues the elements that wait to be woken. */
const waiting = new Map<Element, () => void>();
const woken = new WeakSet<Element>();
/** Uses of elements that are not ready yet, in order. */
const pending = new Map<Element, (() => void)[]>();
let isRepeating = false;

/** A failed import is repeated on use. */
const ignore = (): void => {};

/** The node that contains the prerendered view, until the element has taken it over. */
const prerenderedRoot = (node: object): HTMLElement | null | undefined =>
  read(node, 'shadowRoot')?.querySelector<HTMLElement>('[data-site-root]');

/** Controls to which the browser reacts without script. */
const native =
  'a[href],area,audio,iframe,input,label,select,summary,textarea,video,[popovertarget],[commandfor],form button:not([type=button i])';

/** Controls that the inline script of an element serves. */
const served = '[data-site-wake=script] :is([part=accept],[part=decline])';

/** Repeats what was used while the element was not ready. Called when it is ready, or when its script has failed. */
export function release(host: Element): void {
  const repeats = pending.get(host) ?? [];
  pending.delete(host);
  woken.delete(host);
  isRepeating = true;
  for (const repeat of repeats) repeat();
  isRepeating = false;
}

/** Wakes an element: loads its script, and lets it take over its markup. */
export function wake(host: Element): void {
  import('./idle.ts').then(({ serve }) => serve(host, wake), ignore);
  woken.add(host);
  waiting.get(host)?.();
  waiting.delete(host);
  void loadTag(host.localName)?.then(() => {
    // Without its script the element does not react: only the page gets the events.
    if (!customElements.get(host.localName)) release(host);
  });
}

/** Resolves when the element is woken. */
export const whenWoken = (host: Element): Promise<void> =>
  new Promise((resolve) => {
    if (woken.has(host)) resolve();
    else waiting.set(host, resolve);
    void adopt(host);
  });

/** Stops an event until the element is ready, and acknowledges it on the control. */
function postpone(host: Element, event: Event, control: Element, repeat: () => void): void {
  event.preventDefault();
  event.stopImmediatePropagation();
  control.setAttribute('aria-busy', 'true');
  pending.set(host, [
    ...(pending.get(host) ?? []),
    () => {
      control.removeAttribute('aria-busy');
      if (control.isConnected) repeat();
    },
  ]);
}

function onUse(event: Event & { readonly submitter?: HTMLElement | null }): void {
  const path = event.composedPath();
  const depth = path.findIndex(prerenderedRoot);
  // Only elements have shadow roots, and only nodes are inside of them.
  const [host, target] = [path[depth], path[0]] as (Element | undefined)[];
  if (!host || !target || isRepeating) return;
  // Below the host there are nodes and the shadow root, whose properties `matches` reads safely.
  const inside = path.slice(0, depth) as Element[];
  if (inside.some((node) => matches(node, served))) return;
  if (event.type === 'submit' && host.localName === 'site-form') {
    const { submitter } = event;
    postpone(host, event, submitter ?? target, () =>
      Reflect.get(HTMLFormElement.prototype, 'requestSubmit').call(target, submitter),
    );
  }
  if (event.type === 'click' && !inside.some((node) => matches(node, native))) {
    const control = inside.find((node) => matches(node, 'button')) ?? target;
    // SVG elements have no `click()`.
    const repeated = new MouseEvent('click', { bubbles: true, cancelable: true, composed: true, detail: 1 });
    postpone(host, event, control, () => control.dispatchEvent(repeated));
  }
  wake(host);
}

// A pointer over an element is no use yet.
for (const type of ['pointerdown', 'click', 'keydown', 'input', 'submit']) addEventListener(type, onUse, true);

/** Resolves when the page has loaded and has nothing else to do. */
const whenIdle = new Promise<void>((resolve) => {
  const idle = (): unknown => (globalThis.requestIdleCallback ?? setTimeout)(() => resolve());
  if (Reflect.get(Document.prototype, 'readyState', document) === 'complete') idle();
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
    await import(import.meta.resolve(`./${host.localName}-inline.js`));
  } catch {
    // Its element is still in the page.
  }
  if (!isRefused()) return;
  root.dataset.siteWake = 'idle';
  wake(host);
}

const adopted = new WeakSet<Element>();

/** Wakes a prerendered element when its markup requests it. The loader passes its function. */
export async function adopt(host: Element, load?: LoadTag): Promise<void> {
  loadTag = load ?? loadTag;
  const root = prerenderedRoot(host);
  if (!root || adopted.has(host)) return;
  adopted.add(host);
  void runRefused(host, root);
  await whenIdle;
  import('./idle.ts').then(({ settle }) => settle(host, root, wake), ignore);
}
