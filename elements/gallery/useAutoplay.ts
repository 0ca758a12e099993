import { type RefObject, useState } from 'react';
import { useHost } from '../../core/element/hooks/host.ts';
import { useInView, useReducedMotion } from '../../core/element/hooks/viewport.ts';
import { useCountdown } from '../../core/element/ui/countdown.ts';
import { useHeld } from '../../core/element/ui/held.ts';
import { isStill, randomSlide, slideTime } from './model/autoplay.ts';
import type { Slides } from './useSlides.ts';
import { useVideoPlays } from './useVideoPlays.ts';

interface Settings {
  readonly autoplay: boolean;
  readonly autoplayDuration: number | undefined;
  readonly autoplayTimeout: number | undefined;
  readonly autoplayInterval: number | undefined;
  readonly autoplayRandomize: boolean;
  readonly autoplayPauseOnMouseover: boolean;
}

export interface Autoplay {
  /** Slides move by themselves here, so that a control to pause them has to be seen (WCAG 2.2.2). */
  readonly isOffered: boolean;
  /** A visitor has not paused it. */
  readonly isOn: boolean;
  /** It advances now: nobody looks closer, no video plays. */
  readonly isRunning: boolean;
  readonly turn: (on: boolean) => void;
}

/** Advances the slides; the time of a slide runs on where it was held. */
export function useAutoplay(settings: Settings, slides: Slides, box: RefObject<HTMLElement | null>): Autoplay {
  const { autoplay, autoplayRandomize, autoplayPauseOnMouseover } = settings;
  const view = useHost().ownerDocument.defaultView;
  const isReduced = useReducedMotion();
  const isInView = useInView();
  const [isPaused, setPaused] = useState(false);
  const count = slides.nodes.length;
  const isOffered = autoplay && count > 1 && !isReduced && !isStill(view?.location.search ?? '');
  const isOn = isOffered && !isPaused;
  const isHeld = useHeld(box, isOn, ({ pointerType }) => autoplayPauseOnMouseover && pointerType !== 'touch');
  const hasVideo = useVideoPlays();
  const isRunning = isOn && isInView && !isHeld && !hasVideo;

  const advance = (): void => {
    slides.select(autoplayRandomize ? randomSlide(slides.index, count, Math.random()) : slides.index + 1);
  };
  useCountdown(slideTime(settings), isRunning && !slides.isMoving, advance, slides.arrived);
  return { isOffered, isOn, isRunning, turn: (on) => setPaused(!on) };
}
