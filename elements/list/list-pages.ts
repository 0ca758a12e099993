/** Requests a page of the author's server, and takes the items of the same list out of it. Loaded by the first use. */
import { safeHtml } from '../../core/page/safe-html.ts';
import { safeUrl } from '../../core/page/safe-url.ts';
import { trustedSinks } from '../../core/page/trusted-types.ts';
import { unclobber } from '../../core/page/unclobber.ts';
import { itemsIn, linksBeside } from './read-items.ts';
import { findBox, type ItemsBox } from './read-list.ts';

/** Items of a page, and the URL of the next one. */
export interface ListPage {
  readonly items: readonly Element[];
  readonly next: string | undefined;
}

/** Why a page has no items: it could not be loaded, or it has no list. */
export type NoPage = 'failed' | 'other';

/** More items than this in one page are ignored. */
const mostItems = 1000;

/** Milliseconds until a call counts as failed. */
const timeout = 30_000;

/** Begins the titles that name the element whose classes they have replaced: a private character. */
const mark = '\ue000';

/** The attributes of items that the element reads. */
const dataNames = ['data-tags', 'data-categories', 'data-price'] as const;

async function requestPage(url: string, signal: AbortSignal): Promise<Response | NoPage> {
  const options = {
    // Never follows a redirect to another origin.
    mode: 'same-origin',
    headers: { accept: 'text/html' },
    signal: AbortSignal.any([signal, AbortSignal.timeout(timeout)]),
  } as const;
  try {
    // Without a prototype, whose additions fetch would read.
    const response = await fetch(url, Object.assign(Object.create(null), options));
    const isHtml = /^text\/html\b/i.test(response.headers.get('content-type') ?? '');
    if (!response.ok) return 'failed';
    return isHtml ? response : 'other';
  } catch {
    return 'failed';
  }
}

/** Returns the list that corresponds to that of the page: the one with its id, the only one, or the one with its position. */
function findList(root: Element, host: Element): Element | undefined {
  const lists: readonly Element[] = [...root.querySelectorAll('site-list')];
  const named = host.id ? lists.find(({ id }) => id === host.id) : undefined;
  if (named || (lists.length === 1 && !(host.id && lists[0]?.id))) return named ?? lists[0];
  const own: readonly Element[] = [...unclobber(host.ownerDocument).querySelectorAll('site-list')];
  return host.id ? undefined : lists[own.indexOf(host)];
}

