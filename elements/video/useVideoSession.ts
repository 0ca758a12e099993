import { type RefObject, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useEmit, useExpose } from '../../core/element/hooks/contract.ts';
import { useHost } from '../../core/element/hooks/host.ts';
import { pageService, store } from '../../core/page/page.ts';
import { contract } from './contract.ts';
import type { Heard } from './model/protocols.ts';
import type { AuthorVideo } from './useAuthorVideo.ts';

/** What can be asked of a player. A media element is such a player by itself. */
export interface Controls {
  play(): Promise<void> | undefined;
  pause(): void;
}

/** Hears what a player reports. */
export type Hear = (state: Heard) => void;

/** What the view needs to know and to say. */
export interface VideoSession {
  /** Whether the player, or the question before it, stands in place of the thumbnail; or the author's own video plays. */
  readonly isShown: boolean;
  /** Why the last attempt to play it came to nothing. */
  readonly failure: unknown;
  readonly play: () => void;
  /** Back to the thumbnail, if the player is there; with the failure that is the reason, if one is. */
  readonly stop: (failure?: unknown) => void;
  readonly hear: Hear;
  /** The player's, while there is one that takes any. */
  readonly controls: RefObject<Controls | null>;
}

/** Which video of a page is shown, in whatever element, copy or shadow root: showing one returns all others (docs/spec.md#widgets-4). */
const shownOn = (page: Document) => pageService(page, 'video', () => store<object | undefined>(undefined));

/** What media elements tell, by their events. */
const reports = { play: 'played', pause: 'paused', ended: 'ended' } as const;

/** From the thumbnail to the player and back: the events in their order, and one video of the page at a time. */
export function useVideoSession({ video, own }: AuthorVideo): VideoSession {
  const emit = useEmit(contract);
  const shown = shownOn(useHost().ownerDocument);
  // Stands for this video on the page, as long as it is the same one.
  const token = useMemo(() => ({}), [own, video?.address]);
  const isShown = useSyncExternalStore(shown.subscribe, shown.get) === token;
  const controls = useRef<Controls>(null);
  const [failed, setFailed] = useState<{ readonly token: object; readonly failure: unknown }>();

  const stop = (failure?: unknown): void => {
    if (shown.get() !== token) return;
    setFailed({ token, failure });
    shown.set(undefined);
  };
  const hear: Hear = (state) => {
    if (state === 'played') shown.set(token);
    emit(`site-${state}`);
  };
  const player = (): Controls | null => own ?? controls.current;
  const play = (): void => {
    const current = player();
    // Where the browser refuses, its own controls are there.
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
    for (const [type, state] of Object.entries(reports)) own.addEventListener(type, () => hear(state), controller);
    if (!own.paused) hear('played');
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

  return { isShown, failure: failed?.token === token ? failed.failure : undefined, play, stop, hear, controls };
}
