import { type ReactNode, type RefObject, useRef } from 'react';
import { useFocusRelay } from './useFocusRelay.ts';

interface Props {
  /** The button's name. */
  readonly label: string;
  /** Who is contacted when the video is played; nobody when it is empty. */
  readonly notice: string;
  readonly hasFocus: RefObject<boolean>;
  readonly onPlay: () => void;
  /** The visitor is about to play it. */
  readonly onIntent: () => void;
}

/** The button over the whole thumbnail, and the notice of whom it contacts. */
export function Thumbnail({ label, notice, hasFocus, onPlay, onIntent }: Props): ReactNode {
  const ref = useRef<HTMLButtonElement>(null);
  useFocusRelay(ref, hasFocus);
  return (
    <>
      <button
        ref={ref}
        type="button"
        part="play"
        className="play"
        aria-label={label}
        aria-describedby={notice ? 'notice' : undefined}
        onFocus={onIntent}
        onPointerEnter={onIntent}
        onClick={() => {
          // Safari does not focus what is clicked, and then nothing would hand the focus on.
          ref.current?.focus();
          onPlay();
        }}
      >
        <svg part="mark" className="mark" viewBox="0 0 72 72" aria-hidden="true">
          <circle cx="36" cy="36" r="35" />
          <path d="M29 22v28l22-14z" />
        </svg>
      </button>
      {notice && (
        <p part="notice" id="notice">
          {notice}
        </p>
      )}
    </>
  );
}
