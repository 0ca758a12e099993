/** The two kinds of player: the browser's for files, and that of a provider in a frame. */
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { useFocusRelay } from '../../core/element/ui/focus-relay.ts';
import { controlFrame } from './control-frame.ts';
import { type PlayerAddress, playerOrigins } from './model/player.ts';
import type { Place } from './model/player-place.ts';
import { protocols } from './model/protocols.ts';
import type { ViewProps } from './Thumbnail.tsx';
import type { Controls } from './useVideoSession.ts';

export interface PlayerProps extends Pick<ViewProps, 'title' | 'controls' | 'hasFocus' | 'onReport' | 'stop'> {
  readonly address: PlayerAddress;
  /** The player's position in the box. If undefined, the player fills the box. */
  readonly place: Place | undefined;
}

const lookOf = (place: Place | undefined) => {
  const px = (name: keyof Place): string => `${place?.[name]}px`;
  const style = place && { left: px('left'), top: px('top'), width: px('width'), height: px('height') };
  return { part: 'player', className: 'player', style };
};

/** Passes the player's commands to the session while it is mounted. */
function useControls(controls: RefObject<Controls | null>, make: (signal: AbortSignal) => Controls | null): void {
  useLayoutEffect(() => {
    const controller = new AbortController();
    controls.current = make(controller.signal);
    return () => {
      controls.current = null;
      controller.abort();
    };
  }, []);
}

/** Plays a file in the browser's own player. If playback fails, the thumbnail returns with an error message. */
export function FilePlayer({ address, place, title, controls, hasFocus, onReport, stop }: PlayerProps): ReactNode {
  const ref = useRef<HTMLVideoElement>(null);
  useFocusRelay(ref, hasFocus);
  useControls(controls, () => ref.current);
  return (
    <video
      ref={ref}
      {...lookOf(place)}
      src={address.src}
      aria-label={title}
      controls
      autoPlay
      playsInline
      onPlay={() => onReport('played')}
      onPause={() => onReport('paused')}
      onEnded={() => onReport('ended')}
      onError={({ currentTarget }) => stop(currentTarget.error)}
    />
  );
}

// A page that a player opens in a new window is not sandboxed.
const sandbox = 'allow-scripts allow-popups allow-popups-to-escape-sandbox allow-forms allow-presentation';

/** The player of a known provider, or any other in a sandboxed frame with an opaque origin. */
export function FramePlayer({ address, place, title, controls, hasFocus, onReport }: PlayerProps): ReactNode {
  const { known, src } = address;
  const ref = useRef<HTMLIFrameElement>(null);
  useFocusRelay(ref, hasFocus);
  useControls(controls, (signal) => {
    const frame = ref.current;
    return frame && known
      ? controlFrame({ frame, protocol: protocols[known], origin: playerOrigins[known], onReport, signal })
      : null;
  });
  return (
    <iframe
      ref={ref}
      {...lookOf(place)}
      title={title}
      allow="autoplay; fullscreen; encrypted-media; picture-in-picture"
      // YouTube requires a referrer (error 153 without one).
      referrerPolicy="strict-origin-when-cross-origin"
      sandbox={known ? undefined : sandbox}
      src={src}
    />
  );
}
