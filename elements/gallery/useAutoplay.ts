import { type Dispatch, type RefObject, type SetStateAction, useLayoutEffect, useState } from 'react';
import { useIsClient } from '../../core/element/hooks/client-value.ts';
import { useHostEffect } from '../../core/element/hooks/host.ts';
import { useHiddenPage } from '../../core/element/hooks/viewport.ts';
import { useCountdown } from '../../core/element/ui/countdown.ts';
import { useInteraction } from '../../core/element/ui/interaction.ts';
import { randomSlide } from './model/autoplay.ts';
import { stepFrom } from './model/slide-index.ts';
import type { Slides } from './slides.ts';
import { useVideos } from './useVideos.ts';

interface Settings {
  readonly autoplay: boolean;
  readonly loop: boolean;
  readonly autoplayRandomize: boolean;
  readonly autoplayPauseOnMouseover: boolean;
  /** The time that a slide is shown, in milliseconds. */
  readonly slideTime: number;
  /** Automatic motion is disabled. */
  readonly isStill: boolean;
  readonly isInView: boolean;
}

/** The visitor's last choice of play or pause, while it applies. */
export type PlayRequest = 'play' | 'pause' | undefined;

export type PlayRequestState = readonly [playRequest: PlayRequest, set: Dispatch<SetStateAction<PlayRequest>>];

export interface Autoplay {
  /**
   * Slides advance automatically, so there has to be a visible pause control (WCAG 2.2.2,
   * https://www.w3.org/TR/WCAG22/#pause-stop-hide).
   */
  readonly isOffered: boolean;
  /** A visitor has not paused it. */
  readonly isOn: boolean;
  /** Slides advance now: the visitor does not interact, and no video plays. */
  readonly isRunning: boolean;
  readonly turn: (on: boolean) => void;
}

/** Returns whether a finger is on the gallery. Pointer events end when a finger scrolls, so this uses touch events. */
function useTouched(): boolean {
  const [isTouched, setTouched] = useState(false);
  useHostEffect((host, signal) => {
    const update = ({ targetTouches }: TouchEvent): void => setTouched(targetTouches.length > 0);
    for (const type of ['touchstart', 'touchend', 'touchcancel'] as const)
      host.addEventListener(type, update, { signal, passive: true });
  });
  return isTouched;
}

/** Advances the slides. The time of a slide continues after a pause, and restarts when the change was refused. */
export function useAutoplay(
  settings: Settings,
  slides: Slides,
  box: RefObject<HTMLElement | null>,
  [playRequest, setPlayRequest]: PlayRequestState,
): Autoplay {
  const { autoplay, loop, autoplayRandomize, autoplayPauseOnMouseover, slideTime, isStill, isInView } = settings;
  const { nodes, index, shown } = slides;
  const isHidden = useHiddenPage();
  const isClient = useIsClient();
  const count = nodes.length;
  const isOffered = autoplay && count > shown && !isStill;
  const isOn = isOffered && playRequest !== 'pause';
  const isInteracting = useInteraction(
    box,
    isOffered,
    ({ pointerType }) => autoplayPauseOnMouseover && pointerType !== 'touch',
  );
  const isTouched = useTouched();
  const hasVideo = useVideos(slides);
  // After a press on "Play" the pointer in the gallery does not pause it (https://www.w3.org/WAI/ARIA/apg/patterns/carousel/).
  const isRunning =
    isClient && isOn && isInView && !isHidden && (!isInteracting || playRequest === 'play') && !isTouched && !hasVideo;
  useLayoutEffect(() => {
    if (!isInteracting) setPlayRequest((known) => (known === 'play' ? undefined : known));
  }, [isInteracting, playRequest]);

  const [refused, setRefused] = useState(0);
  const advance = (): void => {
    // The number of positions that a group can have.
    const places = count - shown + 1;
    const to = autoplayRandomize
      ? randomSlide(index % places, places, Math.random())
      : stepFrom(index, 1, count, true, shown).index;
    if (!slides.select(to, loop && !autoplayRandomize ? 1 : 0)) setRefused(refused + 1);
  };
  useCountdown(slideTime, isRunning && !slides.isMoving, advance, `${slides.arrived} ${refused}`);
  return { isOffered, isOn, isRunning, turn: (on) => setPlayRequest(on ? 'play' : 'pause') };
}
