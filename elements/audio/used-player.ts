/** The keys of media players, and the controls of the device, which only a used player needs. */
import { isElement, windowOf } from '../../core/page/unclobber.ts';
import { seekTarget } from './model/seek-keys.ts';
import type { Track } from './tracks.ts';

/** The commands of a player. */
export interface Commands {
  readonly tracks: readonly Track[];
  readonly index: number;
  readonly play: () => void;
  readonly pause: () => void;
  readonly seek: (position: number) => void;
  /** Plays a track of the list. */
  readonly select: (index: number) => void;
}

/** The player that the keys change. */
export interface KeyTarget extends Pick<Commands, 'seek'> {
  /** In seconds. */
  readonly elapsed: number;
  readonly total: number | undefined;
  readonly toggle: () => void;
}

/** Obeys a key that is pressed on a control. Returns whether it has an effect. */
export function obeyKey(
  { key, target, altKey, ctrlKey, metaKey }: Pick<KeyboardEvent, 'key' | 'target' | 'altKey' | 'ctrlKey' | 'metaKey'>,
  { elapsed, total, toggle, seek }: KeyTarget,
): boolean {
  if (altKey || ctrlKey || metaKey || !target || !isElement(target)) return false;
  const isSlider = target.matches('input');
  const isRtl = target.matches(':dir(rtl)');
  const position = total === undefined ? undefined : seekTarget(key, { elapsed, total, isRtl, isSlider });
  if (position !== undefined) seek(position);
  else if (key === 'k' || (key === ' ' && isSlider)) toggle();
  else return false;
  return true;
}

/** Seconds by which the controls of the device seek. */
const step = 10;

const actions = ['play', 'pause', 'seekto', 'seekbackward', 'seekforward', 'previoustrack', 'nexttrack'] as const;

type Handlers = { readonly [Action in MediaSessionAction]?: MediaSessionActionHandler | undefined };

function setHandlers(session: MediaSession, handlers: Handlers): void {
  for (const action of actions) {
    try {
      session.setActionHandler(action, handlers[action] ?? null);
    } catch {
      // The browser does not have this control.
    }
  }
}

/**
 * Shows a recording that plays in the controls of the device, until the signal is aborted: media keys, the lock screen, headphones
 * (https://w3c.github.io/mediasession/).
 */
export function showOnDevice(
  audio: HTMLMediaElement,
  { tracks, index, play, pause, seek, select }: Commands,
  signal: AbortSignal,
): void {
  const { mediaSession } = windowOf(audio.ownerDocument).navigator;
  if (!mediaSession || signal.aborted) return;
  const { title = '', artist = '' } = tracks[index] ?? {};
  const near = (offset: number) => (tracks[index + offset] ? () => select(index + offset) : undefined);
  const metadata = new MediaMetadata({ title, artist });
  mediaSession.metadata = metadata;
  setHandlers(mediaSession, {
    play,
    pause,
    seekto: ({ seekTime = 0 }) => seek(seekTime),
    seekbackward: ({ seekOffset = step }) => seek(Math.max(audio.currentTime - seekOffset, 0)),
    seekforward: ({ seekOffset = step }) => seek(audio.currentTime + seekOffset),
    previoustrack: near(-1),
    nexttrack: near(1),
  });
  signal.addEventListener('abort', () => {
    // Another recording may have replaced it.
    if (mediaSession.metadata !== metadata) return;
    mediaSession.metadata = null;
    setHandlers(mediaSession, {});
  });
}
