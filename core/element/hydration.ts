/** Takes over prerendered shadow roots: their nodes, with focus, selection, scroll positions and running media, stay. */
import type { ReactNode } from 'react';
import { warnInDevelopment } from '../page/development.ts';
import { languageOf } from '../page/language.ts';
import { type LazyModule, namedModules } from '../page/lazy-module.ts';
import { release, type Sleeper, wake as wakeHost } from '../page/prerendered.ts';
import { findMismatch } from './hydration-mismatch.ts';
import { hydrateRoot } from './hydration-root.ts';
import { scrolledBoxes } from './hydration-scroll.ts';
import { trackUsedNodes, whenWoken } from './hydration-sleeper.ts';
import type { MountedRoot } from './mount-r2wc.ts';
import { renderNow, type Settling, settleNow } from './queue.ts';
import { renderContainer } from './render-container.ts';

/** Refers to the rule of a prerendered `style` attribute (cli/prerender/inline-styles.ts). */
const styleReference = 'data-site-style';

/** The rule of a moved attribute: its number and its declarations, which contain no braces. */
const movedStyle = /\[data-site-style="(\d+)"\]:not\(#_#_\)\{([^}]*)/g;

/** Restores `style` attributes from the stylesheet to which a strict Content Security Policy forced them to move. */
function restoreStyles(root: HTMLElement, sheets: readonly Element[]): void {
  // Read from the text: the CSSOM rounds numbers, and the box would change by a fraction of a pixel.
  const css = sheets.map(({ textContent }) => textContent).join('');
  const declarations = new Map<unknown, string | undefined>(
    [...css.matchAll(movedStyle)].map(([, number, text]) => [number, text]),
  );
  for (const node of root.querySelectorAll<HTMLElement>(`[${styleReference}]`)) {
    node.style.cssText = declarations.get(node.getAttribute(styleReference)) ?? '';
    node.removeAttribute(styleReference);
  }
}

/** The members of the bridge that are used here. */
interface Bridge extends Settling {
  readonly host: {
    readonly element: HTMLElement;
    readonly internals: ElementInternals;
    readonly shadow: ShadowRoot;
    readonly render: () => void;
    readonly unmount: () => void;
    readonly view: () => ReactNode;
    readonly takeRoot: (root: MountedRoot) => void;
  };
  readonly contract: { readonly tag: string };
  prerendered: HTMLElement | undefined;
  hydratedValues: object | undefined;
  isChanged: boolean;
  readonly onScrolled?: (child: Element) => void;
  takeMarkup: (() => void) | undefined;
  values(): object;
  emit(type: string, detail: unknown): boolean;
  settleCalls(view?: Promise<unknown>): void;
}

/** Mounts the view into prerendered markup. Returns what differs from what the view renders, if anything does. */
function mount(root: HTMLElement, { view, takeRoot }: Bridge['host']): string | undefined {
  let mismatch: string | undefined;
  const changes = new MutationObserver(() => {});
  changes.observe(root, { attributes: true, subtree: true });
  renderNow(() => {
    const mounted = hydrateRoot(renderContainer(root), view(), {
      onRecoverableError: (cause) => {
        mismatch ??= String(cause);
      },
    });
    takeRoot(mounted);
  });
  // Effects may have changed attributes already.
  return mismatch ?? findMismatch(root, changes.takeRecords());
}

/**
 * Takes over prerendered markup. The shadow root has adopted its stylesheets, so the inline and linked copies are removed, and so is a script
 * that the page has refused. Markup that differs from what the view renders is rendered again.
 */
function hydrate(bridge: Bridge, root: HTMLElement): void {
  const { host } = bridge;
  const { element, shadow } = host;
  const generated = [...shadow.children].filter((node) => node !== root);
  // Measure before the first change, so that no layout is forced.
  const scrolled = scrolledBoxes(element, root);
  restoreStyles(root, generated);
  const difference = mount(root, host);
  for (const node of generated) node.remove();
  for (const name of ['root', 'wake', 'uses', 'inline', 'watched']) root.removeAttribute(`data-site-${name}`);
  const hydrated = bridge.hydratedValues;
  bridge.takeMarkup = undefined;
  bridge.hydratedValues = undefined;
  if (difference === undefined) {
    for (const { box, child } of scrolled) {
      if (child) bridge.onScrolled?.(child);
      // The view follows the visitor, who may still scroll.
      box.dispatchEvent(new Event('scroll'));
    }
    if (hydrated !== bridge.values()) renderNow(host.render);
    return;
  }
  const restoreUsedNodes = trackUsedNodes(element, shadow);
  host.unmount();
  shadow.replaceChildren();
  renderNow(host.render);
  restoreUsedNodes();
  if (bridge.isChanged) return;
  bridge.emit('site-error', { code: 'hydration-mismatch', args: { tag: bridge.contract.tag, difference } });
  warnInDevelopment(element.ownerDocument, ({ warnOfMismatch }) => warnOfMismatch(element, difference));
}

/** Returns a module that the markup needs and that has not been imported: those of a module are known once it has been imported. */
const missingModule = ({ dataset }: HTMLElement, skipped?: ReadonlySet<unknown>): LazyModule<unknown> | undefined =>
  dataset.siteRoot
    ?.split(' ')
    .map((name) => namedModules.get(name))
    .find((lazy) => lazy && !lazy.loaded && !skipped?.has(lazy));

/** Notes whether the page has changed its language since it was prerendered. */
function noteLanguage(bridge: Bridge, root: HTMLElement): void {
  const name = root.dataset.siteRoot?.split(' ').find((one) => one.startsWith('messages-'));
  const [language] = languageOf(bridge.host.element).toLowerCase().split('-', 1);
  const current = `messages-${language}`;
  // Markup in English, or without messages, names no translation.
  if (name ? name !== current : namedModules.get(current)?.loaded) bridge.isChanged = true;
}

/** Imports all modules that the markup needs. Without its translation an element is rendered again, in English. */
async function loadModules(bridge: Bridge, root: HTMLElement): Promise<void> {
  const skipped = new Set<LazyModule<unknown>>();
  for (let lazy = missingModule(root, skipped); lazy; lazy = missingModule(root, skipped))
    try {
      await lazy.load();
    } catch (cause) {
      if (!lazy.name?.startsWith('messages-')) throw cause;
      skipped.add(lazy);
      // The texts differ, which is not a mistake of the page.
      bridge.isChanged = true;
    }
}

/** Reports that a module could not be imported; the markup stays. */
function reportFailure(bridge: Bridge, cause: unknown): void {
  const request = Promise.reject(cause);
  request.catch(() => {});
  bridge.settleCalls(request);
  bridge.emit('site-error', { code: 'hydration-failed', args: { tag: bridge.contract.tag }, cause });
}

/** Wakes an element, as a use of it does. */
export const wake = ({ host }: Bridge): boolean => wakeHost(host.element);

/**
 * Lets an element take over its markup when it is woken, at once if all modules have been imported. After a failure the next use tries
 * again.
 */
export function takeOver(bridge: Bridge): void {
  const { prerendered: root, host } = bridge;
  const { element } = host;
  if (!root) return;
  let isTaking = false;
  const take = async ({ uses, isChanged }: Sleeper): Promise<void> => {
    const { states } = host.internals;
    if (uses[0]) states.add('busy');
    // The element may be removed, and its root replaced.
    if (isTaking || bridge.prerendered !== root) return;
    isTaking = true;
    bridge.isChanged ||= !!isChanged;
    try {
      // The page's React may be in a commit, where flushSync would log an error in development.
      if (!__REACT_IS_BUNDLED__) await undefined;
      // An element whose modules are there is taken over at once.
      if (missingModule(root)) await loadModules(bridge, root);
      noteLanguage(bridge, root);
      if (bridge.prerendered !== root || !element.isConnected) return;
      bridge.takeMarkup = () => hydrate(bridge, root);
      settleNow(bridge);
    } catch (cause) {
      reportFailure(bridge, cause);
    } finally {
      isTaking = false;
      await release(element);
      states.delete('busy');
    }
  };
  whenWoken(element, (sleeper) => void take(sleeper));
  // Uses in another document are not noticed, so wake the element now.
  if (element.ownerDocument !== document) wakeHost(element);
}
