/** What can be asked of a player, and what it tells. */
import type { Heard } from './model/protocols.ts';

export interface Controls {
  readonly play: () => void;
  readonly pause: () => void;
}

/** Hears what a player reports. */
export type Hear = (state: Heard) => void;

/** A file, played by the browser itself. */
export function controlMedia(media: HTMLMediaElement, hear: Hear, signal: AbortSignal): Controls {
  const events = { play: 'played', pause: 'paused', ended: 'ended' } as const;
  for (const [type, state] of Object.entries(events)) media.addEventListener(type, () => hear(state), { signal });
  return {
    // Where the browser refuses, its own controls are there.
    play: () => void media.play().catch(() => undefined),
    pause: () => media.pause(),
  };
}
