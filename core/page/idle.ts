/**
 * Prepares prerendered elements for their use, when the page has loaded and is idle. Imports only what is already loaded, so that it needs
 * one request.
 */
import { matches, read } from './node-properties.ts';

type Wake = (host: Element) => void;

// Only some engines and not TypeScript's DOM types have it.
declare global {
  interface Navigator {
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
  }
}

/** The files of chunks with all files that they import, by the name of the chunk: the build replaces the text. */
const chunkFiles = '__CHUNK_FILES__' as unknown as Readonly<Record<string, readonly string[]>>;

/** Returns the files of a chunk. In a bundle of the page's author no chunk is known, and other files have other names. */
const filesOf = (name: string): readonly string[] => chunkFiles[name] ?? [];

const fetched = new Set<string>();

/** Reads a property of the document as the platform defines it, like `unclobber`, which is in another file. */
const readDocument = <Name extends 'head' | 'createElement' | 'querySelector' | 'querySelectorAll'>(
  name: Name,
): Document[Name] => Reflect.get(Document.prototype, name, document);

/** Fetches the files of chunks at low priority, each once. */
function prefetch(names: readonly string[]): void {
  // A policy that allows scripts by a nonce requires it here too.
  const script: Element | null = readDocument('querySelector').call(document, 'script[nonce]');
  for (const file of names.flatMap(filesOf)) {
    if (fetched.has(file)) continue;
    fetched.add(file);
    const link = readDocument('createElement').call(document, 'link');
    const nonce = script instanceof HTMLElement ? script.nonce : '';
    Object.assign(link, { rel: 'modulepreload', fetchPriority: 'low', nonce, href: import.meta.resolve(`./${file}`) });
    readDocument('head').append(link);
  }
}

/** Whether the visitor saves data, or has a slow connection. */
function isSaving(): boolean {
  const { saveData = false, effectiveType = '' } = navigator.connection ?? {};
  return saveData || /2g$/.test(effectiveType);
}

/** Whether the scripts of an element are in the folder of this module. A bundle of the page's author does not contain them. */
const hasScripts = (tag: string): boolean => !!filesOf(tag)[0];

/**
 * Imports a script of an element without React, such as `cookie-banner-idle.js`. The build bundles it into the same folder. Without it the
 * element does the same once it is woken, so a failure is ignored.
 */
const importScript = async (tag: string, name: string) =>
  hasScripts(tag)
    ? // The comment is for webpack, which would warn that it cannot find the file.
      import(/* webpackIgnore: true */ import.meta.resolve(`./${tag.slice(5)}-${name}.js`)).catch(() => {})
    : undefined;

/** Runs the script of an element for pages that are idle. */
async function run(tag: string, wake: Wake, isUsed: boolean): Promise<void> {
  const script = await importScript(tag, 'idle');
  script?.serve(wake, isUsed);
}

let wakeNearby: Wake = () => {};

const nearby = new IntersectionObserver((entries) => {
  for (const { isIntersecting, target } of entries) if (isIntersecting) wakeNearby(target);
});

/** Runs the inline script of an element, which the policy of the page has refused, from its file. */
export const runInline = ({ localName }: Element): Promise<unknown> => importScript(localName, 'inline');

const findInside = (host: Element, selector: string): unknown => read(host, 'shadowRoot')?.querySelector(selector);

/** Wakes a prerendered element when its markup requests it, and fetches what its first use needs. */
export async function settle(host: Element, root: HTMLElement, wake: Wake): Promise<void> {
  // The script may have been requested, but not have run yet.
  if (findInside(host, 'script')) await runInline(host);
  // The element has taken its markup over.
  if (!root.hasAttribute('data-site-root')) return;
  // The script could not be imported either: let the element take over when the page is idle.
  if (findInside(host, 'script')) root.dataset.siteWake = 'idle';
  const { siteWake, siteRoot = '' } = root.dataset;
  wakeNearby = wake;
  if (siteWake === 'idle' || (siteWake === 'script' && !hasScripts(host.localName))) wake(host);
  if (siteWake === 'viewport') nearby.observe(host);
  if (siteWake === 'script') void run(host.localName, wake, false);
  if (!isSaving()) prefetch([host.localName, 'hydration', ...siteRoot.split(' ')]);
}

/** Runs the scripts without React of the elements of the page before an element is used. */
export function serve(used: Element, wake: Wake): void {
  const hosts = [...readDocument('querySelectorAll').call(document, ':not(:defined)')].filter(
    (host) => findInside(host, '[data-site-wake=script]') && host.localName !== used.localName,
  );
  for (const tag of new Set(hosts.map(({ localName }) => localName))) void run(tag, wake, true);
}

const attributeOf = (node: Element, name: string): string => read(node, 'getAttribute')?.call(node, name) ?? '';

/** Lists the elements of the same document or shadow root that a node references, or that reference it. */
function referencesOf(node: Element): readonly Element[] {
  const named = ['commandfor', 'aria-controls', 'for'].flatMap((name) => attributeOf(node, name).split(' '));
  const id = attributeOf(node, 'id');
  const selectors = [
    ...named.filter(Boolean).map((name) => `#${CSS.escape(name)}`),
    ...(id ? [`[for~="${CSS.escape(id)}"]`] : []),
  ];
  const tree = read(node, 'getRootNode')?.call(node);
  if (selectors.length === 0 || !tree) return [];
  // The tree of a node that a script of the page has removed is an element.
  return [...(read(tree, 'querySelectorAll')?.call(tree as Element, selectors.join()) ?? [])];
}

/** The document and the window are not elements, and do not have the method. */
const isElement = (target: EventTarget): target is Element => !!read(target, 'matches');

// As in clicked-slide.ts and read-slide.ts: these are in a file that is not loaded before the first use.
const interactive = 'audio,button,iframe,input,label,select,site-video,summary,textarea,video';

const isLink = (node: Element): node is HTMLAnchorElement => !!matches(node, 'a[href]');

const imageFile = /\.(?:avif|gif|jpe?g|png|svg|webp)$/i;

/**
 * Finds the prerendered element that reacts to a click, and the node that is clicked: a link to which the browser would navigate, in an
 * element that plays the files of its links or to an image that a lightbox enlarges, or such an image.
 */
export function findTrigger(
  event: Event & Partial<MouseEvent>,
  path: readonly EventTarget[],
): { readonly host: Element; readonly node: Element } | undefined {
  const { type, button, altKey, ctrlKey, metaKey, shiftKey } = event;
  if (type !== 'click' || button || altKey || ctrlKey || metaKey || shiftKey) return;
  const nodes = path.filter(isElement);
  const link = nodes.find(isLink);
  const player = link && nodes.find((node) => findInside(node, '[data-site-root][data-site-uses~=link]'));
  if (player) return { host: player, node: link };
  const image = link ?? nodes[0];
  if (!image || (link ? !imageFile.test(link.pathname) : !matches(image, 'img'))) return;
  for (const node of nodes) {
    if (matches(node, interactive)) return;
    const host = [node, ...referencesOf(node)].find((one) =>
      findInside(one, '[data-site-root][data-site-uses~=image]'),
    );
    if (host) return { host, node: image };
  }
}

/** Wakes the prerendered elements that the targets of a use reference, or that reference one of them. */
export function wakeReferenced(path: readonly EventTarget[], wake: Wake): void {
  for (const node of path.filter(isElement)) {
    if (!matches(node, '[id],[commandfor],[aria-controls],[for]')) continue;
    for (const host of referencesOf(node)) if (findInside(host, '[data-site-root]')) wake(host);
  }
}
