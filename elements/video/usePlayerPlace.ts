import { useLayoutEffect, useState } from 'react';
import type { Size } from '../../core/model/contract/size.ts';
import { unclobber } from '../../core/page/unclobber.ts';
import type { Mode } from './model/modes.ts';
import { type Place, playerPlace } from './model/player-place.ts';

/** Milliseconds until the browser has restored the size of the box after full screen (docs/spec.md#widgets-9). */
const fullscreenDelay = 1000;

/**
 * Returns the position of the player in its box, or undefined if the player fills the box. Measures whenever the box
 * changes, except in full screen and right after it, when the size of the box is temporary.
 */
export function usePlayerPlace(
  box: HTMLElement | null,
  mode: Mode | undefined,
  own: Size | undefined,
): Place | undefined {
  const [place, setPlace] = useState<Place>();
  useLayoutEffect(() => {
    if (!box) return undefined;
    const page = box.ownerDocument;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const measure = (): void => {
      if (timer || unclobber(page).fullscreenElement) return;
      setPlace(playerPlace(mode, { width: box.clientWidth, height: box.clientHeight }, own));
    };
    const measureLater = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        timer = undefined;
        measure();
      }, fullscreenDelay);
    };
    const observer = new ResizeObserver(measure);
    measure();
    observer.observe(box);
    unclobber(page).addEventListener('fullscreenchange', measureLater);
    return () => {
      observer.disconnect();
      unclobber(page).removeEventListener('fullscreenchange', measureLater);
      clearTimeout(timer);
    };
  }, [box, mode, own?.width, own?.height]);
  return place;
}
