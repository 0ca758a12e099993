/**
 * Loads images in the size that the layout needs (docs/spec.md#widgets-3, docs/spec.md#widgets-5 and
 * docs/spec.md#widgets-9): in the page's queue, and again in a larger size after their box has grown. Images of other
 * hosts are loaded unchanged.
 */
import type { ImageSettings } from '../../model/images/settings.ts';
import { observeResize } from '../resize.ts';
import { enqueue } from './queue.ts';
import { readImage } from './read-image.ts';
import { chooseSource, keepLarger, type SourceAttributes, sourceOf } from './source-attributes.ts';
import { watchNear } from './watch-near.ts';

export interface LoadOptions {
  /** Settings that override those of the image's markup. */
  readonly settings?: Partial<ImageSettings>;
  /** Stops loading larger sizes as the image grows. Without it, the image is loaded once. */
  readonly signal?: AbortSignal;
  /** Writes or removes an attribute; elements restore it later. */
  readonly write?: (image: HTMLImageElement, name: string, value: string | null) => void;
}

/** Milliseconds after which a pending image no longer delays the next one. */
const patience = 10_000;

const settled = (image: HTMLImageElement): Promise<void> =>
  new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer);
      for (const type of ['load', 'error']) image.removeEventListener(type, done);
      resolve();
    };
    const timer = setTimeout(done, patience);
    for (const type of ['load', 'error']) image.addEventListener(type, done);
  });

const setAttribute = (image: HTMLImageElement, name: string, value: string | null): void =>
  value === null ? image.removeAttribute(name) : image.setAttribute(name, value);

/** Returns whether an attribute was written. */
function write(image: HTMLImageElement, attributes: SourceAttributes = {}, put = setAttribute): boolean {
  const missing = Object.entries(attributes).filter(([name, value]) => image.getAttribute(name) !== value);
  for (const [name, value] of missing) put(image, name, value);
  return missing.length > 0;
}

/** The images that are observed, with the function that stops it. */
const watched = new WeakMap<HTMLImageElement, AbortSignal>();

/** An engine that selects sizes reacts to growth itself, so smaller candidates are removed. */
function watchGrowth(image: HTMLImageElement, settings: ImageSettings, options: LoadOptions): void {
  const { signal } = options;
  if (!signal || watched.get(image) === signal || !sourceOf(image, settings)) return;
  watched.set(image, signal);
  if (image.sizes === 'auto')
    image.addEventListener('load', () => write(image, keepLarger(image, settings), options.write), { signal });
  // Hidden images have no size.
  else observeResize(image, ({ width }) => width > 0 && queueImage(image, options), { debounce: 100, signal });
}

/** With `sizes="auto"` engines ignore the natural size of an image, so only images that fill their box use it. */
function writeSource(image: HTMLImageElement, source: SourceAttributes | undefined, put = setAttribute): boolean {
  const { offsetWidth } = image;
  const isWritten = write(image, source, put);
  if (source?.sizes && image.offsetWidth !== offsetWidth) write(image, { sizes: null, srcset: null }, put);
  return isWritten;
}

async function load(image: HTMLImageElement, options: LoadOptions, mayWait: boolean): Promise<void> {
  if (options.signal?.aborted || !image.isConnected) return;
  const settings = { ...readImage(image), ...options.settings };
  // Loads the image at once, also outside of the viewport.
  if (!mayWait && image.loading === 'lazy' && image.naturalWidth === 0)
    write(image, { loading: 'eager' }, options.write);
  const isWritten = writeSource(image, chooseSource(image, settings, mayWait), options.write);
  watchGrowth(image, settings, options);
  if (isWritten) await settled(image);
}

/** Functions that remove images from the queue. */
const waiting = new WeakMap<HTMLImageElement, () => void>();

const drop = (image: HTMLImageElement): void => waiting.get(image)?.();

function request(image: HTMLImageElement, start: () => Promise<void>): void {
  drop(image);
  waiting.set(image, enqueue(image.ownerDocument, start));
}

/**
 * Queues an image, and larger sizes after it has grown. A further call loads only a size that is missing. An image that
 * is not rendered yet is assumed to be as wide as its container.
 */
export const queueImage = (image: HTMLImageElement, options: LoadOptions = {}): void =>
  request(image, () => load(image, options, false));

/** Queues the image once when it comes near the viewport. An image that leaves before it loads waits again. */
export function queueImageNear(image: HTMLImageElement, options: LoadOptions & { readonly signal: AbortSignal }): void {
  const start = (): Promise<void> => {
    stop();
    return load(image, options, true);
  };
  const stop = watchNear(image, (isNear) => (isNear ? request(image, start) : drop(image)));
  options.signal.addEventListener('abort', stop);
}
