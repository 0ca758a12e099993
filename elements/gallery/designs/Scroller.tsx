import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { useLatest } from '../../../core/element/hooks/latest.ts';
import { useListener } from '../../../core/element/hooks/listener.ts';
import { easeInOut, tween } from '../../../core/page/tween.ts';
import { rectOf } from '../../../core/page/unclobber.ts';
import { Gallery } from '../Gallery.tsx';
import type { Alignment } from '../model/alignment.ts';
import type { LayoutSettings } from '../model/layout.ts';
import { distanceTo, nearest } from '../model/scroll.ts';
import { snapTo } from '../model/swipe.ts';
import type { Slides } from '../slides.ts';
import { useLaterSlides } from '../usePortions.ts';

interface Props {
  readonly slides: Slides;
  readonly settings: LayoutSettings;
  readonly alignment: Alignment;
  /** The duration of a change, in milliseconds; 0 for none. */
  readonly speed: number;
  readonly isRtl: boolean;
  readonly label: string;
  readonly width: number | undefined;
  /** Snap points after the visitor has scrolled, as fractions of the scroll range. Default: at the slides. */
  readonly snapPoints?: readonly number[] | undefined;
  readonly onClick?: (event: MouseEvent) => void;
}

/** Scrolling has ended after this time without a scroll event, in milliseconds. */
const restTime = 100;

type Box = RefObject<HTMLDivElement | null>;

/** The scroll position that the gallery has set. */
interface ScrollState {
  /** The last `scrollLeft` that it has set. */
  rest: number;
  /** The widths of the box and of all slides at that time. */
  widths: string;
  /** The visitor has scrolled to the current slide. */
  isFollowing: boolean;
}

/** Returns whether the visitor has scrolled since. */
const isScrolled = ({ scrollLeft }: Element, { rest }: ScrollState): boolean => Math.abs(scrollLeft - rest) >= 2;

const widthsOf = ({ clientWidth, scrollWidth }: Element): string => `${clientWidth} ${scrollWidth}`;

/** The alignment of the current slide in the box, from 0 to 1. */
function scrollTo({ current: scroller }: Box, state: ScrollState, { slides, alignment, isRtl }: Props) {
  const node = slides.nodes[slides.index];
  if (!scroller || !node) return undefined;
  const from = scroller.scrollLeft;
  const by = distanceTo(scroller.getBoundingClientRect(), rectOf(node), alignment, isRtl);
  return (progress: number): void => {
    scroller.scrollLeft = from + by * progress;
    state.rest = scroller.scrollLeft;
    state.widths = widthsOf(scroller);
  };
}

/** Scrolls the current slide into position; without animation at first and after a change of width. */
function useArrival(box: Box, { current: state }: RefObject<ScrollState>, props: Props): void {
  const { slides, speed } = props;
  useLayoutEffect(() => {
    const { isFollowing } = state;
    // A slide that is shown without animation is in position one commit before it is the current one.
    if (!slides.isMoving) state.isFollowing = false;
    // Every box starts at its first slide; measuring would cause one layout of the page for each gallery.
    const isThere = isFollowing || (state.widths === '' && slides.index === 0 && !slides.isMoving);
    const move = isThere ? undefined : scrollTo(box, state, props);
    if (!move) return undefined;
    const controller = new AbortController();
    if (!slides.isMoving) move(1);
    else {
      const options = { duration: speed, ease: easeInOut, signal: controller.signal };
      tween(move, options).then(slides.settle, () => {});
    }
    return () => controller.abort();
  }, [slides.index, slides.isMoving, props.width]);
  // An image without a known size has loaded and moved the slides after it.
  const arrive = (): void => {
    const { current: scroller } = box;
    if (slides.isMoving || !scroller || !state.widths || widthsOf(scroller) === state.widths) return;
    if (isScrolled(scroller, state)) state.widths = widthsOf(scroller);
    else scrollTo(box, state, props)?.(1);
  };
  useListener(box, 'load', arrive, true);
}

/** Returns the distance to the nearest snap point. In right-to-left text, scroll positions are negative. */
function distanceToPoint(scroller: Element, points: readonly number[], isRtl: boolean): number {
  const { scrollLeft, scrollWidth, clientWidth } = scroller;
  const at = Math.abs(scrollLeft);
  return (snapTo(at, scrollWidth - clientWidth, points) - at) * (isRtl ? -1 : 1);
}

/** Makes the slide to which the visitor has scrolled the current one. */
function useFollowing(box: Box, { current: state }: RefObject<ScrollState>, props: Props): void {
  const { slides, alignment, speed, isRtl, snapPoints } = props;
  const follow = (): void => {
    const scroller = box.current;
    if (!scroller || slides.isMoving || !isScrolled(scroller, state)) return;
    // The width has changed and the browser has scrolled to keep a slide in view: restore the current slide.
    if (state.widths && widthsOf(scroller) !== state.widths) {
      scrollTo(box, state, props)?.(1);
      return;
    }
    const left = snapPoints ? distanceToPoint(scroller, snapPoints, isRtl) : 0;
    if (Math.abs(left) > 1) {
      scroller.scrollBy({ left, behavior: speed ? 'smooth' : 'auto' });
      return;
    }
    state.rest = scroller.scrollLeft;
    const spans = slides.nodes.map((node) => rectOf(node));
    const to = nearest(scroller.getBoundingClientRect(), spans, alignment, isRtl);
    if (to < 0 || to === slides.index) return;
    state.isFollowing = true;
    slides.follow(to);
  };
  // The props may have changed between the start and the end of scrolling.
  const latest = useLatest(follow);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useListener(box, 'scroll', () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => latest.current(), restTime);
  });
  useLayoutEffect(() => () => clearTimeout(timer.current), []);
}

/** Slides in a row that the browser scrolls and snaps, whatever their number. */
export function Scroller(props: Props): ReactNode {
  const { slides, settings, speed, label, onClick } = props;
  const box = useRef<HTMLDivElement>(null);
  const state = useRef<ScrollState>({ rest: 0, widths: '', isFollowing: false });
  useListener(box, 'click', (event) => onClick?.(event));
  useLaterSlides(slides.nodes, slides.nodes[slides.index]);
  useArrival(box, state, props);
  useFollowing(box, state, props);
  return (
    <Gallery {...settings} ref={box} label={label} state={slides.isMoving && speed > 0 ? 'moving' : undefined}>
      <slot />
    </Gallery>
  );
}
