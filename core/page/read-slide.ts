/**
 * Reads an author's slide as data: a figure, an image, a linked image, or the markup of site builders
 * (docs/spec.md#widgets-3).
 */
import { parsePoint } from '../model/contract/point.ts';
import { parseSize } from '../model/contract/size.ts';
import { isImageUrl, isSafeUrl } from '../model/safe-url.ts';
import type { Slide } from '../model/slide.ts';
import { isElement } from './composed-tree.ts';
import { captions, slideMedia } from './slide-media.ts';
import { matches, unclobber, windowOf } from './unclobber.ts';

const imagePath = /\.(?:avif|gif|jpe?g|png|svg|webp)$/i;

const isBlock = (node: Node): boolean =>
  isElement(node) && /^(?!inline|contents|none)./.test(windowOf(node.ownerDocument).getComputedStyle(node).display);

const needsSpace = (before: string, after: string): boolean =>
  /[\p{L}\p{N}.!?]$/u.test(before) && /^[\p{L}\p{N}]/u.test(after);

/** Returns the text of a caption, with a line for each block. */
function captionText(caption: Element | null): string {
  let text = '';
  let isInBlock = false;
  for (const node of caption ? unclobber(caption).childNodes : []) {
    const part = unclobber(node).textContent ?? '';
    const isNewLine = isInBlock || isBlock(node);
    isInBlock = isBlock(node);
    // In a slide that is not rendered `display` is unknown, so a space separates the texts.
    text += (isNewLine ? '\n' : needsSpace(text, part) ? ' ' : '') + part.replace(/\s+/g, ' ');
  }
  const lines = text.split('\n').map((line) => line.trim());
  return lines.filter(Boolean).join('\n');
}

const ownSize = (image: HTMLImageElement | null): string =>
  `${image?.getAttribute('width')}x${image?.getAttribute('height')}`;

/** Returns the `srcset` of an image unless one of its URLs is not safe. */
const safeSrcset = (image: HTMLImageElement | null): string | undefined =>
  image?.srcset.split(/[\s,]+/).every(isImageUrl) ? image.srcset || undefined : undefined;

/** Reads one of the author's slides; changes nothing. */
export function readSlide(slide: Element): Slide {
  const { image, player, link, nodes } = slideMedia(slide);
  /** Returns the first text that is not empty, with white space collapsed. */
  const dataOf = (name: string): string | undefined =>
    nodes.map((node) => unclobber(node).getAttribute(`data-${name}`)?.replace(/\s+/g, ' ').trim()).find(Boolean);
  const linked = link && imagePath.test(link.pathname) && isImageUrl(link.href) ? link.href : undefined;
  const sources = [dataOf('src'), dataOf('image')].filter((url) => url !== undefined);
  const given = sources.find(isImageUrl);
  const own = [image?.currentSrc, image?.getAttribute('src')?.trim() && image.src];
  const thumbnail = own.find((url) => url && isImageUrl(url));
  return {
    type: player || dataOf('html') || dataOf('type') === 'video' ? 'video' : 'image',
    id: dataOf('slide-id'),
    url: dataOf('slide-url'),
    clickThroughUrl: [dataOf('click-through-url'), linked ? undefined : link?.href].find(
      (url) => url && isSafeUrl(url),
    ),
    src: linked ?? given ?? thumbnail,
    srcset: linked || (given && !/ 2500w/.test(image?.srcset ?? '')) ? undefined : safeSrcset(image),
    thumbnail,
    refused: sources.filter((url) => !isImageUrl(url)),
    alt: image?.alt ?? '',
    caption: captionText(matches(slide, captions) ? slide : unclobber(slide).querySelector(captions)),
    size: parseSize(dataOf('image-dimensions') ?? ownSize(image)),
    focalPoint: parsePoint(dataOf('image-focal-point') ?? '') ?? { x: 0.5, y: 0.5 },
  };
}
