import { type ReactNode, type RefObject, useRef } from 'react';
import { useFocusRelay } from '../../core/element/ui/focus-relay.ts';
import type { MessageArgs } from '../../core/model/finding.ts';
import type { AuthorVideo } from './useAuthorVideo.ts';
import type { VideoSession } from './useVideoSession.ts';

/** The props that the thumbnail and the player share. The box contains one of them at a time. */
export interface ViewProps extends AuthorVideo, VideoSession {
  readonly say: (code: string, args?: MessageArgs) => string;
  readonly hasFocus: RefObject<boolean>;
}

interface Props extends ViewProps {
  /** The code of what is wrong. */
  readonly problem: string | undefined;
  /** The visitor is about to play it. */
  readonly onIntent: () => void;
}

/** The button over the whole thumbnail, and what there is to say: whom it contacts, or what is wrong. */
export function Thumbnail(props: Props): ReactNode {
  const { video, isInvalid, title, provider, isShown, play, say, hasFocus, problem, onIntent } = props;
  const ref = useRef<HTMLButtonElement>(null);
  useFocusRelay(ref, hasFocus);
  const text = problem ? say(problem) : video?.isForeign && say('video-notice', { provider });
  return (
    <>
      {video && (
        <button
          ref={ref}
          type="button"
          part="play"
          // While the player is on its way.
          className={isShown ? 'play busy' : 'play'}
          aria-label={say(title ? 'video-play-titled' : 'video-play', { title })}
          aria-describedby={text ? 'note' : undefined}
          onFocus={onIntent}
          onPointerEnter={onIntent}
          onClick={() => {
            // Safari does not focus what is clicked, and then nothing would hand the focus on.
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
