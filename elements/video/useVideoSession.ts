import { type RefObject, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useEmit, useExpose } from '../../core/element/hooks/contract.ts';
import { useHost } from '../../core/element/hooks/host.ts';
import { playingMedia } from '../../core/page/playing-media.ts';
import { contract } from './contract.ts';
import type { PlayerReport } from './model/protocols.ts';
import type { AuthorVideo } from './useAuthorVideo.ts';

/** The commands of a player. A media element implements them natively. */
export interface Controls {
  play(): Promise<void> | undefined;
  pause(): void;
}

/** Handles a report of a player. */
export type ReportHandler = (state: PlayerReport) => void;

/** Why a video could not be played: the code of its message, and what was thrown. */
export interface PlaybackFailure {
  readonly code: 'video-player-missing' | 'video-vimeo-unsupported';
  readonly cause: unknown;
}

/** The state and the commands that the view uses. */
export interface VideoSession {
  /** Whether the player or its consent prompt replaces the thumbnail, or the author's own video plays. */
  readonly isShown: boolean;
  /** The last playback failure. */
  readonly failure: PlaybackFailure | undefined;
  readonly play: () => void;
  /** Returns to the thumbnail if the player is shown. Takes the cause of a failure, if that is why. */
  readonly stop: (cause?: unknown) => void;
  readonly onReport: ReportHandler;
  /** The commands of the current player; null if it accepts none. */
  readonly controls: RefObject<Controls | null>;
}

const nothing = (): undefined => undefined;

/** The reports of media elements, by event name. */
const reports = { play: 'played', pause: 'paused', ended: 'ended' } as const;

/** Switches between the thumbnail and the player, emits the events in order, and allows one video per page at a time. */
export function useVideoSession({ video, own }: AuthorVideo): VideoSession {
  const emit = useEmit(contract);
  const shown = playingMedia(useHost().ownerDocument);
  // Identifies this video on the page until the video changes.
  const token = useMemo(() => ({}), [own, video?.address]);
  const isShown = useSyncExternalStore(shown.subscribe, shown.get, nothing) === token;
  const controls = useRef<Controls>(null);
  const [failed, setFailed] = useState<{ readonly token: object; readonly failure?: PlaybackFailure }>();

  const stop = (cause?: unknown, code: PlaybackFailure['code'] = 'video-player-missing'): void => {
    if (shown.get() !== token) return;
    setFailed({ token, ...(cause != null && { failure: { code, cause } }) });
    shown.set(undefined);
  };
  const onReport: ReportHandler = (state) => {
    if (state === 'failed') {
      const isVimeo = video?.known === 'Vimeo';
      const cause = new Error(`The player of ${isVimeo ? 'Vimeo' : 'YouTube'} reported an error.`);
      return stop(cause, isVimeo ? 'video-vimeo-unsupported' : 'video-player-missing');
    }
    if (state === 'played') shown.set(token);
    emit(`site-${state}`);
  };
  const player = (): Controls | null => own ?? controls.current;
  const play = (): void => {
    const current = player();
    // If the browser refuses, the visitor can use its native controls.
    if (current) current.play()?.catch(() => undefined);
    else if (video && shown.get() !== token && emit('site-play')) {
      setFailed(undefined);
      shown.set(token);
    }
  };
  const pause = (): void => {
    const current = player();
    if (current) current.pause();
    else stop();
  };
  useExpose(contract, { play, pause });

  useLayoutEffect(() => {
    if (!own) return undefined;
    const controller = new AbortController();
    for (const [type, state] of Object.entries(reports)) own.addEventListener(type, () => onReport(state), controller);
    if (!own.paused) onReport('played');
    return () => controller.abort();
  }, [token]);

  useLayoutEffect(() => {
    if (!isShown) return undefined;
    return () => {
      stop();
      if (own) own.pause();
      else emit('site-stopped');
    };
  }, [isShown, token]);

  return { isShown, failure: failed?.token === token ? failed.failure : undefined, play, stop, onReport, controls };
}
