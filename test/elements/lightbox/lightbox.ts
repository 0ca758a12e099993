/** Adds lightboxes to the test page and finds their visible parts. */
import type { SiteLightboxElement } from '../../../elements/lightbox/element.tsx';
import { eventually, once } from '../../support/eventually.ts';

export type SiteLightbox = InstanceType<typeof SiteLightboxElement>;

const bundle = '/dist/test/site-lightbox.js';
await import(bundle);

/** Drawings of 1200 x 800, 900 x 1200 and 1000 x 1000 units. */
export const names = ['leeward', 'undertow', 'tidepool'] as const;

export const address = (name: string): string => `${location.origin}/examples/images/${name}.svg`;

export const image = (name: string, attributes = ''): string =>
  `<img src="${address(name)}" alt="Print ${name}" width="120" height="80" ${attributes}>`;

export const link = (name: string, attributes = ''): string =>
  `<a href="${address(name)}" ${attributes}>${image(name)}</a>`;

export const figure = (name: string, caption = `About ${name}`): string =>
  `<figure>${link(name)}<figcaption>${caption}</figcaption></figure>`;

/** Three linked pictures in a lightbox that changes slides at once. */
export const threeLinks = (attributes = 'speed="0"'): string =>
  `<site-lightbox ${attributes}>${names.map((name) => link(name)).join('')}</site-lightbox>`;

/** Adds markup to the page, waits for its pictures, and returns the lightbox in it. */
export async function place(markup: string): Promise<SiteLightbox> {
  const box = document.createElement('div');
  box.dataset.test = '';
  box.innerHTML = markup;
  document.body.append(box);
  await Promise.all([...box.querySelectorAll('img')].map((one) => one.decode().catch(() => {})));
  const lightbox = box.querySelector('site-lightbox');
  if (!lightbox) throw new Error('the markup has no site-lightbox');
  return lightbox;
}

/** Removes everything that `place` added, and waits until it is unmounted and the history is stable. */
export async function clear(): Promise<void> {
  const isInHistory = history.state?.siteLightbox !== undefined;
  const settled = isInHistory ? once(window, 'popstate') : undefined;
  for (const box of document.querySelectorAll('[data-test]')) box.remove();
  await Promise.resolve();
  await settled;
}

const find = <E extends Element = HTMLElement>(host: Element, selector: string): E => {
  const found = host.shadowRoot?.querySelector<E>(selector);
  if (!found) throw new Error(`<${host.localName}> shows no ${selector}`);
  return found;
};

export const dialog = (host: Element): HTMLDialogElement => find(host, 'dialog');
export const control = (host: Element, part: string): HTMLElement => find(host, `[part~="${part}"]`);
export const hasPart = (host: Element, part: string): boolean => !!host.shadowRoot?.querySelector(`[part~="${part}"]`);

/** Returns the box of the current image, and the image in it. */
export const picture = (host: Element): HTMLElement => find(host, '.current [part~="picture"]');
export const shownImage = (host: Element): HTMLImageElement => find(host, '.current [part~="image"]');

/** Whether this image is shown. */
export const shows = (host: Element, name: string): boolean =>
  host.shadowRoot?.querySelector<HTMLImageElement>('.current .image')?.src === address(name);

/** Returns the middle of the visible part of an element. */
export function middle(element: Element): { readonly x: number; readonly y: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** Returns the zoom factor of an image, and its offset from the middle of the window. */
export function viewOf(host: Element): { readonly scale: number; readonly x: number; readonly y: number } {
  const box = picture(host);
  const at = middle(box);
  return {
    scale: box.getBoundingClientRect().width / box.offsetWidth,
    x: at.x - innerWidth / 2,
    y: at.y - innerHeight / 2,
  };
}

export const isOver = (host: Element): boolean => !host.shadowRoot?.querySelector('dialog');
export const isModal = (host: Element): boolean => host.shadowRoot?.querySelector('dialog')?.matches(':modal') ?? false;

/** Waits until all animations in the lightbox have ended. */
export async function still(host: Element): Promise<void> {
  const moves = (): Animation[] => dialog(host).getAnimations({ subtree: true });
  while (moves().length > 0) await Promise.allSettled(moves().map(({ finished }) => finished));
}

/** Shows the lightbox, and waits until its animations have ended. */
export async function open(lightbox: SiteLightbox, index?: number): Promise<SiteLightbox> {
  const shown = once(lightbox, 'site-shown');
  lightbox.show(index);
  await shown;
  const image = (): HTMLImageElement | null | undefined => lightbox.shadowRoot?.querySelector('.current .image');
  await eventually('the image is loaded', () => image()?.complete !== false);
  await still(lightbox);
  return lightbox;
}

/** Collects the names of the lightbox's events, in order. */
export function events(lightbox: SiteLightbox): string[] {
  const seen: string[] = [];
  for (const type of ['show', 'shown', 'slide', 'slid', 'hide', 'hidden'])
    lightbox.addEventListener(`site-${type}`, () => seen.push(type));
  return seen;
}

/** Returns an element of the test's own markup. */
export function inPage<E extends Element = HTMLElement>(selector: string): E {
  const found = document.querySelector<E>(`[data-test] ${selector}`);
  if (!found) throw new Error(`nothing matches ${selector}`);
  return found;
}
