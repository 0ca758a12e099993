import type { RefObject } from 'react';
import type { GetMessage } from '../../core/element/hooks/language.ts';
import type { ValuesOf } from '../../core/model/contract/contract.ts';
import type { contract } from './contract.ts';
import type { Place } from './model/place.ts';
import type { Provider } from './model/provider.ts';

/** Props that the parts of the interactive map share. */
export interface InteractiveMapProps {
  readonly values: ValuesOf<typeof contract>;
  readonly place: Place;
  readonly provider: Provider;
  readonly getMessage: GetMessage;
  /** The external map. */
  readonly href: string;
  readonly marker: RefObject<HTMLElement | null>;
  readonly hasFocus: RefObject<boolean>;
  readonly onShown: () => void;
  /** Called with the cause after a failure. */
  readonly onStop: (cause?: unknown) => void;
}
