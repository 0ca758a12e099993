/** Loading images by script (docs/spec.md#widgets-3, "Image configuration"), for images outside the elements. */
import { cropCss } from '../model/images/crop.ts';
import { messages } from '../model/images/messages.en.ts';
import type { ImageSettings } from '../model/images/settings.ts';
import { formatMessage } from '../model/message-format.ts';
import { userErrors } from '../model/user-error.ts';
import { type LoadOptions, queueImage, queueImageNear } from './images/load.ts';
import { ownSize } from './images/measure.ts';
import { readImage } from './images/read-image.ts';
import { unclobber } from './unclobber.ts';

/** Settings that override the image's data attributes. */
export interface ImageOptions extends Partial<Omit<ImageSettings, 'load'>> {
  /** When the image is loaded: at once, never (it is only positioned in its box), or near the viewport. */
  readonly load?: boolean | ImageSettings['load'];
  /** Stops loading larger sizes as the image grows. */
  readonly signal?: AbortSignal;
}

const fail = userErrors(messages);

/** Nodes of other windows are instances of other classes. */
const isImage = (node: Node): node is HTMLImageElement => node.nodeName === 'IMG';

const warn = (code: keyof typeof messages): void => console.warn(formatMessage(messages[code], {}));

/** A cropped image fills its container. */
function crop(image: HTMLImageElement, settings: ImageSettings): void {
  const { cropMode, dimensions, alignment } = settings;
  if (cropMode === 'none') return;
  if (cropMode === 'contain' && !alignment) warn('image-alignment-missing');
  const holder = image.parentElement && unclobber(image.parentElement);
  const box = { width: holder?.clientWidth ?? 0, height: holder?.clientHeight ?? 0 };
  const look = cropCss(settings, ownSize(image, dimensions), box);
  Object.assign(image.style, { width: '100%', height: '100%', ...look });
}

/**
 * Loads an image in the size that the layout needs and crops it according to its settings. Images of hosts without
 * sizes are loaded unchanged. Throws a `UserError` when it is not an image or has no parent; warns when it has no
 * source.
 */
export function loadImage(image: HTMLImageElement, options: ImageOptions = {}): void {
  // Untyped callers may pass any value.
  if (!image) throw fail('image-missing');
  if (!isImage(image)) throw fail('image-element-invalid');
  if (!image.parentNode) throw fail('image-element-alone');
  const { load, signal = new AbortController().signal, ...given } = options;
  const settings = { ...readImage(image), ...given };
  if (!settings.source && !image.getAttribute('src')) warn('image-source-missing');
  crop(image, settings);
  const loading: LoadOptions & { signal: AbortSignal } = { settings: given, signal };
  const moment = String(load ?? settings.load);
  if (moment === 'true') queueImage(image, loading);
  else if (moment === 'viewport') queueImageNear(image, loading);
}

/** Loads each of the images. Throws when the list is empty. */
export function loadImages(images: Iterable<HTMLImageElement>, options?: ImageOptions): void {
  const list = [...(images ?? [])];
  if (list.length === 0) throw fail('images-missing');
  for (const image of list) loadImage(image, options);
}

/** Loads every image with a `data-src` in a node. Throws when `root` cannot be queried. */
export function loadImagesIn(root: ParentNode, options?: ImageOptions): void {
  if (!root) throw fail('image-root-missing');
  // Untyped callers may pass any value; a property of a primitive value cannot be read from its prototype.
  const node = unclobber(Object(root) as Document);
  if (typeof node.querySelectorAll !== 'function') throw fail('image-root-invalid', { node: String(root) });
  for (const image of node.querySelectorAll<HTMLImageElement>('img[data-src]')) loadImage(image, options);
}
