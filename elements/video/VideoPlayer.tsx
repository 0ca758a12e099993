/** What takes the thumbnail's place: the question for consent, then the player. Loaded when a visitor is about to play. */
import { type ReactNode, type RefObject, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { useSurroundings } from '../../core/element/hooks/host.ts';
import { useBridge } from '../../core/element/root.tsx';
import buttons from '../../core/element/ui/button.css';
import type { MessageArgs } from '../../core/model/finding.ts';
import { consent } from '../../core/page/consent.ts';
import { adoptInto } from '../../core/page/sheet.ts';
import { controlFrame } from './control-frame.ts';
import { type Controls, controlMedia, type Hear } from './controls.ts';
import type { Video } from './model/find-video.ts';
import type { Mode } from './model/modes.ts';
import { isFile, playerAddress, playerOrigins } from './model/player.ts';
import type { Place } from './model/player-place.ts';
import { protocols } from './model/protocols.ts';
import { useFocusRelay } from './useFocusRelay.ts';
import { usePlayerPlace } from './usePlayerPlace.ts';
import sheet from './video-player.css';

export interface VideoPlayerProps {
  readonly video: Video;
  readonly title: string;
  readonly provider: string;
  readonly mode: Mode | undefined;
  readonly requireConsent: boolean;
  readonly box: HTMLElement | null;
  readonly say: (code: string, args?: MessageArgs) => string;
  /** Holds the player's controls while it is there, where it takes any. */
  readonly controls: RefObject<Controls | null>;
  readonly hasFocus: RefObject<boolean>;
  readonly onHear: Hear;
}

interface QuestionProps extends Pick<VideoPlayerProps, 'say' | 'provider' | 'hasFocus'> {
  readonly page: string;
  readonly onAllow: () => void;
}

function Question({ say, provider, page, hasFocus, onAllow }: QuestionProps): ReactNode {
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
        onClick={() => {
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

const pixels = ({ left, top, width, height }: Place) => ({
  left: `${left}px`,
  top: `${top}px`,
  width: `${width}px`,
  height: `${height}px`,
});

type PlayerProps = Pick<VideoPlayerProps, 'video' | 'title' | 'controls' | 'hasFocus' | 'onHear'> & {
  readonly src: string;
  readonly place: Place | undefined;
};

/** A file in the browser's player, a known provider's player, or any other in a frame that is of no origin. */
function Player({ video, title, src, place, controls, hasFocus, onHear }: PlayerProps): ReactNode {
  const { known } = video;
  const file = useRef<HTMLVideoElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const isPlayedHere = isFile(video);
  useFocusRelay(isPlayedHere ? file : frame, hasFocus);
  useLayoutEffect(() => {
    const controller = new AbortController();
    const told = { hear: onHear, signal: controller.signal };
    if (file.current) controls.current = controlMedia(file.current, onHear, controller.signal);
    if (frame.current && known) {
      const player = { frame: frame.current, protocol: protocols[known], origin: playerOrigins[known] };
      controls.current = controlFrame({ ...player, ...told });
    }
    return () => {
      controls.current = null;
      controller.abort();
    };
  }, []);
  const look = { part: 'player', className: 'player', style: place && pixels(place) };
  if (isPlayedHere) return <video ref={file} {...look} src={src} aria-label={title} controls autoPlay playsInline />;
  return (
    <iframe
      ref={frame}
      {...look}
      title={title}
      allow="autoplay; fullscreen; encrypted-media; picture-in-picture"
      // YouTube refuses to play for a page that does not say where it is (its error 153).
      referrerPolicy="strict-origin-when-cross-origin"
      sandbox={known ? undefined : 'allow-scripts allow-popups allow-forms allow-presentation'}
      src={src}
    />
  );
}

/** Asks first where consent is required and not given: what was never answered means no (architecture, "The page runtime"). */
export function VideoPlayer(props: VideoPlayerProps): ReactNode {
  const { video, mode, requireConsent, box } = props;
  const { element, shadow } = useBridge().host;
  const { ownerDocument } = element;
  const { allows, grant, subscribe } = consent(ownerDocument);
  useSurroundings(() => adoptInto(shadow, [buttons, sheet]));
  const mayPlay = useSyncExternalStore(subscribe, () => !requireConsent || !video.isForeign || allows('media'));
  const place = usePlayerPlace(box, mode, video.size);
  const { src, page } = playerAddress(video, String(ownerDocument.defaultView?.origin));
  if (!mayPlay) return <Question {...props} page={page} onAllow={() => grant('media')} />;
  return <Player key={mode} {...props} src={src} place={place} />;
}
