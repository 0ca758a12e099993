import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useLatest } from '../../core/element/hooks/latest.ts';
import { placeOf, type SlideTransition, slideAt } from './model/slide-transition.ts';
import { fitted, type View } from './model/zoom.ts';
import { animateView, setView, viewOf } from './transforms.ts';

interface Options {
  readonly index: number;
  readonly count: number;
  readonly loop: boolean;
  /** In milliseconds; 0 under reduced motion. */
  readonly speed: number;
  /** Slides move side by side instead of fading. */
  readonly scrolls: boolean;
  readonly isRtl: boolean;
  /** Requests another slide. Returns false when a listener cancels it. */
  readonly onIndex: (to: number) => boolean;
  readonly onSettled: (from: number, to: number) => void;
}

export interface SlideTransitionControl {
  readonly transition: SlideTransition;
  /** Moves by a number of slides, continuing a drag if there is one. Returns whether the move starts. */
  readonly go: (to: number, by?: number, isDrawn?: boolean) => boolean;
  /** Called while the row follows a finger. */
  readonly follow: (x: number) => void;
  /** Called when the row returns. */
  readonly back: () => void;
}

/** Returns the duration of a motion that continues a drag (docs/spec.md#widgets-9: 0.2 to 0.5 s), in milliseconds. */
const drawnTime = 350;

const noop = (): void => {};

const along = (x: number): View => ({ ...fitted, x });

interface Finger extends Pick<SlideTransitionControl, 'follow' | 'back'> {
  readonly letGo: () => void;
}

/**
 * Handles drags of the row, which start at its current position, also during a change. A drag that returns ends the
 * current change too.
 */
function useFinger(row: RefObject<HTMLElement | null>, duration: number, settle: () => void): Finger {
  const dragStart = useRef<number | undefined>(undefined);
  const letGo = (): void => {
    dragStart.current = undefined;
  };
  return {
    letGo,
    follow: (x) => {
      if (!row.current) return;
      dragStart.current ??= viewOf(row.current).x;
      setView(row.current, along(dragStart.current + x));
    },
    back: () => {
      letGo();
      if (row.current) animateView(row.current, fitted, duration).finished.then(settle, noop);
    },
  };
}

/** Animates the change from one slide to the next. The caller stores the index. */
export function useSlideTransition(row: RefObject<HTMLElement | null>, options: Options): SlideTransitionControl {
  const { index, count, loop, speed, scrolls, isRtl, onIndex, onSettled } = options;
  const [transition, setTransition] = useState<SlideTransition>({ place: index, from: index, motion: 'none' });
  const hint = useRef<{ readonly by?: number | undefined; readonly isDrawn: boolean }>({ isDrawn: false });
  const settled = useLatest(onSettled);
  /** Ends the current change, if there is one. */
  const settle = useRef(noop);
  const finger = useFinger(row, Math.min(speed, drawnTime), () => settle.current());
  const known = useRef(count);

  useLayoutEffect(() => {
    const { by, isDrawn } = hint.current;
    hint.current = { isDrawn: false };
    const isSameRow = known.current === count;
    known.current = count;
    setTransition((last) => {
      // Slides were added or removed, so every position refers to a different slide.
      if (!isSameRow) return { place: index, from: index, motion: 'none' };
      const isStep = by !== undefined && slideAt(last.place + by, count) === index;
      const place = isStep ? last.place + by : placeOf(index, last.place, count, loop);
      return place === last.place ? last : { place, from: last.place, motion: isDrawn || scrolls ? 'scroll' : 'fade' };
    });
  }, [index, count]);

  const { place, from, motion } = transition;
  useLayoutEffect(() => {
    const node = row.current;
    if (!node || motion === 'none') return undefined;
    finger.letGo();
    const { x } = viewOf(node);
    const side = node.clientWidth * (isRtl ? -1 : 1) * Math.sign(place - from);
    const fade = (pane: string, opacity: number[]): Promise<unknown> | undefined =>
      node.querySelector(pane)?.animate({ opacity }, { duration: speed, easing: 'ease-in-out' }).finished;
    const motions =
      motion === 'fade'
        ? [fade('.current', [0, 1]), fade('.leaving', [1, 0])]
        : [animateView(node, fitted, x ? Math.min(speed, drawnTime) : speed, along(x + side)).finished];
    const arrive = (): void => {
      settle.current = noop;
      setTransition((now) => ({ ...now, from: now.place, motion: 'none' }));
      settled.current(slideAt(from, count), slideAt(place, count));
    };
    settle.current = arrive;
    // A change that the next one cancels has not ended.
    Promise.all(motions).then(() => settle.current === arrive && arrive(), noop);
    return () => {
      settle.current = noop;
    };
  }, [place]);

  return {
    transition,
    go: (to, by, isDrawn = false) => {
      hint.current = { by, isDrawn };
      return to !== index && onIndex(to);
    },
    ...finger,
  };
}
