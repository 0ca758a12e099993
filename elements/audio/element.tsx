import { type ReactNode, type RefObject, useLayoutEffect, useMemo, useRef } from 'react';
import { elementClass } from '../../core/element/element-class.tsx';
import { useAuthorChildren, useWriteAttribute } from '../../core/element/hooks/author-children.ts';
import { useIsClient } from '../../core/element/hooks/client-value.ts';
import { useHost } from '../../core/element/hooks/host.ts';
import { useMessages } from '../../core/element/hooks/language.ts';
import { useListener } from '../../core/element/hooks/listener.ts';
import { warnOnce } from '../../core/element/warn-once.ts';
import type { ValuesOf } from '../../core/model/contract/contract.ts';
import { languageOf } from '../../core/page/language.ts';
import { isNode, unclobber } from '../../core/page/unclobber.ts';
import { Audio } from './Audio.tsx';
import shadow from './audio.css';
import { contract } from './contract.ts';
import { messages } from './messages.en.ts';
import { spokenTime } from './model/clock-time.ts';
import page from './page.css';
import { recordingsOf, type Track } from './tracks.ts';
import { usePlayer } from './usePlayer.ts';

/** Marks the link of the current track, and plays the track of a link that is clicked. */
function useLinks(
  list: RefObject<HTMLElement | null>,
  tracks: readonly Track[],
  index: number,
  toggleTrack: (index: number) => void,
): void {
  const write = useWriteAttribute();
  useListener(list, 'click', (event) => {
    const { target, altKey, ctrlKey, metaKey, shiftKey, defaultPrevented } = event;
    if (defaultPrevented || altKey || ctrlKey || metaKey || shiftKey || !isNode(target)) return;
    const at = tracks.findIndex(({ link }) => link && unclobber(link).contains(target));
    if (at < 0) return;
    event.preventDefault();
    toggleTrack(at);
  });
  useLayoutEffect(() => {
    for (const [at, { link }] of tracks.entries()) if (link) write(link, 'aria-current', at === index ? 'true' : null);
  }, [tracks, index]);
}

function AudioElementView(values: ValuesOf<typeof contract>): ReactNode {
  const host = useHost();
  const children = useAuthorChildren();
  const getMessage = useMessages(messages);
  const audioRef = useRef<HTMLAudioElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const { own, tracks } = useMemo(() => recordingsOf(values, children), [...Object.values(values), children]);
  const { length } = tracks;
  const index = length && ((values.currentIndex % length) + length) % length;
  const track = tracks[index];
  const player = usePlayer({ own, tracks, track, index, audioRef });
  useLinks(list, tracks, index, player.toggleTrack);
  const isClient = useIsClient();
  if (!track) warnOnce(messages['audio-missing']);
  return (
    <>
      {track && !own && (
        // biome-ignore lint/a11y/useMediaCaption: the author's recording has no captions
        <audio ref={audioRef} src={track.src} preload="none" />
      )}
      {track && (
        <Audio
          {...player}
          {...track}
          getMessage={getMessage}
          speakTime={isClient ? (time) => spokenTime(time, languageOf(host)) : undefined}
        />
      )}
      <div ref={list}>
        <slot className={own && 'own'} />
      </div>
    </>
  );
}

/** `<site-audio>`: a recording or a list of tracks, one of which plays at a time on the page (docs/spec.md#runtime-2 and docs/spec.md#runtime-9). */
export const SiteAudioElement = elementClass(contract, AudioElementView, { shadow, page });
