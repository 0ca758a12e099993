import { useState } from 'react';
import { useSurroundings } from '../../core/element/hooks/host.ts';

/** What videos of any kind say of themselves: the browser's own do not bubble, which capturing does not need. */
const begins = ['play', 'site-play'] as const;
const ends = ['pause', 'ended', 'emptied', 'site-paused', 'site-ended', 'site-stopped'] as const;

/** Whether a video in one of the slides plays, live. */
export function useVideoPlays(): boolean {
  const [plays, setPlays] = useState(false);
  useSurroundings((host, signal) => {
    const listen = (types: readonly string[], isPlaying: boolean): void => {
      for (const type of types) host.addEventListener(type, () => setPlays(isPlaying), { signal, capture: true });
    };
    listen(begins, true);
    listen(ends, false);
  });
  return plays;
}
