import { type RefObject, useLayoutEffect, useState } from 'react';
import { useHost } from '../../core/element/hooks/host.ts';
import { useLatest } from '../../core/element/hooks/latest.ts';
import { languageOf } from '../../core/page/language.ts';
import { type LazyModule, lazyModule } from '../../core/page/lazy-module.ts';
import type { DrawMap, DrawnMap, MapSettings } from './adapters/adapter.ts';
import type { InteractiveMapProps } from './interactive-map-props.ts';

/** Milliseconds for which changes are collected before the map is drawn (docs/spec.md#runtime-9). */
const updateDelay = 60;

const adapters: Readonly<Record<'tiles' | 'google', LazyModule<{ readonly drawMap: DrawMap }>>> = {
  tiles: lazyModule((_retry) => import('./adapters/tiles.ts')),
  google: lazyModule((_retry) => import('./adapters/google.ts')),
};

const settingsOf = ({ values, place }: InteractiveMapProps): MapSettings => ({
  centre: place.centre,
  zoom: place.zoom,
  mapStyle: values.mapStyle,
  showLabels: values.showLabels,
  showTerrain: values.showTerrain,
  isDraggable: values.mapDraggable,
  hasWheel: values.scrollwheel,
});

/** Returns the provider's map in the node once it is drawn, and applies later changes to it. */
export function useDrawnMap(
  node: RefObject<HTMLElement | null>,
  props: InteractiveMapProps,
  onMove: () => void,
): DrawnMap | undefined {
  const host = useHost();
  const [map, setMap] = useState<DrawnMap>();
  const latest = useLatest(props);
  const { provider, values } = props;
  const { tiles, apiKey, src, requireConsent } = values;
  const settings = settingsOf(props);

  useLayoutEffect(() => {
    const controller = new AbortController();
    let drawn: DrawnMap | undefined;
    const fail = (cause: unknown): void => {
      if (!controller.signal.aborted) latest.current.onStop(cause);
    };
    const draw = async (): Promise<void> => {
      const { drawMap } = await adapters[provider.kind].load();
      if (!node.current || controller.signal.aborted) return;
      const needsConsent = requireConsent && provider.isForeign;
      const options = {
        page: host.ownerDocument,
        tiles,
        apiKey,
        src,
        language: languageOf(host),
        needsConsent,
        onMove,
        onFail: fail,
      };
      drawn = await drawMap(node.current, settingsOf(latest.current), options);
      if (controller.signal.aborted) return drawn.remove();
      setMap(drawn);
    };
    draw().catch(fail);
    return () => {
      controller.abort();
      drawn?.remove();
    };
  }, []);

  useLayoutEffect(() => {
    if (map) latest.current.onShown();
  }, [map]);

  useLayoutEffect(() => {
    if (!map) return undefined;
    const timer = setTimeout(() => map.update(settings), updateDelay);
    return () => clearTimeout(timer);
  }, [map, JSON.stringify(settings)]);

  return map;
}
