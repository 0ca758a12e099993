/** Adds images to the test page and measures their visible parts. */
import type { SiteImageElement } from '../../../elements/image/element.tsx';
import { eventually } from '../../support/eventually.ts';
import { haveSizes, leeward } from '../../support/images.ts';

export type SiteImage = InstanceType<typeof SiteImageElement>;

haveSizes();

const bundle = '/dist/test/site-image.js';

/** Defines the element on the test page. */
export const define = (): Promise<unknown> => import(bundle);

let count = 0;

/** Returns a text that no other URL contains. */
export const freshKey = (): string => {
  count += 1;
  return `image${Date.now() % 100_000}x${count}`;
};

/** An image of 1200 x 800 px that a script has to load. */
export const waiting = (key: string, attributes = ''): string =>
  `<img alt="Waves" data-src="${leeward(key)}" width="1200" height="800" ${attributes}>`;

/** Adds markup to the page in a box of this width. */
export function place(markup: string, width = 300): SiteImage {
  const box = document.createElement('div');
  box.dataset.test = '';
  box.style.inlineSize = `${width}px`;
  box.innerHTML = markup;
  document.body.append(box);
  return find<SiteImage>(box, 'site-image');
}

export const resize = (image: SiteImage, width: number): void => {
  find(document, '[data-test]').style.inlineSize = `${width}px`;
  image.getBoundingClientRect();
};

export function find<E extends Element = HTMLElement>(within: ParentNode, selector: string): E {
  const found = within.querySelector<E>(selector);
  if (!found) throw new Error(`nothing matches ${selector}`);
  return found;
}

export const imageIn = (image: Element): HTMLImageElement => find<HTMLImageElement>(image, 'img');

/** Waits until the image is loaded. */
export async function shown(image: Element): Promise<HTMLImageElement> {
  const inner = imageIn(image);
  await eventually('the image is loaded', () => inner.naturalWidth > 0);
  return inner;
}

export const part = (image: SiteImage, name: string): HTMLElement => {
  if (!image.shadowRoot) throw new Error('the element is not defined');
  return find(image.shadowRoot, `[part~="${name}"]`);
};

export async function clear(): Promise<void> {
  for (const box of document.querySelectorAll('[data-test]')) box.remove();
  await Promise.resolve();
}

/** Collects the console warnings while something runs and for a moment after it. */
export async function warnings(run: () => void): Promise<string[]> {
  const { warn } = console;
  const reported: string[] = [];
  console.warn = (text: string) => reported.push(text);
  try {
    run();
    await new Promise((resolve) => setTimeout(resolve));
  } finally {
    console.warn = warn;
  }
  return reported;
}
