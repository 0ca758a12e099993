/** What takes the picture's place: the question for consent, then the map. Loaded when a visitor is about to ask for it. */
import type { ReactNode, RefObject } from 'react';
import { useHostEffect } from '../../core/element/hooks/host.ts';
import { useBridge } from '../../core/element/root.tsx';
import { ConsentQuestion, useMediaConsent } from '../../core/element/ui/consent-question.tsx';
import type { ValuesOf } from '../../core/model/contract/contract.ts';
import { adoptInto } from '../../core/page/sheet.ts';
import type { contract } from './contract.ts';
import sheet from './interactive-map.css';
import { LiveMap } from './LiveMap.tsx';
import type { Place } from './model/place.ts';
import type { Provider } from './model/provider.ts';
import type { Say } from './StaticMap.tsx';

export interface InteractiveMapProps {
  readonly values: ValuesOf<typeof contract>;
  readonly place: Place;
  readonly provider: Provider;
  readonly say: Say;
  /** The external map. */
  readonly href: string;
  readonly marker: RefObject<HTMLElement | null>;
  readonly hasFocus: RefObject<boolean>;
  readonly onShown: () => void;
  /** With the reason, where something failed. */
  readonly onStop: (cause?: unknown) => void;
}

/** Asks first where consent is needed and not given. */
export function InteractiveMap(props: InteractiveMapProps): ReactNode {
  const { values, provider, say, href, hasFocus, onStop } = props;
  const { shadow } = useBridge().host;
  useHostEffect(() => adoptInto(shadow, [sheet]));
  const mayLoad = useMediaConsent(values.requireConsent && provider.isForeign, onStop);
  if (!mayLoad)
    return (
      <ConsentQuestion
        question={say('map-consent', { provider: provider.name })}
        allow={say('map-allow')}
        hasFocus={hasFocus}
      >
        <a className="button" href={href} target="_blank" rel="noreferrer">
          {say('map-elsewhere')}
        </a>
      </ConsentQuestion>
    );
  // Another provider's map is another map, from its first tile on.
  const { tiles, apiKey, src } = values;
  return <LiveMap key={[provider.kind, tiles, apiKey, src].join()} {...props} />;
}
