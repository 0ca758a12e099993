/**
 * Reads an author's slide as data: a figure, an image, a linked image, or the markup of site builders
 * (docs/spec.md#widgets-3).
 */
import { parsePoint } from '../model/contract/point.ts';
import { parseSize } from '../model/contract/size.ts';
import type { Slide } from '../model/slide.ts';
import { isElement } from './composed-tree.ts';
import { captions, slideMedia } from './slide-media.ts';
import { matches, unclobber } from './unclobber.ts';

const imagePath = /\.(?:avif|gif|jpe?g|png|svg|webp)$/i;

const isBlock = (node: Node): boolean =>
  isElement(node) && /^(?!inline|contents|none)./.test(getComputedStyle(node).display);

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

/** Reads one of the author's slides; changes nothing. */
export function readSlide(slide: Element): Slide {
  const { image, player, link, nodes } = slideMedia(slide);
  /** Returns the first text that is not empty, with white space collapsed. */
  const dataOf = (name: string): string | undefined =>
    nodes.map((node) => unclobber(node).getAttribute(`data-${name}`)?.replace(/\s+/g, ' ').trim()).find(Boolean);
  const hasPicture = link && imagePath.test(link.pathname);
  const given = dataOf('src') ?? dataOf('image');
  const thumbnail = image?.currentSrc || (image?.getAttribute('src')?.trim() ? image.src : undefined);
  return {
    type: player || dataOf('html') || dataOf('type') === 'video' ? 'video' : 'image',
    id: dataOf('slide-id'),
    url: dataOf('slide-url'),
    clickThroughUrl: dataOf('click-through-url') ?? (hasPicture ? undefined : link?.href),
    src: hasPicture ? link.href : (given ?? thumbnail),
    srcset: hasPicture || (given && !/ 2500w/.test(image?.srcset ?? '')) ? undefined : image?.srcset || undefined,
    thumbnail,
    alt: image?.alt ?? '',
    caption: captionText(matches(slide, captions) ? slide : unclobber(slide).querySelector(captions)),
    size: parseSize(dataOf('image-dimensions') ?? ownSize(image)),
    focalPoint: parsePoint(dataOf('image-focal-point') ?? '') ?? { x: 0.5, y: 0.5 },
  };
}
