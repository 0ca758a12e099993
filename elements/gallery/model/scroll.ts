/** Scrolling slides into place: pixels along one line, in the coordinates of the screen. */
import type { Alignment } from './alignment.ts';

export interface Span {
  readonly left: number;
  readonly right: number;
}

/** How far a slide is from its place in the box: what `scrollLeft` has to change by. */
export function distanceTo(box: Span, slide: Span, alignment: Alignment, isRtl: boolean): number {
  if (alignment === 'middle') return (slide.left + slide.right - box.left - box.right) / 2;
  return (alignment === 'start') !== isRtl ? slide.left - box.left : slide.right - box.right;
}

/** The number of the slide nearest to its place; slides without a width are hidden. -1 where there is none. */
export function nearest(box: Span, slides: readonly Span[], alignment: Alignment, isRtl: boolean): number {
  let [best, least] = [-1, Number.POSITIVE_INFINITY];
  for (const [place, slide] of slides.entries()) {
    const distance = Math.abs(distanceTo(box, slide, alignment, isRtl));
    if (slide.right > slide.left && distance < least) [best, least] = [place, distance];
  }
  return best;
}
