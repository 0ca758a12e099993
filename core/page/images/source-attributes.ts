/** Chooses the attributes of an image: one URL with a size, or a list of sizes from which the engine selects. */
import { addressOf, sizedSource, widthIn } from '../../model/images/address.ts';
import type { ImageSettings } from '../../model/images/settings.ts';
import { widths } from '../../model/images/width.ts';
import { unclobber } from '../unclobber.ts';
import { hasAutoSizes } from './auto-sizes.ts';
import { addressContext } from './hosts.ts';
import { measureNeed } from './measure.ts';

export type SourceAttributes = Readonly<Partial<Record<'loading' | 'sizes' | 'srcset' | 'src', string | null>>>;

/** The image's source, if it has sizes. */
export const sourceOf = (image: HTMLImageElement, { source }: ImageSettings): URL | undefined =>
  sizedSource(source ?? image.getAttribute('src') ?? '', addressContext(image.ownerDocument));

/** Returns the width that an image has loaded of this source: 0 for none, Infinity if its URL contains no width. */
function presentWidth(image: HTMLImageElement, source: URL, { sizeFormat }: ImageSettings): number {
  const present = image.currentSrc || image.src;
  const same = (address: string): string => addressOf(new URL(address), 0, sizeFormat);
  return URL.canParse(present) && same(present) === same(source.href) ? (widthIn(present) ?? Infinity) : 0;
}

/** Returns the sizes from `least` on. With smaller candidates the engine could replace the image by a smaller one. */
const sizesFrom = (least: number, source: URL, { sizeFormat }: ImageSettings): string =>
  widths
    .filter((width) => width >= least)
    .map((width) => `${addressOf(source, width, sizeFormat)} ${width}w`)
    .join(', ');

/**
 * Returns the attributes to write; `undefined` if nothing has to change, or the author wrote them. The engine selects
 * sizes only for images with lazy loading.
 */
export function chooseSource(
  image: HTMLImageElement,
  settings: ImageSettings,
  mayChoose: boolean,
): SourceAttributes | undefined {
  const { ownerDocument: document } = image;
  const view = unclobber(document).defaultView;
  const source = sourceOf(image, settings);
  if (!source) return settings.source ? { src: settings.source } : undefined;
  const present = presentWidth(image, source, settings);
  if (!view || (present > 0 && image.srcset)) return undefined;
  const { width, isPlain } = measureNeed(image, view, settings);
  if (settings.forceImageUpdate ? width === present : width <= present) return undefined;
  const src = addressOf(source, width, settings.sizeFormat);
  if (!mayChoose || !isPlain || settings.forceImageUpdate || !hasAutoSizes(document)) return { src };
  return { loading: 'lazy', sizes: 'auto', srcset: sizesFrom(width, source, settings), src };
}

/** Returns the sizes from which the engine selects after it has loaded one. */
export function keepLarger(image: HTMLImageElement, settings: ImageSettings): SourceAttributes {
  const source = sourceOf(image, settings);
  return source ? { srcset: sizesFrom(presentWidth(image, source, settings), source, settings) } : {};
}
