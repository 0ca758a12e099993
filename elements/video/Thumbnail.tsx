import { type ReactNode, type RefObject, useRef } from 'react';
import type { GetMessage } from '../../core/element/hooks/language.ts';
import { useFocusRelay } from '../../core/element/ui/focus-relay.ts';
import type { AuthorVideo } from './useAuthorVideo.ts';
import type { VideoSession } from './useVideoSession.ts';

/** The props that the thumbnail and the player share. The box contains one of them at a time. */
export interface ViewProps extends AuthorVideo, VideoSession {
  readonly getMessage: GetMessage;
  readonly hasFocus: RefObject<boolean>;
}

interface Props extends ViewProps {
  /** The message code of the problem. */
  readonly problem: string | undefined;
  /** Called when the visitor is about to play the video. */
  readonly onIntent: () => void;
}

/** The button that covers the thumbnail, and a notice: the provider that it contacts, or an error. */
export function Thumbnail(props: Props): ReactNode {
  const { video, isInvalid, title, provider, isShown, play, getMessage, hasFocus, problem, onIntent } = props;
  const ref = useRef<HTMLButtonElement>(null);
  useFocusRelay(ref, hasFocus);
  const text = problem ? getMessage(problem) : video?.isForeign && getMessage('video-notice', { provider });
  return (
    <>
      {video && (
        <button
          ref={ref}
          type="button"
          part="play"
          // While the player is loading.
          className={isShown ? 'play busy' : 'play'}
          aria-label={getMessage(title ? 'video-play-titled' : 'video-play', { title })}
          aria-describedby={text ? 'note' : undefined}
          onFocus={onIntent}
          onPointerMove={onIntent}
          onClick={() => {
            // Safari does not focus a clicked button, so the focus would be lost.
            ref.current?.focus();
            play();
          }}
        >
          <svg part="mark" viewBox="0 0 72 72" aria-hidden="true">
            <circle cx="36" cy="36" r="35" />
            <path d="M29 22v28l22-14z" />
          </svg>
        </button>
      )}
      {text && (
        // A new node for each problem, so that screen readers announce a playback failure immediately.
        <p
          key={problem}
          id="note"
          part={problem ? 'error' : 'notice'}
          role={problem && (isInvalid ? 'status' : 'alert')}
        >
          {text}
        </p>
      )}
    </>
  );
}
