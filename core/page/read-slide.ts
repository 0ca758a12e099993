/** An author's slide as data: a figure, an image, a link around one, or what site builders write (docs/spec.md#widgets-3). */
import { parsePoint } from '../model/contract/point.ts';
import { parseSize } from '../model/contract/size.ts';
import type { Slide } from '../model/slide.ts';
import { isElement } from './composed-tree.ts';

const captions = 'figcaption, .image-slide-title, .meta, .lightbox-meta';
const videos = 'video, iframe, site-video, [data-html], [data-type="video"]';
const pictureAddress = /\.(?:avif|gif|jpe?g|png|svg|webp)$/i;

/** The first text that is not empty, white space collapsed. */
const firstText = (...texts: readonly (string | null | undefined)[]): string | undefined =>
  texts.map((text) => text?.replace(/\s+/g, ' ').trim()).find(Boolean);

const within = <E extends Element = Element>(slide: Element, selector: string): E | null =>
  slide.matches(selector) ? (slide as E) : slide.querySelector<E>(selector); // who asks for a tag knows its type

const isBlock = (node: Node): boolean =>
  isElement(node) && /^(?!inline|contents|none)./.test(getComputedStyle(node).display);

const wordsMeet = (before: string, after: string): boolean =>
  /[\p{L}\p{N}.!?]$/u.test(before) && /^[\p{L}\p{N}]/u.test(after);

/** Title and text often stand in blocks, with nothing between them in the markup but the end of one: each is a line. */
function captionText(caption: Element | null): string {
  let text = '';
  let isInBlock = false;
  for (const node of caption?.childNodes ?? []) {
    const part = node.textContent ?? '';
    const isNewLine = isInBlock || isBlock(node);
    isInBlock = isBlock(node);
    // Where display is not known, in a slide that is not rendered, words at least do not run into one another.
    text += (isNewLine ? '\n' : wordsMeet(text, part) ? ' ' : '') + part.replace(/\s+/g, ' ');
  }
  const lines = text.split('\n').map((line) => line.trim());
  return lines.filter(Boolean).join('\n');
}

/** A data attribute of the slide or of something in it; an empty one says nothing. */
const dataOf = (slide: Element, name: string): string | undefined =>
  firstText(slide.getAttribute(name), within(slide, `[${name}]:not([${name}=""])`)?.getAttribute(name));

/** Only an absolute address can be told by its path. */
const leadsToPicture = ({ href, pathname }: HTMLAnchorElement): boolean => href !== '' && pictureAddress.test(pathname);

const ownSize = (image: HTMLImageElement | null): string =>
  `${image?.getAttribute('width')}x${image?.getAttribute('height')}`;

/** Reads one of the author's slides; changes nothing. */
export function readSlide(slide: Element): Slide {
  const image = within<HTMLImageElement>(slide, 'img:not(noscript *)');
  // Links in the caption lead wherever the caption says, not where the picture does; those of drawings are no HTML.
  const link = within<HTMLAnchorElement>(slide, `a[href]:not(svg *, :is(${captions}) *)`);
  const hasPicture = link !== null && leadsToPicture(link);
  const given = dataOf(slide, 'data-src') ?? dataOf(slide, 'data-image');
  const thumbnail = firstText(image?.currentSrc, image?.getAttribute('src'))
    ? image?.currentSrc || image?.src
    : undefined;
  return {
    type: within(slide, videos) ? 'video' : 'image',
    id: dataOf(slide, 'data-slide-id'),
    url: dataOf(slide, 'data-slide-url'),
    clickThroughUrl:
      dataOf(slide, 'data-click-through-url') ?? (link && !hasPicture ? firstText(link.href) : undefined),
    src: hasPicture ? link.href : (given ?? thumbnail),
    srcset: hasPicture || (given && !/ 2500w/.test(image?.srcset ?? '')) ? undefined : image?.srcset || undefined,
    thumbnail,
    alt: image?.alt ?? '',
    caption: captionText(within(slide, captions)),
    size: parseSize(dataOf(slide, 'data-image-dimensions') ?? ownSize(image)),
    focalPoint: parsePoint(dataOf(slide, 'data-image-focal-point') ?? '') ?? { x: 0.5, y: 0.5 },
  };
}
