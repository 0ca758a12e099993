import { useLayoutEffect, useRef, useState } from 'react';
import { useHost, useHostEffect } from '../../core/element/hooks/host.ts';
import { pauseMessageFor } from '../../core/model/video-players.ts';
import type { Slides } from './useSlides.ts';

/** What videos of any kind say of themselves: the browser's own do not bubble, which capturing does not need. */
const begins = ['play', 'site-play'];
const types = [...begins, 'pause', 'ended', 'emptied', 'site-paused', 'site-ended', 'site-stopped'];

/** The author's own frames do not say whether they play; those of known players can be asked to pause. */
function pauseFrame({ src, contentWindow }: HTMLIFrameElement): void {
  const pause = pauseMessageFor(src);
  if (pause) contentWindow?.postMessage(...pause);
}

/** Whether a video in one of the slides plays, live. It pauses once its slide has made way for another (docs/spec.md#widgets-4). */
export function useVideos({ nodes, index, shown }: Slides): boolean {
  const host = useHost();
  const playing = useRef(new Set<EventTarget | null>());
  const [count, setCount] = useState(0);
  const note = (): void => setCount(playing.current.size);
  useHostEffect((_host, signal) => {
    const hear = ({ type, target }: Event): void => {
      playing.current[begins.includes(type) ? 'add' : 'delete'](target);
      note();
    };
    // Without the signal, which costs each listener four times as much.
    for (const type of types) host.addEventListener(type, hear, true);
    signal.addEventListener('abort', () => {
      for (const type of types) host.removeEventListener(type, hear, true);
    });
    // What moves the slides may come after that.
    for (const video of host.querySelectorAll('video')) if (!video.paused) playing.current.add(video);
  });
  useLayoutEffect(() => {
    const current = nodes.slice(index, index + shown);
    // Videos send these events; what else does need not pause like them.
    for (const video of playing.current as Set<Partial<HTMLVideoElement> & Node>) {
      // One that was taken out of the page says nothing more.
      if (!host.contains(video)) playing.current.delete(video);
      else if (!current.some((slide) => slide.contains(video))) video.pause?.();
    }
    note();
  }, [nodes, index]);
  useLayoutEffect(() => {
    const current = nodes.slice(index, index + shown);
    return () => {
      for (const frame of host.querySelectorAll('iframe'))
        if (current.some((slide) => slide.contains(frame))) pauseFrame(frame);
    };
  }, [nodes[index]]);
  return count > 0;
}
