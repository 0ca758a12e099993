import { type RefObject, useLayoutEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { useEmit, useExpose } from '../../core/element/hooks/contract.ts';
import { useHost } from '../../core/element/hooks/host.ts';
import { pageService, store } from '../../core/page/page.ts';
import { contract } from './contract.ts';
import { type Controls, controlMedia, type Hear } from './controls.ts';
import type { Heard } from './model/protocols.ts';
import type { AuthorVideo } from './useAuthorVideo.ts';

/** What the view needs to know and to say. */
export interface VideoSession {
  /** Whether the player, or the question before it, stands in place of the thumbnail. */
  readonly isShown: boolean;
  readonly play: () => void;
  readonly stop: () => void;
  readonly hear: Hear;
  /** The player's, while there is one that takes any. */
  readonly controls: RefObject<Controls | null>;
}

/** Which video of a page is shown, in whatever element, copy or shadow root: showing one returns all others (widgets 4). */
const shownOn = (page: Document) => pageService(page, 'video', () => store<object | undefined>(undefined));

/** From the thumbnail to the player and back: the events in their order, and one video of the page at a time. */
export function useVideoSession({ video, own }: AuthorVideo): VideoSession {
  const emit = useEmit(contract);
  const shown = shownOn(useHost().ownerDocument);
  const current = useSyncExternalStore(shown.subscribe, shown.get);
  // Stands for this video on the page, as long as it is the same one.
  const token = useMemo(() => ({}), [own, video?.address]);
  const controls = useRef<Controls>(null);
  const last = useRef<Heard>(null);
  const isShown = current === token;

  const stop = (): void => {
    if (shown.get() === token) shown.set(undefined);
  };
  const hear: Hear = (state) => {
    if (state === last.current) return;
    last.current = state;
    if (state === 'played') shown.set(token);
    emit(`site-${state}`);
  };
  const play = (): void => {
    if (controls.current) controls.current.play();
    else if (video && !isShown && emit('site-play')) shown.set(token);
  };
  useExpose(contract, { play, pause: () => (controls.current ? controls.current.pause() : stop()) });

  useLayoutEffect(() => {
    if (!own) return undefined;
    const controller = new AbortController();
    controls.current = controlMedia(own, hear, controller.signal);
    if (!own.paused) hear('played');
    return () => {
      controls.current = null;
      controller.abort();
    };
  }, [token]);

  useLayoutEffect(() => {
    if (!isShown) return undefined;
    return () => {
      last.current = null;
      stop();
      own?.pause();
      emit('site-stopped');
    };
  }, [isShown, token]);

  return { isShown, play, stop, hear, controls };
}
