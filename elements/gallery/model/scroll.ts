/** Calculates scroll positions of slides, in horizontal pixels of the window. */
import type { Alignment } from './alignment.ts';

export interface Span {
  readonly left: number;
  readonly right: number;
}

/** Returns the distance of a slide from its aligned position: the change of `scrollLeft` that aligns it. */
export function distanceTo(box: Span, slide: Span, alignment: Alignment, isRtl: boolean): number {
  if (alignment === 'middle') return (slide.left + slide.right - box.left - box.right) / 2;
  return (alignment === 'start') !== isRtl ? slide.left - box.left : slide.right - box.right;
}

/**
 * Returns the index of the slide nearest to its aligned position; -1 if no slide is visible. Slides without a width are
 * hidden.
 */
export function nearest(box: Span, slides: readonly Span[], alignment: Alignment, isRtl: boolean): number {
  let [best, least] = [-1, Number.POSITIVE_INFINITY];
  for (const [place, slide] of slides.entries()) {
    const distance = Math.abs(distanceTo(box, slide, alignment, isRtl));
    if (slide.right > slide.left && distance < least) [best, least] = [place, distance];
  }
  return best;
}
