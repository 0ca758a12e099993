/** Replaces the thumbnail: shows the consent prompt, then the player. Loaded when a visitor is about to play the video. */
import type { ReactNode, RefObject } from 'react';
import { useHostEffect } from '../../core/element/hooks/host.ts';
import { useMessages } from '../../core/element/hooks/language.ts';
import { useBridge } from '../../core/element/root.tsx';
import { ConsentQuestion, useMediaConsent } from '../../core/element/ui/consent-question.tsx';
import { adoptInto } from '../../core/page/sheet.ts';
import type { Video } from './model/find-video.ts';
import type { Mode } from './model/modes.ts';
import { isFile, playerAddress } from './model/player.ts';
import { messages } from './player/messages.en.ts';
import { FilePlayer, FramePlayer } from './players.tsx';
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

/** Whether there is a player for the URL: not every page of a provider contains a video. */
export const isPlayable = (video: Video, page: Document): boolean => playerAddress(video, originOf(page)) !== undefined;

/** Shows the consent prompt first if consent is required and not yet granted. */
export function VideoPlayer({ video, ...props }: VideoPlayerProps): ReactNode {
  const { mode, requireConsent, box, title, provider, hasFocus, stop } = props;
  const getMessage = useMessages(messages);
  const { element, shadow } = useBridge().host;
  const origin = originOf(element.ownerDocument);
  useHostEffect(() => adoptInto(shadow, [sheet]));
  const mayPlay = useMediaConsent(requireConsent && video.isForeign, stop);
  const place = usePlayerPlace(box.current, mode, video.embed?.size);
  const address = playerAddress(video, origin);
  if (!address) return null;
  if (!mayPlay)
    return (
      <ConsentQuestion
        question={getMessage('video-consent', { provider })}
        allow={getMessage('video-allow')}
        hasFocus={hasFocus}
      >
        <a part="elsewhere" className="button" href={address.page}>
          {getMessage('video-elsewhere', { provider })}
        </a>
      </ConsentQuestion>
    );
  const Player = isFile(address) ? FilePlayer : FramePlayer;
  return <Player key={mode} {...props} title={title || getMessage('video-player')} address={address} place={place} />;
}
