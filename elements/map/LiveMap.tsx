import { type ReactNode, useRef } from 'react';
import { useFocusRelay } from '../../core/element/ui/focus-relay.ts';
import type { InteractiveMapProps } from './interactive-map-props.ts';
import { useDrawnMap } from './useDrawnMap.ts';
import { useMarker } from './useMarker.ts';

/**
 * The map that a provider draws, with the element's own buttons, which look the same for all providers and have
 * accessible names.
 */
export function LiveMap(props: InteractiveMapProps): ReactNode {
  const { values, place, getMessage, hasFocus } = props;
  const { showControls, disableDefaultUi, attribution } = values;
  const node = useRef<HTMLDivElement>(null);
  const moved = useRef(() => {});
  const map = useDrawnMap(node, props, () => moved.current());
  useMarker(map, props, moved);
  useFocusRelay(node, hasFocus);
  const steps = [
    ['map-zoom-in', 1, 'M12 6v12M6 12h12'],
    ['map-zoom-out', -1, 'M6 12h12'],
  ] as const;
  return (
    <>
      <div
        ref={node}
        part="map"
        className={values.tiles?.includes('{style}') ? 'map' : 'map tinted'}
        role="application"
        aria-label={getMessage('map-label', { place: place.address.join(', ') || getMessage('map-here') })}
        aria-busy={!map}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys move the map, plus and minus change its zoom
        tabIndex={0}
      />
      {map && showControls && !disableDefaultUi && (
        <div part="zoom">
          {steps.map(([code, step, path]) => (
            <button
              key={code}
              type="button"
              className="button"
              aria-label={getMessage(code)}
              onClick={() => map.zoomBy(step)}
            >
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d={path} />
              </svg>
            </button>
          ))}
        </div>
      )}
      {attribution && <small part="attribution">{attribution}</small>}
    </>
  );
}
