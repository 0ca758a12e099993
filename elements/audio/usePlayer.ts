import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useEmit, useExpose, useWriteBack } from '../../core/element/hooks/contract.ts';
import { useHost } from '../../core/element/hooks/host.ts';
import { useLatest } from '../../core/element/hooks/latest.ts';
import { useStates } from '../../core/element/hooks/states.ts';
import { useBridge } from '../../core/element/root.tsx';
import { lazyModule } from '../../core/page/lazy-module.ts';
import { playingMedia } from '../../core/page/playing-media.ts';
import { contract } from './contract.ts';
import type { Recordings, Track } from './tracks.ts';
import type { Commands } from './used-player.ts';

/** Loaded when a visitor reaches the controls. Without it the recording still plays. */
export const usedPlayer = lazyModule((_retry) => import('./used-player.ts'));

interface Playback {
  readonly isPlaying: boolean;
  /** In seconds. */
  readonly elapsed: number;
  /** In seconds; undefined until it is known, and for live streams. */
  readonly total: number | undefined;
}

export interface Player extends Playback, Pick<Commands, 'seek'> {
  readonly hasFailed: boolean;
  /** Plays the recording, or pauses it if it plays. */
  readonly toggle: () => void;
  /** Plays a track of the list, or pauses it if it plays. */
  readonly toggleTrack: (index: number) => void;
}

interface Options extends Recordings {
  readonly track: Track | undefined;
  readonly index: number;
  /** The `<audio>` of the view, if the author has none. */
  readonly audioRef: RefObject<HTMLAudioElement | null>;
}

/** The events of a media element that change what the controls show. */
const events = ['play', 'pause', 'ended', 'error', 'timeupdate', 'durationchange', 'seeked', 'emptied'];

type Report = (event: Event, audio: HTMLAudioElement, signal: AbortSignal) => void;

/** Reports what the recording does, and pauses it when other media of the page play. */
function useReports({ own, track, audioRef }: Options, onReport: Report): void {
  const playing = playingMedia(useHost().ownerDocument);
  const latest = useLatest(onReport);
  const isPlayable = track !== undefined;
  useLayoutEffect(() => {
    const audio = own ?? audioRef.current;
    if (!audio) return undefined;
    const controller = new AbortController();
    const report = (event: Event): void => {
      if (event.type === 'play') playing.set(audio);
      latest.current(event, audio, controller.signal);
    };
    for (const type of events) audio.addEventListener(type, report, controller);
    const unsubscribe = playing.subscribe(() => {
      if (playing.get() !== audio) audio.pause();
    });
    report(new Event(audio.paused ? 'emptied' : 'play'));
    return () => {
      controller.abort();
      unsubscribe();
      audio.pause();
      if (playing.get() === audio) playing.set(undefined);
    };
  }, [own, isPlayable]);
}

interface Media extends Playback {
  readonly hasFailed: boolean;
  readonly update: () => void;
  readonly fail: (cause: unknown) => void;
  readonly start: () => void;
  readonly pause: () => void;
  readonly seek: (position: number) => void;
}

/** The state and the commands of the media element. */
function useMedia({ own, audioRef }: Options): Media {
  const bridge = useBridge();
  const [playback, setPlayback] = useState<Playback>({ isPlaying: false, elapsed: 0, total: undefined });
  const [hasFailed, setFailed] = useState(false);
  const audioOf = (): HTMLAudioElement | null => own ?? audioRef.current;
  const update = (): void => {
    const audio = audioOf();
    if (!audio) return;
    const { paused, currentTime, duration } = audio;
    const total = Number.isFinite(duration) ? duration : undefined;
    setPlayback({ isPlaying: !paused, elapsed: currentTime, total });
  };
  const fail = (cause: unknown): void => {
    setFailed(true);
    bridge.emit('site-error', { code: 'audio-failed', args: {}, cause });
  };
  const start = (): void => {
    const audio = audioOf();
    setFailed(false);
    if (audio?.error) audio.load();
    audio?.play()?.catch((cause) => {
      // The browser may refuse to play, and the visitor may pause before it does. An error of the element is an event.
      if (cause.name === 'NotSupportedError' && !audio.error) fail(cause);
    });
  };
  const seek = (position: number): void => {
    const audio = audioOf();
    if (audio) audio.currentTime = position;
    update();
  };
  return { ...playback, hasFailed, update, fail, start, pause: () => audioOf()?.pause(), seek };
}

/** Plays the recording, and the tracks of a list one after the other. */
export function usePlayer(options: Options): Player {
  const { tracks, track, index } = options;
  const emit = useEmit(contract);
  const writeBack = useWriteBack(contract);
  const { update, fail, start, pause, seek, ...playback } = useMedia(options);
  const shouldPlay = useRef(false);

  const play = (): void => {
    if (emit('site-play')) start();
  };
  const toggle = (): void => (playback.isPlaying ? pause() : play());
  const select = (to: number): void => {
    shouldPlay.current = true;
    writeBack({ currentIndex: to });
  };
  useReports(options, ({ type }, audio, signal) => {
    update();
    if (type === 'error') fail(audio.error);
    if (type === 'pause') emit('site-paused');
    if (type === 'play') {
      emit('site-played');
      const commands = { tracks, index, play, pause, seek, select };
      usedPlayer.load().then(
        ({ showOnDevice }) => showOnDevice(audio, commands, signal),
        () => {},
      );
    }
    if (type !== 'ended') return;
    emit('site-ended');
    if (tracks[index + 1]) select(index + 1);
  });
  useLayoutEffect(() => {
    if (shouldPlay.current) start();
    shouldPlay.current = false;
  }, [index, track?.src]);
  useStates({ playing: playback.isPlaying });
  useExpose(contract, { play, pause });

  return {
    ...playback,
    total: playback.total ?? track?.duration,
    toggle,
    toggleTrack: (to) => {
      if (to === index) toggle();
      else if (emit('site-play')) select(to);
    },
    seek,
  };
}
