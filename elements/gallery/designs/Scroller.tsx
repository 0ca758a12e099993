import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { useListener } from '../../../core/element/hooks/listener.ts';
import { easeInOut, tween } from '../../../core/page/tween.ts';
import { Gallery } from '../Gallery.tsx';
import type { Alignment } from '../model/alignment.ts';
import type { LayoutSettings } from '../model/layout.ts';
import { distanceTo, nearest } from '../model/scroll.ts';
import type { Slides } from '../useSlides.ts';

interface Props {
  readonly slides: Slides;
  readonly settings: LayoutSettings;
  readonly alignment: Alignment;
  /** How long a change takes, in milliseconds; 0 is at once. */
  readonly speed: number;
  readonly isRtl: boolean;
  readonly label: string;
  readonly onClick?: (event: MouseEvent) => void;
}

/** A person's scrolling is over when nothing has come for so long, in milliseconds. */
const restTime = 100;

type Box = RefObject<HTMLDivElement | null>;

/** Brings the current slide to its place; at once when it is not a change but the beginning. */
function useArrival(box: Box, { slides, alignment, speed, isRtl }: Props): RefObject<number> {
  const rest = useRef(0);
  useLayoutEffect(() => {
    const [scroller, node] = [box.current, slides.nodes[slides.index]];
    if (!scroller || !node) return undefined;
    const controller = new AbortController();
    const from = scroller.scrollLeft;
    const by = distanceTo(scroller.getBoundingClientRect(), node.getBoundingClientRect(), alignment, isRtl);
    const move = (progress: number): void => {
      scroller.scrollLeft = from + by * progress;
      rest.current = scroller.scrollLeft;
    };
    if (!slides.isMoving) move(1);
    else {
      const options = { duration: speed, ease: easeInOut, signal: controller.signal };
      tween(move, options).then(slides.settle, () => {});
    }
    return () => controller.abort();
  }, [slides.index, slides.isMoving]);
  return rest;
}

/** The slide that a person has scrolled to becomes the current one. */
function useFollowing(box: Box, rest: RefObject<number>, { slides, alignment, isRtl }: Props): void {
  const follow = (): void => {
    const scroller = box.current;
    if (!scroller || slides.isMoving || Math.abs(scroller.scrollLeft - rest.current) < 2) return;
    rest.current = scroller.scrollLeft;
    const spans = slides.nodes.map((node) => node.getBoundingClientRect());
    const to = nearest(scroller.getBoundingClientRect(), spans, alignment, isRtl);
    if (to >= 0) slides.follow(to);
  };
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useListener(box, 'scroll', () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(follow, restTime);
  });
  useLayoutEffect(() => () => clearTimeout(timer.current), []);
}

/** Slides in a row that the browser scrolls and snaps: the same for 5 slides and for 5,000. */
export function Scroller(props: Props): ReactNode {
  const { slides, settings, label, onClick } = props;
  const box = useRef<HTMLDivElement>(null);
  useListener(box, 'click', (event) => onClick?.(event));
  useFollowing(box, useArrival(box, props), props);
  return (
    <Gallery {...settings} ref={box} label={label} state={slides.isMoving ? 'moving' : undefined}>
      <slot />
    </Gallery>
  );
}
