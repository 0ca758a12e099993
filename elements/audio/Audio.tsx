import { type ReactNode, useState } from 'react';
import type { GetMessage } from '../../core/element/hooks/language.ts';
import { useLazyModule } from '../../core/element/hooks/lazy.ts';
import { isSafeUrl } from '../../core/model/safe-url.ts';
import { formatClockTime } from './model/clock-time.ts';
import type { Track } from './tracks.ts';
import { type Player, usedPlayer } from './usePlayer.ts';

export interface AudioProps extends Player, Track {
  readonly getMessage: GetMessage;
  /** Writes a time as text for screen readers; undefined before the element is hydrated. */
  readonly speakTime: ((time: number) => string) | undefined;
}

const paths = {
  play: 'M8 5v14l11-7z',
  pause: 'M7 5h4v14H7zM13 5h4v14h-4z',
  download: 'M11 4h2v8h4l-5 5-5-5h4zM5 19h14v1.5H5z',
};

const Icon = ({ name }: { readonly name: keyof typeof paths }): ReactNode => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path d={paths[name]} />
  </svg>
);

/** The controls of a recording, in one row. */
export function Audio(props: AudioProps): ReactNode {
  const { title, artist, src, hasDownload, getMessage, speakTime, isPlaying, elapsed, total, hasFailed, toggle } =
    props;
  // While the slider has the focus, screen readers announce each change of its text, and playing would change it each second.
  const [announced, setAnnounced] = useState<number>();
  const { module: used, load } = useLazyModule(usedPlayer, 'audio-keys-missing');
  const spokenTime = isPlaying ? (announced ?? elapsed) : elapsed;

  const seek = (position: number): void => {
    if (announced !== undefined) setAnnounced(position);
    props.seek(position);
  };
  const onSlide = ({ currentTarget }: { readonly currentTarget: HTMLInputElement }): void =>
    seek(currentTarget.valueAsNumber);
  const label = (code: string): string => getMessage(code, { title }).trim();
  const spoken = (time: number): string => speakTime?.(time) ?? '';
  const position = total && getMessage('audio-position', { elapsed: spoken(spokenTime), total: spoken(total) });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls
    <div
      part="bar"
      className="bar"
      role="group"
      aria-label={title || getMessage('audio-label')}
      // Preact, unlike React, does not let the event bubble.
      onFocusCapture={load}
      onKeyDown={(event) => {
        if (used?.obeyKey(event, { elapsed, total, toggle, seek })) event.preventDefault();
      }}
    >
      <button type="button" part="play" aria-label={label(isPlaying ? 'audio-pause' : 'audio-play')} onClick={toggle}>
        <Icon name={isPlaying ? 'pause' : 'play'} />
      </button>
      <div className="row">
        <div part="title" className="title">
          {hasFailed ? (
            <span role="alert">{getMessage('audio-failed')}</span>
          ) : (
            <>
              {title} {artist && <small>{artist}</small>}
            </>
          )}
        </div>
        <div part="time" className="time" aria-hidden="true">
          {formatClockTime(elapsed)} / {total ? formatClockTime(total) : '-:--'}
        </div>
        <input
          type="range"
          part="seek"
          aria-label={getMessage('audio-seek')}
          aria-valuetext={speakTime && (position || spoken(spokenTime))}
          disabled={!speakTime || !total}
          max={total}
          step="any"
          value={total ? elapsed : 0}
          // React's type of styles has no custom properties.
          style={{ '--played': total ? elapsed / total : 0 } as object}
          onFocus={() => setAnnounced(elapsed)}
          onBlur={() => setAnnounced(undefined)}
          // Preact calls the second one only when the slider is released; React requires it.
          onInput={onSlide}
          onChange={onSlide}
        />
      </div>
      {hasDownload && isSafeUrl(src) && (
        <a part="download" href={src} download="" aria-label={label('audio-download')}>
          <Icon name="download" />
        </a>
      )}
    </div>
  );
}
