/** Adds galleries to the test page and measures their visible parts. */

import type { SiteGalleryElement } from '../../../elements/gallery/element.tsx';
import { eventually } from '../../support/eventually.ts';

export type SiteGallery = InstanceType<typeof SiteGalleryElement>;

const bundle = '/dist/test/site-gallery.js';

/** Defines the element on the test page. */
export const define = (): Promise<unknown> => import(bundle);

const svg = (width: number, height: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="teal"/></svg>`;

/** The URL of an image of this size that needs no request. */
export const picture = (width = 300, height = 200): string =>
  `data:image/svg+xml,${encodeURIComponent(svg(width, height))}`;

interface PictureMarkup {
  readonly size?: readonly [width: number, height: number];
  readonly isSized?: boolean;
  readonly attributes?: string;
}

/** An image of three units by two, with its size in the markup. */
export function image({ size = [300, 200], isSized = true, attributes = '' }: PictureMarkup = {}): string {
  const [width, height] = size;
  const sized = isSized ? `width="${width}" height="${height}"` : '';
  return `<img alt="Waves" src="${picture(width, height)}" ${sized} ${attributes}>`;
}

export const figure = (caption = 'The sea', markup: PictureMarkup = {}): string =>
  `<figure>${image(markup)}<figcaption>${caption}</figcaption></figure>`;

export const repeat = (count: number, markup: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => markup(index)).join('');

/** Some designs are loaded automatically, after the gallery. */
const isReady = ({ design, shadowRoot }: SiteGallery): boolean =>
  !/^(autocolumns|carousel|slider|slideshow)$/.test(design) ||
  matchMedia('print').matches ||
  (shadowRoot?.querySelector('.moving, .unplaced, .placed') != null && !shadowRoot.querySelector('[data-site-root]'));

/** Adds a gallery to the page, in a box of this width, and waits for its images and for the moving designs. */
export async function place(markup: string, width = 1440): Promise<SiteGallery> {
  const box = document.createElement('div');
  box.dataset.test = '';
  box.style.inlineSize = `${width}px`;
  box.innerHTML = markup;
  document.body.append(box);
  await decoded(box);
  const galleries = [...box.querySelectorAll('site-gallery')];
  const [gallery] = galleries;
  if (!gallery) throw new Error('the markup has no site-gallery');
  await eventually('the moving designs are loaded', () => galleries.every(isReady));
  return gallery;
}

/** Waits until the images that have a URL are shown. */
export async function decoded(within: ParentNode): Promise<void> {
  const pictures = [...within.querySelectorAll<HTMLImageElement>('img[src]')];
  await Promise.all(pictures.map((one) => one.decode().catch(() => {})));
}

/** Removes everything that `place` added, and waits until it is unmounted. */
export async function clear(): Promise<void> {
  for (const box of document.querySelectorAll('[data-test]')) box.remove();
  await Promise.resolve();
}

/** Waits until changes of the author's markup are processed. */
export const observed = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Returns an element of the test's own markup. */
export function find<E extends Element = HTMLElement>(within: ParentNode, selector: string): E {
  const found = within.querySelector<E>(selector);
  if (!found) throw new Error(`nothing matches ${selector}`);
  return found;
}

export const rect = (element: Element): DOMRect => element.getBoundingClientRect();

/** The left edges of the slides' columns, in pixels. */
export const columns = (gallery: Element): number[] => [
  ...new Set([...gallery.children].map((slide) => Math.round(rect(slide).left))),
];

/** Pixels between the first slide and the next one to its right. */
export function gap(gallery: Element): number {
  const [first, second] = [...gallery.children].map(rect);
  if (!first || !second) throw new Error('the gallery has fewer than two slides');
  return second.left - first.right;
}

export const ratioOf = (element: Element): number => rect(element).width / rect(element).height;