/** Returns the text of a page in its encoding. */
async function readText(response: Response): Promise<string | undefined> {
  const bytes = await response.arrayBuffer().catch(() => undefined);
  if (!bytes) return undefined;
  const type = response.headers.get('content-type') ?? '';
  // Browsers search the first 1024 bytes (https://html.spec.whatwg.org/multipage/parsing.html#prescan-a-byte-stream-to-determine-its-encoding).
  const start = new TextDecoder('latin1').decode(bytes.slice(0, 1024));
  const [, name = 'utf-8'] =
    /charset=["']?([\w-]+)/i.exec(type) ?? /<meta[^>]{0,200}charset=["']?([\w-]+)/i.exec(start) ?? [];
  try {
    return new TextDecoder(name).decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}

/** Returns the class names of the author's items: others could cover the page. */
function classesOf(items: readonly Element[]): ReadonlySet<string> {
  const nodes = items.flatMap((item) => [item, ...item.querySelectorAll('[class]')]);
  return new Set(nodes.flatMap((node) => (Element.prototype.getAttribute.call(node, 'class') ?? '').split(/\s+/)));
}

interface KeptAttributes {
  readonly classes: string;
  readonly title: string | null;
  readonly data: readonly (readonly [name: string, value: string])[];
}

const urlAttributes = ['href', 'src', 'cite'] as const;

/** Makes URLs absolute, and replaces titles by numbers: the sanitizer keeps titles, but neither classes nor data. */
function prepare(root: Element, base: string, classes: ReadonlySet<string>): readonly KeptAttributes[] {
  // The sanitizer removes these elements, `<data>` with its content.
  for (const data of root.querySelectorAll('data[value], meta[itemprop~="price" i]')) {
    const span = unclobber(data.ownerDocument).createElement('span');
    span.setAttribute('data-price', data.getAttribute('value') ?? data.getAttribute('content') ?? '');
    span.className = data.className;
    span.append(...data.childNodes);
    data.replaceWith(span);
  }
  for (const price of root.querySelectorAll('[itemprop~="price" i]:not([data-price])'))
    Element.prototype.setAttribute.call(
      price,
      'data-price',
      Element.prototype.getAttribute.call(price, 'content') ?? price.textContent ?? '',
    );
  return [...root.querySelectorAll('*')].map((node, index) => {
    const { getAttribute, setAttribute } = Element.prototype;
    const read = (name: string): string | null => getAttribute.call(node, name);
    for (const name of urlAttributes) {
      const url = read(name);
      if (url !== null && URL.canParse(url, base)) setAttribute.call(node, name, new URL(url, base).href);
    }
    const kept = (read('class') ?? '').split(/\s+/).filter((name) => classes.has(name));
    const data = dataNames.flatMap((name) => {
      const value = read(name);
      return value === null ? [] : [[name, value] as const];
    });
    const title = read('title');
    setAttribute.call(node, 'title', `${mark}${index}`);
    return { classes: kept.join(' '), title, data };
  });
}

/** Restores what `prepare` has kept of the elements that the sanitizer has left. */
function restore(root: Element, kept: readonly KeptAttributes[]): void {
  for (const node of root.querySelectorAll('[title]')) {
    const title = node.getAttribute('title') ?? '';
    const entry = title.startsWith(mark) ? kept[Number(title.slice(mark.length))] : undefined;
    if (entry?.title) node.setAttribute('title', entry.title);
    else node.removeAttribute('title');
    if (entry?.classes) node.setAttribute('class', entry.classes);
    for (const [name, value] of entry?.data ?? []) node.setAttribute(name, value);
  }
}

/** Returns the base of the URLs in a page, which may have a `<base>` of the same origin. */
function baseOf(root: Element, url: string): string {
  const base = root.querySelector('base[href]')?.getAttribute('href');
  const href = base ? safeUrl(base, url) : undefined;
  return href !== undefined && new URL(href).origin === new URL(url).origin ? href : url;
}

/** Returns the URL of the page after this one, if it is of the same origin. */
function nextOf(list: Element, own: ItemsBox, base: string): string | undefined {
  const link = linksBeside(list, own).find((one) => one.matches('[rel~="next" i]'));
  const href = link && safeUrl(link.getAttribute('href') ?? '', base);
  return href !== undefined && new URL(href).origin === new URL(base).origin ? href : undefined;
}

/** Returns copies of items that have passed the sanitizer, as elements that the author's styles match. */
async function copyItems(items: readonly Element[], base: string, host: Element, own: ItemsBox) {
  const [first] = items;
  if (!first) return [];
  const root = unclobber(first.ownerDocument).createElement('div');
  root.append(...items);
  const kept = prepare(root, base, classesOf(itemsIn(own).slice(0, 50)));
  const target = unclobber(host.ownerDocument).createElement('div');
  await safeHtml(target, root.innerHTML);
  restore(target, kept);
  const copies = [...target.children].filter(({ localName }) => localName === own.name);
  for (const copy of copies) copy.setAttribute('data-site-owned', '');
  return copies;
}

/**
 * Requests a page of items: 'failed' if it cannot be loaded, 'other' if it has no such list. `own` is the list of the page that the
 * visitor sees.
 */
export async function loadPage(
  host: Element,
  own: ItemsBox,
  url: string,
  signal: AbortSignal,
): Promise<ListPage | NoPage> {
  const response = await requestPage(url, signal);
  if (typeof response === 'string') return response;
  const html = await readText(response);
  if (html === undefined || signal.aborted) return 'failed';
  const { origin } = new URL(url);
  const address = response.url || url;
  if (new URL(address).origin !== origin) return 'failed';
  const document = unclobber(host.ownerDocument);
  const root = unclobber(document.implementation.createHTMLDocument()).createElement('div');
  trustedSinks(host.ownerDocument).parseInto(root, html);
  const list = findList(root, host);
  if (!list) return 'other';
  const found = findBox(list);
  // A server may write a text in place of an empty list.
  if (!found) return { items: [], next: undefined };
  const base = baseOf(root, address);
  const next = nextOf(list, found, base);
  const items = itemsIn(found).slice(0, mostItems);
  const copies = await copyItems(items, base, host, own);
  return items.length > 0 && copies.length === 0 ? 'failed' : { items: copies, next };
}
