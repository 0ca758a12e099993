import { type ReactNode, useRef } from 'react';
import { useFocusRelay } from '../../core/element/ui/focus-relay.ts';
import type { ViewProps } from './Thumbnail.tsx';

interface Props extends Pick<ViewProps, 'say' | 'provider' | 'hasFocus'> {
  /** Where the video can be watched without this page's asking. */
  readonly page: string;
  readonly onAllow: () => void;
}

/** Asks before a provider is contacted, in the box of the video. */
export function Question({ say, provider, page, hasFocus, onAllow }: Props): ReactNode {
  const ref = useRef<HTMLButtonElement>(null);
  useFocusRelay(ref, hasFocus);
  return (
    <div part="consent" className="consent">
      <div id="question">{say('video-consent', { provider })}</div>
      <button
        ref={ref}
        type="button"
        part="allow"
        className="button primary"
        aria-describedby="question"
        // Nobody agrees by the rest of what started the video: a key that is held down, the second click of two.
        onKeyDown={(event) => event.repeat && event.preventDefault()}
        onClick={({ detail }) => {
          if (detail > 1) return;
          // As on the thumbnail: Safari does not focus what is clicked.
          ref.current?.focus();
          onAllow();
        }}
      >
        {say('video-allow')}
      </button>
      <a part="elsewhere" className="button" href={page}>
        {say('video-elsewhere', { provider })}
      </a>
    </div>
  );
}
