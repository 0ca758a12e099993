/** What takes the thumbnail's place: the question for consent, then the player. Loaded when a visitor is about to play. */
import { type ReactNode, type RefObject, useLayoutEffect, useSyncExternalStore } from 'react';
import { useSurroundings } from '../../core/element/hooks/host.ts';
import { useBridge } from '../../core/element/root.tsx';
import buttons from '../../core/element/ui/button.css';
import { consent } from '../../core/page/consent.ts';
import { adoptInto } from '../../core/page/sheet.ts';
import type { Video } from './model/find-video.ts';
import type { Mode } from './model/modes.ts';
import { isFile, playerAddress } from './model/player.ts';
import { FilePlayer, FramePlayer } from './players.tsx';
import { Question } from './Question.tsx';
import type { ViewProps } from './Thumbnail.tsx';
import { originOf } from './useAuthorVideo.ts';
import { usePlayerPlace } from './usePlayerPlace.ts';
import sheet from './video-player.css';

export interface VideoPlayerProps extends ViewProps {
  readonly video: Video;
  readonly mode: Mode | undefined;
  readonly requireConsent: boolean;
  readonly box: RefObject<HTMLElement | null>;
}

/** Whether there is a player for it: not every page of a provider is a video's. */
export const isPlayable = (video: Video, page: Document): boolean => playerAddress(video, originOf(page)) !== undefined;

/** Asks first where consent is required and not given: what was never answered means no (architecture, "The page runtime"). */
export function VideoPlayer({ video, ...props }: VideoPlayerProps): ReactNode {
  const { mode, requireConsent, box, title, say, stop } = props;
  const { element, shadow } = useBridge().host;
  const page = element.ownerDocument;
  const { allows, grant, subscribe } = consent(page);
  useSurroundings(() => adoptInto(shadow, [buttons, sheet]));
  const mayPlay = useSyncExternalStore(subscribe, () => !requireConsent || !video.isForeign || allows('media'));
  // Whoever has just withdrawn the consent is not asked for it at once: the player gives way to the thumbnail.
  useLayoutEffect(() => (mayPlay ? () => stop() : undefined), [mayPlay]);
  const place = usePlayerPlace(box.current, mode, video.embed?.size);
  const address = playerAddress(video, originOf(page));
  if (!address) return null;
  if (!mayPlay) return <Question {...props} page={address.page} onAllow={() => grant('media')} />;
  const Player = isFile(address) ? FilePlayer : FramePlayer;
  return <Player key={mode} {...props} title={title || say('video-player')} address={address} place={place} />;
}
