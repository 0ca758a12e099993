import { type ReactNode, type RefObject, useRef } from 'react';
import { useIsClient } from '../../core/element/hooks/client-value.ts';
import type { GetMessage } from '../../core/element/hooks/language.ts';
import { useFocusRelay } from '../../core/element/ui/focus-relay.ts';

export interface FootProps {
  readonly getMessage: GetMessage;
  readonly isBusy: boolean;
  /** `undefined` if no provider can draw a map. */
  readonly onShow: (() => void) | undefined;
  readonly onIntent: () => void;
  readonly notice: string | undefined;
  readonly hasFailed: boolean;
  readonly hasFocus: RefObject<boolean>;
}

export interface StaticMapProps extends FootProps {
  /** The lines of the address. */
  readonly address: readonly string[];
  readonly mapStyle: string;
  readonly aspectRatio: number | undefined;
  /** The external map; `undefined` if the marker is not a link. */
  readonly href: string | undefined;
  readonly marker: RefObject<HTMLElement | null>;
  /** The content that replaces the image: the consent prompt, or the map. */
  readonly children: ReactNode;
}

/** A drawing of streets, a river and a park, not of a real place. */
const Drawing = (): ReactNode => (
  <svg className="drawing" viewBox="0 0 320 180" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <path className="park" d="M36 16h70l18 44-66 26-40-30zM224 112l60-16 26 56-52 28h-40z" />
    <path className="water" d="M-9 138C70 96 120 170 190 92S290 52 330 6" />
    <path className="streets" d="M-9 42 330 98M76-9l40 200M210-9l-28 200M-9 96l340 70M286-9l24 200M-9 172 190-9" />
  </svg>
);

const Pin = (): ReactNode => (
  <svg className="pin" viewBox="0 0 48 64" aria-hidden="true">
    <path d="M24 62C15 44 4 36 4 22a20 20 0 0 1 40 0c0 14-11 22-20 40z" />
    <circle cx="24" cy="22" r="7" />
  </svg>
);

/** The button that opens the map, and a notice: the provider that it contacts, or an error message. */
function Foot({ getMessage, isBusy, onShow, onIntent, notice, hasFailed, hasFocus }: FootProps): ReactNode {
  const ref = useRef<HTMLButtonElement>(null);
  useFocusRelay(ref, hasFocus);
  if (!onShow) return null;
  const click = (): void => {
    // Safari does not focus a clicked button, so the focus would be lost.
    ref.current?.focus();
    onShow();
  };
  return (
    <div className="foot">
      <button
        ref={ref}
        type="button"
        part="show"
        className={isBusy ? 'button busy' : 'button'}
        aria-describedby={notice && 'notice'}
        onPointerMove={onIntent}
        onFocus={onIntent}
        onClick={click}
      >
        {getMessage('map-show')}
      </button>
      {notice && (
        // A new node for each notice, so that screen readers announce an error immediately.
        <p key={notice} id="notice" part="notice" role={hasFailed ? 'alert' : undefined}>
          {notice}
        </p>
      )}
    </div>
  );
}

interface MarkerProps extends Pick<StaticMapProps, 'getMessage' | 'href' | 'marker'> {
  readonly place: string;
}

const Marker = ({ getMessage, href, marker, place }: MarkerProps): ReactNode =>
  href ? (
    // The hook only moves the node and listens to it, whether it is a link or not.
    <a part="marker" ref={marker as RefObject<HTMLAnchorElement>} href={href} target="_blank" rel="noreferrer">
      <Pin />
      <span className="spoken">{getMessage('map-link', { place })}</span>
    </a>
  ) : (
    <span part="marker" ref={marker} role="img" aria-label={getMessage('map-marker', { place })}>
      <Pin />
    </span>
  );

/** The address as text, an image next to it, and the marker. Contacts no other server (docs/spec.md#widgets-2). */
export function StaticMap(props: StaticMapProps): ReactNode {
  const { getMessage, address, mapStyle, aspectRatio, href, marker, children } = props;
  // Without script the author’s link is not replaced.
  const isScripted = useIsClient();
  // Inherited by the slotted image. React's types know no custom properties.
  const style = aspectRatio === undefined ? undefined : { ['--_site-map-ratio' as string]: String(aspectRatio) };
  return (
    <>
      <slot name="address">
        {address.length > 0 && (
          <address part="address">
            {address.map((line) => (
              <div key={line}>{line}</div>
            ))}
          </address>
        )}
      </slot>
      <div part="box" className={`box ${mapStyle}`} style={style}>
        <slot inert={isScripted}>
          <Drawing />
        </slot>
        {children || <Foot {...props} />}
        <Marker
          getMessage={getMessage}
          href={href}
          marker={marker}
          place={address.join(', ') || getMessage('map-here')}
        />
      </div>
    </>
  );
}
