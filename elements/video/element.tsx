import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { elementClass } from '../../core/element/element-class.tsx';
import { useIsClient } from '../../core/element/hooks/client-value.ts';
import { useMessages } from '../../core/element/hooks/language.ts';
import { useBridge } from '../../core/element/root.tsx';
import { warnOnce } from '../../core/element/warn-once.ts';
import type { ValuesOf } from '../../core/model/contract/contract.ts';
import { lazyModule } from '../../core/page/lazy-module.ts';
import { contract } from './contract.ts';
import { messages } from './messages.en.ts';
import { boxRatio } from './model/box.ts';
import page from './page.css';
import { Thumbnail } from './Thumbnail.tsx';
import { type AuthorVideo, useAuthorVideo } from './useAuthorVideo.ts';
import { type PlaybackFailure, useVideoSession } from './useVideoSession.ts';
import shadow from './video.css';

const videoPlayer = lazyModule((_retry) => import('./VideoPlayer.tsx'));

/** Emits `site-error` once for each new problem. Returns the key of the problem's message. */
function useProblem({ isInvalid, hasImage }: AuthorVideo, failure?: PlaybackFailure): string | undefined {
  const bridge = useBridge();
  const invalid = hasImage ? 'video-image-needs-embed' : 'video-embed-invalid';
  const code = isInvalid ? invalid : failure?.code;
  useLayoutEffect(() => {
    if (code) bridge.emit('site-error', { code, args: {}, cause: failure?.cause });
  }, [code, failure]);
  return code;
}

function VideoElementView({ mode, aspectRatio, requireConsent, ...values }: ValuesOf<typeof contract>): ReactNode {
  const [player, setPlayer] = useState<typeof videoPlayer.loaded>();
  const author = useAuthorVideo(values, player?.isPlayable);
  const { video, own, hasImage } = author;
  const session = useVideoSession(author);
  const { isShown, failure, stop } = session;
  const problem = useProblem(author, failure);
  const getMessage = useMessages(messages);
  const box = useRef<HTMLDivElement>(null);
  const hasFocus = useRef(false);

  /** Also called on hover and focus. The click retries a failed load, and only its failure is reported. */
  const load = (): void => {
    if (player) return;
    videoPlayer.load().then(setPlayer, (cause) => {
      warnOnce(messages['video-loader-missing']);
      stop(cause);
    });
  };
  useLayoutEffect(() => {
    if (video && isShown) load();
  }, [isShown]);

  const ratio = boxRatio(aspectRatio, { size: video?.embed?.size, hasImage, hasPlayer: !!video });
  // Without script the author’s link is the only control.
  const isScripted = useIsClient();
  const shared = { ...author, ...session, getMessage, hasFocus };
  return (
    <div ref={box} part="box" className="box" style={{ aspectRatio: String(own ? (aspectRatio ?? 'auto') : ratio) }}>
      <slot inert={isScripted && !!video} hidden={!!video && !hasImage} />
      {player && video && isShown ? (
        <player.VideoPlayer {...shared} video={video} mode={mode} requireConsent={requireConsent} box={box} />
      ) : (
        <Thumbnail {...shared} problem={problem} onIntent={load} />
      )}
    </div>
  );
}

/**
 * `<site-video>`: a thumbnail with a play button, replaced by the player on request (docs/spec.md#widgets-2 to docs/spec.md#widgets-5, docs/spec.md#widgets-7, docs/spec.md#widgets-9). No server
 * other than the page's own is contacted before a visitor plays the video.
 */
export const SiteVideoElement = elementClass(contract, VideoElementView, { shadow, page });
