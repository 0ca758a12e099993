/** What takes the picture's place: the question for consent, then the map. Loaded when a visitor is about to ask for it. */
import { type ReactNode, type RefObject, useLayoutEffect, useSyncExternalStore } from 'react';
import { useSurroundings } from '../../core/element/hooks/host.ts';
import { useBridge } from '../../core/element/root.tsx';
import type { ValuesOf } from '../../core/model/contract/contract.ts';
import { consent } from '../../core/page/consent.ts';
import { adoptInto } from '../../core/page/sheet.ts';
import type { contract } from './contract.ts';
import sheet from './interactive-map.css';
import { LiveMap } from './LiveMap.tsx';
import type { Place } from './model/place.ts';
import type { Provider } from './model/provider.ts';
import { Question } from './Question.tsx';
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

/** Asks first where consent is needed and not given: what was never answered means no (architecture, "The page runtime"). */
export function InteractiveMap(props: InteractiveMapProps): ReactNode {
  const { values, provider, onStop } = props;
  const { element, shadow } = useBridge().host;
  const { allows, grant, subscribe } = consent(element.ownerDocument);
  useSurroundings(() => adoptInto(shadow, [sheet]));
  const mayLoad = useSyncExternalStore(
    subscribe,
    () => !values.requireConsent || !provider.isForeign || allows('media'),
  );
  // Whoever has just withdrawn the consent is not asked for it at once: the map gives way to the picture.
  useLayoutEffect(() => (mayLoad ? () => onStop() : undefined), [mayLoad]);
  if (!mayLoad) return <Question {...props} onAllow={() => grant('media')} />;
  // Another provider's map is another map, from its first tile on.
  const { tiles, apiKey, src } = values;
  return <LiveMap key={[provider.kind, tiles, apiKey, src].join()} {...props} />;
}
