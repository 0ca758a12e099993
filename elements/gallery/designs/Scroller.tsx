import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { useMoveCount } from '../../../core/element/hooks/host.ts';
import { useLatest } from '../../../core/element/hooks/latest.ts';
import { useNeededModule } from '../../../core/element/hooks/lazy.ts';
import { useListener } from '../../../core/element/hooks/listener.ts';
import { useBridge } from '../../../core/element/root.tsx';
import { lazyModule } from '../../../core/page/lazy-module.ts';
import { easeInOut, tween } from '../../../core/page/tween.ts';
import { rectOf } from '../../../core/page/unclobber.ts';
import { Gallery } from '../Gallery.tsx';
import type { Alignment } from '../model/alignment.ts';
import type { LayoutSettings } from '../model/layout.ts';
import { distanceTo, type Flow, flowOf, lengthsOf, nearest, scrolled, scrollOptions, spanOf } from '../model/scroll.ts';
import { snapTo } from '../model/swipe.ts';
import type { Slides } from '../slides.ts';
import { useLaterSlides } from '../usePortions.ts';
import type { SlideLoop } from './slide-loop.ts';

interface Props {
  readonly slides: Slides;
  readonly settings: LayoutSettings & { readonly loop: boolean };
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
  /** The last position that it has set. */
  rest: number;
  /** The lengths of the box and of all slides at that time. */
  lengths: string;
  /** The visitor has scrolled to the current slide. */
  isFollowing: boolean;
  /** Continues at the other end, if the slides loop. */
  loop: SlideLoop | undefined;
}

const flowIn = ({ settings, isRtl }: Props): Flow => flowOf(settings.orientation === 'vertical', isRtl);

/** Returns whether the visitor has scrolled since. */
const isScrolled = (scroller: Element, { rest }: ScrollState, flow: Flow): boolean =>
  Math.abs(scrolled(scroller, flow) - rest) >= 2;

const lengthsIn = (scroller: Element, { loop }: ScrollState, flow: Flow): string => {
  const [visible, content] = lengthsOf(scroller, flow);
  // The slides of a loop that are at its other end may change the length of the content.
  return loop?.isActive ? `${visible}` : `${visible} ${content}`;
};

/** The alignment of the current slide in the box, from 0 to 1. */
function scrollTo({ current: scroller }: Box, state: ScrollState, props: Props) {
  const { slides, alignment } = props;
  const node = slides.nodes[slides.index];
  if (!scroller || !node) return undefined;
  const flow = flowIn(props);
  const { loop } = state;
  loop?.measure(slides.nodes, flow, alignment);
  const from = scrolled(scroller, flow);
  const distance = distanceTo(spanOf(scroller.getBoundingClientRect(), flow), spanOf(rectOf(node), flow), alignment);
  const by = loop?.wayTo(distance, slides.isMoving ? slides.direction : undefined) ?? distance;
  return (progress: number): void => {
    const to = from + by * progress;
    if (!loop?.scrollTo(to)) scroller.scrollTo({ ...scrollOptions(to, flow), behavior: 'instant' });
    state.rest = scrolled(scroller, flow);
    state.lengths = lengthsIn(scroller, state, flow);
  };
}

const slideLoop = lazyModule((_retry) => import('./slide-loop.ts'));

/** Loads the script of a loop, and provides it to the effects that follow. Returns a value that changes when the slides may have moved. */
function useLoop(
  box: Box,
  { current: state }: RefObject<ScrollState>,
  { slides, settings, snapPoints }: Props,
  rendered: readonly Element[],
): unknown {
  const bridge = useBridge();
  const isNeeded = settings.loop && !snapPoints && slides.nodes.length > slides.shown;
  const loop = useNeededModule(slideLoop, isNeeded, 'gallery-loop-missing');
  useLayoutEffect(() => {
    const scroller = box.current;
    const onRelease = (): unknown => scroller?.dispatchEvent(new Event('scroll'));
    if (loop && scroller) state.loop = new loop.SlideLoop(scroller, bridge, onRelease);
    return () => {
      state.loop?.release();
      state.loop = undefined;
    };
  }, [loop]);
  return loop && rendered;
}

