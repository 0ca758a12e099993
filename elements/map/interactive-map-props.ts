import type { RefObject } from 'react';
import type { ValuesOf } from '../../core/model/contract/contract.ts';
import type { contract } from './contract.ts';
import type { Place } from './model/place.ts';
import type { Provider } from './model/provider.ts';
import type { Say } from './StaticMap.tsx';

/** Props that the parts of the interactive map share. */
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
