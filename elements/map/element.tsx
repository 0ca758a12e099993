import { type ReactNode, useRef } from 'react';
import { elementClass } from '../../core/element/element-class.tsx';
import { useHost } from '../../core/element/hooks/host.ts';
import { useMessages } from '../../core/element/hooks/language.ts';
import buttons from '../../core/element/ui/button.css';
import { warnOnce } from '../../core/element/warn-once.ts';
import type { ValuesOf } from '../../core/model/contract/contract.ts';
import { unclobber } from '../../core/page/unclobber.ts';
import { contract } from './contract.ts';
import shadow from './map.css';
import { messages } from './messages.en.ts';
import { isUnreadableBlock } from './model/block.ts';
import { mapsLink, placeOf } from './model/place.ts';
import { providerOf } from './model/provider.ts';
import page from './page.css';
import { StaticMap } from './StaticMap.tsx';
import { useMapSession } from './useMapSession.ts';

function MapElementView(values: ValuesOf<typeof contract>): ReactNode {
  const getMessage = useMessages(messages);
  if (isUnreadableBlock(values.blockJson ?? values.dataBlockJson)) warnOnce(messages['map-block-invalid-json']);
  const marker = useRef<HTMLElement>(null);
  const hasFocus = useRef(false);
  const place = placeOf(values);
  const provider = providerOf(values, unclobber(useHost().ownerDocument).baseURI);
  const href = mapsLink(values.mapsUrl, place);
  const { module, isWanted, hasFailed, show, load, shown, stop } = useMapSession(provider);
  const notice = hasFailed
    ? getMessage('map-failed')
    : provider?.isForeign && getMessage('map-notice', { provider: provider.name });
  return (
    <StaticMap
      getMessage={getMessage}
      address={place.address}
      mapStyle={values.mapStyle}
      aspectRatio={values.aspectRatio}
      href={values.linkOnClick ? href : undefined}
      marker={marker}
      hasFocus={hasFocus}
      isBusy={isWanted}
      onShow={provider && show}
      onIntent={load}
      notice={notice || undefined}
      hasFailed={hasFailed}
    >
      {isWanted && module && provider && (
        <module.InteractiveMap {...{ values, place, provider, marker, hasFocus, href }} onShown={shown} onStop={stop} />
      )}
    </StaticMap>
  );
}

/**
 * `<site-map>`: a postal address, a static image of its location and a marker that links to an external map; on request an interactive map
 * (docs/spec.md#widgets-2 to docs/spec.md#widgets-4, docs/spec.md#widgets-7 to docs/spec.md#widgets-9). No other server is contacted before the visitor opens the map and consents.
 */
export const SiteMapElement = elementClass(contract, MapElementView, { shadow: [buttons, shadow], page });