/** Scrolls the current slide into position; without animation at first, and after a change of width or a move of the element. */
function useArrival(box: Box, { current: state }: RefObject<ScrollState>, props: Props, looped: unknown): void {
  const { slides, speed } = props;
  // The browser scrolls a box to its start when it is moved.
  const moves = useMoveCount();
  useLayoutEffect(() => {
    const { isFollowing } = state;
    // A slide that is shown without animation is in position one commit before it is the current one.
    if (!slides.isMoving) state.isFollowing = false;
    // Every box starts at its first slide; measuring would cause one layout of the page for each gallery.
    const isFirst = state.lengths === '' && slides.index === 0 && !slides.isMoving;
    const isThere = isFollowing || (isFirst && !looped);
    const move = isThere ? undefined : scrollTo(box, state, props);
    if (!move) return undefined;
    const controller = new AbortController();
    if (!slides.isMoving) move(1);
    else {
      const options = { duration: speed, ease: easeInOut, signal: controller.signal };
      tween(move, options).then(slides.settle, () => {});
    }
    return () => controller.abort();
  }, [slides.index, slides.isMoving, props.width, looped, moves]);
  // An image without a known size has loaded and moved the slides after it.
  const arrive = (): void => {
    const { current: scroller } = box;
    const flow = flowIn(props);
    if (slides.isMoving || !scroller || !state.lengths) return;
    if (!state.loop && lengthsIn(scroller, state, flow) === state.lengths) return;
    if (isScrolled(scroller, state, flow)) state.lengths = lengthsIn(scroller, state, flow);
    else scrollTo(box, state, props)?.(1);
  };
  useListener(box, 'load', arrive, true);
}

/** Returns the distance to the nearest snap point. */
function distanceToPoint(scroller: Element, points: readonly number[], flow: Flow): number {
  const at = scrolled(scroller, flow);
  const [visible, content] = lengthsOf(scroller, flow);
  return snapTo(at, content - visible, points) - at;
}

/** Makes the slide to which the visitor has scrolled the current one. */
function useFollowing(box: Box, { current: state }: RefObject<ScrollState>, props: Props): void {
  const { slides, alignment, speed, snapPoints } = props;
  const flow = flowIn(props);
  const follow = (): void => {
    const scroller = box.current;
    const { loop } = state;
    if (!scroller || slides.isMoving || loop?.isTouched || !isScrolled(scroller, state, flow)) return;
    // The width has changed and the browser has scrolled to keep a slide in view: restore the current slide.
    if (state.lengths && lengthsIn(scroller, state, flow) !== state.lengths) {
      scrollTo(box, state, props)?.(1);
      return;
    }
    loop?.scrollTo(scrolled(scroller, flow));
    const view = spanOf(scroller.getBoundingClientRect(), flow);
    const spans = slides.nodes.map((node) => spanOf(rectOf(node), flow));
    const to = nearest(view, spans, alignment);
    const { [to]: span } = spans;
    const toSlide = loop?.isActive && span ? distanceTo(view, span, alignment) : 0;
    const distance = snapPoints ? distanceToPoint(scroller, snapPoints, flow) : toSlide;
    if (Math.abs(distance) > 1) {
      scroller.scrollBy({ ...scrollOptions(distance, flow), behavior: speed ? 'smooth' : 'auto' });
      return;
    }
    state.rest = scrolled(scroller, flow);
    if (to < 0 || to === slides.index) return;
    state.isFollowing = true;
    slides.follow(to);
  };
  // The props may have changed between the start and the end of scrolling.
  const latest = useLatest(follow);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useListener(box, 'scroll', () => {
    if (!slides.isMoving) state.loop?.show();
    clearTimeout(timer.current);
    timer.current = setTimeout(() => latest.current(), restTime);
  });
  useLayoutEffect(() => () => clearTimeout(timer.current), []);
}

/** Slides in a row that the browser scrolls and snaps, whatever their number. */
export function Scroller(props: Props): ReactNode {
  const { slides, settings, speed, label, onClick } = props;
  const box = useRef<HTMLDivElement>(null);
  const state = useRef<ScrollState>({ rest: 0, lengths: '', isFollowing: false, loop: undefined });
  useListener(box, 'click', (event) => onClick?.(event));
  const rendered = useLaterSlides(slides.nodes, slides.nodes[slides.index]);
  useArrival(box, state, props, useLoop(box, state, props, rendered));
  useFollowing(box, state, props);
  return (
    <Gallery {...settings} ref={box} label={label} state={slides.isMoving && speed > 0 ? 'moving' : undefined}>
      <slot />
    </Gallery>
  );
}
