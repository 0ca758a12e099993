import { useLayoutEffect, useRef, useState } from 'react';
import { useHost, useHostEffect } from '../../core/element/hooks/host.ts';
import { pauseMessageFor } from '../../core/model/video-players.ts';
import { unclobber } from '../../core/page/unclobber.ts';
import type { Slides } from './slides.ts';

/** Events of `<video>`, which do not bubble and are captured, and of `<site-video>`. */
const begins = ['play', 'site-play'];
const types = [...begins, 'pause', 'ended', 'emptied', 'site-paused', 'site-ended', 'site-stopped'];

/** Frames do not report whether they play; known players accept a pause message. */
function pauseFrame({ src, contentWindow }: HTMLIFrameElement): void {
  const pause = pauseMessageFor(src);
  if (pause) contentWindow?.postMessage(...pause);
}

/** Returns whether a video in a slide plays. A video pauses when its slide is no longer shown (docs/spec.md#widgets-4). */
export function useVideos({ nodes, index, shown }: Slides): boolean {
  const host = useHost();
  const playing = useRef(new Set<EventTarget | null>());
  const [count, setCount] = useState(0);
  const note = (): void => setCount(playing.current.size);
  useHostEffect((_host, signal) => {
    const update = ({ type, target }: Event): void => {
      playing.current[begins.includes(type) ? 'add' : 'delete'](target);
      note();
    };
    // Removed without the signal, which would make each listener four times as expensive.
    for (const type of types) host.addEventListener(type, update, true);
    signal.addEventListener('abort', () => {
      for (const type of types) host.removeEventListener(type, update, true);
    });
    // The code that moves the slides may run after that.
    for (const video of host.querySelectorAll('video')) if (!video.paused) playing.current.add(video);
  });
  useLayoutEffect(() => {
    const current = nodes.slice(index, index + shown);
    // These events come from videos; other elements that send them need not support `pause()`.
    for (const video of playing.current as Set<Partial<HTMLVideoElement> & Node>) {
      // A removed video dispatches no more events.
      if (!host.contains(video)) playing.current.delete(video);
      else if (!current.some((slide) => unclobber(slide).contains(video))) video.pause?.();
    }
    note();
  }, [nodes, index]);
  useLayoutEffect(() => {
    const current = nodes.slice(index, index + shown);
    return () => {
      for (const frame of host.querySelectorAll('iframe'))
        if (current.some((slide) => unclobber(slide).contains(frame))) pauseFrame(frame);
    };
  }, [nodes[index]]);
  return count > 0;
}
