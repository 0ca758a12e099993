import { type ReactNode, useRef } from 'react';
import { useFocusRelay } from '../../core/element/ui/focus-relay.ts';
import type { InteractiveMapProps } from './InteractiveMap.tsx';

interface Props extends Pick<InteractiveMapProps, 'say' | 'provider' | 'href' | 'hasFocus'> {
  readonly onAllow: () => void;
}

/** Asks before a provider is contacted, in the box of the map. */
export function Question({ say, provider, href, hasFocus, onAllow }: Props): ReactNode {
  const ref = useRef<HTMLButtonElement>(null);
  useFocusRelay(ref, hasFocus);
  return (
    <div part="consent" className="consent">
      <div id="question">{say('map-consent', { provider: provider.name })}</div>
      <button
        ref={ref}
        type="button"
        part="allow"
        className="button primary"
        aria-describedby="question"
        // Nobody agrees by the rest of what asked for the map: a key that is held down, the second click of two.
        onKeyDown={(event) => event.repeat && event.preventDefault()}
        onClick={({ detail }) => {
          if (detail > 1) return;
          ref.current?.focus();
          onAllow();
        }}
      >
        {say('map-allow')}
      </button>
      <a className="button" href={href} target="_blank" rel="noreferrer">
        {say('map-elsewhere')}
      </a>
    </div>
  );
}
