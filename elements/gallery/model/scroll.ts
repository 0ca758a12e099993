/** Calculates scroll positions of slides along the direction in which they follow each other. */
import type { Alignment } from './alignment.ts';

/** The direction in which slides follow each other. */
export type Flow = 'right' | 'left' | 'down';

export const flowOf = (isVertical: boolean, isRtl: boolean): Flow => (isVertical ? 'down' : isRtl ? 'left' : 'right');

/** Edges along the flow, in pixels of the window. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

type Edges = Readonly<Record<'left' | 'right' | 'top' | 'bottom', number>>;

export const spanOf = ({ left, right, top, bottom }: Edges, flow: Flow): Span =>
  ({
    right: { start: left, end: right },
    left: { start: -right, end: -left },
    down: { start: top, end: bottom },
  })[flow];

type ScrollBox = Pick<
  Element,
  'scrollLeft' | 'scrollTop' | 'clientWidth' | 'clientHeight' | 'scrollWidth' | 'scrollHeight'
>;

/** Returns how far a box is scrolled along the flow, in pixels. */
export const scrolled = ({ scrollLeft, scrollTop }: ScrollBox, flow: Flow): number =>
  ({ right: scrollLeft, left: -scrollLeft, down: scrollTop })[flow];

/** Returns the options of `scrollTo` and `scrollBy` for a distance along the flow. */
export const scrollOptions = (distance: number, flow: Flow): ScrollToOptions =>
  flow === 'down' ? { top: distance } : { left: flow === 'left' ? -distance : distance };

/** Returns the visible length of a box along the flow, and the length of its content. */
export const lengthsOf = (box: ScrollBox, flow: Flow): readonly [visible: number, content: number] =>
  flow === 'down' ? [box.clientHeight, box.scrollHeight] : [box.clientWidth, box.scrollWidth];

/** Returns the distance of a slide from its aligned position. */
export function distanceTo(box: Span, slide: Span, alignment: Alignment): number {
  if (alignment === 'middle') return (slide.start + slide.end - box.start - box.end) / 2;
  return alignment === 'start' ? slide.start - box.start : slide.end - box.end;
}

/**
 * Returns the index of the slide nearest to its aligned position; -1 if no slide is visible. Slides without a length are
 * hidden.
 */
export function nearest(box: Span, slides: readonly Span[], alignment: Alignment): number {
  let [best, least] = [-1, Number.POSITIVE_INFINITY];
  for (const [place, slide] of slides.entries()) {
    const distance = Math.abs(distanceTo(box, slide, alignment));
    if (slide.end > slide.start && distance < least) [best, least] = [place, distance];
  }
  return best;
}
