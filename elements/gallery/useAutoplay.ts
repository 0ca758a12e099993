import { type Dispatch, type RefObject, type SetStateAction, useLayoutEffect, useState } from 'react';
import { useHostEffect } from '../../core/element/hooks/host.ts';
import { useHiddenPage } from '../../core/element/hooks/viewport.ts';
import { useCountdown } from '../../core/element/ui/countdown.ts';
import { useHeld } from '../../core/element/ui/held.ts';
import { randomSlide } from './model/autoplay.ts';
import { stepFrom } from './model/slide-index.ts';
import type { Slides } from './useSlides.ts';
import { useVideos } from './useVideos.ts';

interface Settings {
  readonly autoplay: boolean;
  readonly autoplayRandomize: boolean;
  readonly autoplayPauseOnMouseover: boolean;
  /** How long a slide stays, in milliseconds. */
  readonly slideTime: number;
  /** Nothing may move by itself. */
  readonly isStill: boolean;
  readonly isInView: boolean;
}

/** What a visitor last asked for, as long as it counts. */
export type PlayRequest = 'play' | 'pause' | undefined;

export type PlayRequestState = readonly [playRequest: PlayRequest, set: Dispatch<SetStateAction<PlayRequest>>];

export interface Autoplay {
  /** Slides move by themselves here, so that a control to pause them has to be seen (WCAG 2.2.2). */
  readonly isOffered: boolean;
  /** A visitor has not paused it. */
  readonly isOn: boolean;
  /** It advances now: nobody looks closer, no video plays. */
  readonly isRunning: boolean;
  readonly turn: (on: boolean) => void;
}

/** Whether a finger is on the gallery, live: also one that scrolls it, of which pointer events tell no more. */
function useTouched(): boolean {
  const [isTouched, setTouched] = useState(false);
  useHostEffect((host, signal) => {
    const hear = ({ targetTouches }: TouchEvent): void => setTouched(targetTouches.length > 0);
    for (const type of ['touchstart', 'touchend', 'touchcancel'] as const)
      host.addEventListener(type, hear, { signal, passive: true });
  });
  return isTouched;
}

/** Advances the slides; the time of a slide runs on where it was held, and once more where the change was refused. */
export function useAutoplay(
  settings: Settings,
  slides: Slides,
  box: RefObject<HTMLElement | null>,
  [playRequest, setPlayRequest]: PlayRequestState,
): Autoplay {
  const { autoplay, autoplayRandomize, autoplayPauseOnMouseover, slideTime, isStill, isInView } = settings;
  const { nodes, index, shown } = slides;
  const isHidden = useHiddenPage();
  const count = nodes.length;
  const isOffered = autoplay && count > shown && !isStill;
  const isOn = isOffered && playRequest !== 'pause';
  const isHeld = useHeld(box, isOffered, ({ pointerType }) => autoplayPauseOnMouseover && pointerType !== 'touch');
  const isTouched = useTouched();
  const hasVideo = useVideos(slides);
  // Who asks for it is with the gallery, and would hold it: only until he leaves (WAI-ARIA APG, "Carousel").
  const isRunning = isOn && isInView && !isHidden && (!isHeld || playRequest === 'play') && !isTouched && !hasVideo;
  useLayoutEffect(() => {
    if (!isHeld) setPlayRequest((known) => (known === 'play' ? undefined : known));
  }, [isHeld, playRequest]);

  const [refused, setRefused] = useState(0);
  const advance = (): void => {
    // Whatever place a group can have.
    const places = count - shown + 1;
    const to = autoplayRandomize
      ? randomSlide(index % places, places, Math.random())
      : stepFrom(index, 1, count, true, shown).index;
    if (!slides.select(to)) setRefused(refused + 1);
  };
  useCountdown(slideTime, isRunning && !slides.isMoving, advance, `${slides.arrived} ${refused}`);
  return { isOffered, isOn, isRunning, turn: (on) => setPlayRequest(on ? 'play' : 'pause') };
}
