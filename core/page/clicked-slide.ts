/** Finds the slide of a click that opens a lightbox. */
import { isElement } from './composed-tree.ts';
import { isPlainClick } from './plain-click.ts';
import { readSlide } from './read-slide.ts';
import { imageIn, slideMedia } from './slide-media.ts';
import { matches } from './unclobber.ts';

/** Elements with their own reaction to a click. */
const interactive = 'audio, button, iframe, input, label, select, site-video, summary, textarea, video';

const isLink = (node: Element): boolean => matches(node, 'a[href]');

/**
 * Returns the slide whose image, or link to the image, was clicked. Returns `undefined` for other targets: other links,
 * a video that plays in place, and a click that opens a new tab.
 */
export function clickedSlide(event: MouseEvent, slides: readonly Element[]): Element | undefined {
  if (!isPlainClick(event)) return undefined;
  const path = event.composedPath().filter(isElement);
  const known = new Set(slides);
  const depth = path.findIndex((node) => known.has(node));
  const slide = path[depth];
  const way = path.slice(0, depth + 1);
  if (!slide || way.some((node) => matches(node, interactive))) return undefined;
  // The `href` of a link in an SVG is an object and never equals the URL of a slide.
  const link = path.find(isLink) as HTMLAnchorElement | undefined;
  const { type, src, clickThroughUrl } = readSlide(slide);
  // The link of a video points to the video itself.
  const isOwn = link && (link.href === src || (type === 'video' && link.href === clickThroughUrl));
  const isBare = !link && clickThroughUrl === undefined && path[0] && matches(path[0], 'img');
  return isOwn || isBare ? slide : undefined;
}

/** Returns whether a slide can be enlarged only by a click on its image, without a link that the keyboard reaches. */
export const hasUnlinkedImage = (slides: readonly Element[]): boolean =>
  slides.some((slide) => imageIn(slide)?.closest('a[href]') === null);

/** Returns whether a node has media to enlarge. */
export function isSlide(node: Element): boolean {
  const { image, player } = slideMedia(node);
  return !!(image || player) || matches(node, '[data-html], [data-src], [data-image]');
}
