/**
 * Draws tiles of any server with Leaflet. Only the parts that move tiles are used: the element has its own marker and
 * buttons.
 */
import { TileLayer } from 'leaflet/src/layer/tile/TileLayer.js';
import { Map as LeafletMap } from 'leaflet/src/map/Map.js';
import { treeOf } from '../../../core/page/composed-tree.ts';
import { unclobber } from '../../../core/page/unclobber.ts';
import 'leaflet/src/map/handler/Map.DoubleClickZoom.js';
import 'leaflet/src/map/handler/Map.Drag.js';
import 'leaflet/src/map/handler/Map.Keyboard.js';
import 'leaflet/src/map/handler/Map.ScrollWheelZoom.js';
import 'leaflet/src/map/handler/Map.TouchZoom.js';
import type { DrawMap, MapSettings } from './adapter.ts';

const maxZoom = 19;

/** The server draws the style if its URL template contains `{style}`. */
const addressOf = (template: string, { mapStyle, showLabels, showTerrain }: MapSettings): string =>
  template
    .replaceAll('{style}', mapStyle)
    .replaceAll('{labels}', String(showLabels))
    .replaceAll('{terrain}', String(showTerrain));

const isSame = (a: MapSettings, b: MapSettings): boolean =>
  a.zoom === b.zoom && a.centre.lat === b.centre.lat && a.centre.lng === b.centre.lng;

function optionsFor(page: Document) {
  const view = unclobber(page).defaultView ?? globalThis;
  return {
    attributionControl: false,
    zoomControl: false,
    maxZoom,
    // Set explicitly, because Leaflet would otherwise read `layers` from an extended Object.prototype.
    layers: [],
    inertia: !view.matchMedia('(prefers-reduced-motion: reduce)').matches,
    // The marker is not a Leaflet layer, because it would be shown after the tiles.
    zoomAnimation: false,
    fadeAnimation: false,
    // Firefox fires no separate touch events for a pen, and the CSS of the box already sets which gestures the page handles.
    doubleClickZoom: true,
  };
}

/** The time in which the first tile has to arrive, in milliseconds. */
const firstTileTime = 10_000;

/**
 * Calls `onFail` when all requested tiles have failed, or none has arrived in time. A map with some missing tiles is not
 * a failure. Returns a function that stops waiting.
 */
function reportMissingTiles(layer: TileLayer, onFail: (cause: unknown) => void): () => void {
  let hasSome = false;
  let cause: unknown;
  const timer = setTimeout(() => onFail(new Error('No tile arrived within 10 seconds.')), firstTileTime);
  const stop = (): void => clearTimeout(timer);
  layer.on('tileload', () => {
    hasSome = true;
    stop();
  });
  layer.on('tileerror', ({ error }) => {
    cause = error;
  });
  layer.on('load', () => {
    stop();
    if (!hasSome) onFail(cause);
  });
  return stop;
}

export const drawMap: DrawMap = async (node, first, { page, tiles = '', onMove, onFail }) => {
  const map = new LeafletMap(node, optionsFor(page)).setView(first.centre, first.zoom);
  let settings = first;
  const layer = new TileLayer(addressOf(tiles, first), { maxZoom });
  const stopWaiting = reportMissingTiles(layer, onFail);
  layer.addTo(map);
  const apply = (): void => {
    const { isDraggable, hasWheel } = settings;
    map.dragging[isDraggable ? 'enable' : 'disable']();
    map.scrollWheelZoom[hasWheel ? 'enable' : 'disable']();
  };
  apply();
  // After keyboard navigation the node already has focus, and Leaflet would wait for a focus event.
  if (treeOf(node)?.activeElement === node) map.fire('focus');
  map.on('move zoom viewreset resize', onMove);
  const observer = new ResizeObserver(() => map.invalidateSize());
  observer.observe(node);
  return {
    update: (next) => {
      const before = settings;
      settings = next;
      apply();
      if (addressOf(tiles, before) !== addressOf(tiles, next)) layer.setUrl(addressOf(tiles, next));
      if (!isSame(before, next)) map.setView(next.centre, next.zoom, { animate: false });
    },
    pointOf: (place) => map.latLngToContainerPoint(place),
    placeAt: ({ x, y }) => map.containerPointToLatLng([x, y]),
    zoomBy: (steps) => void map.setZoom(map.getZoom() + steps),
    goTo: (place) => void map.panTo(place, { animate: false }),
    remove: () => {
      stopWaiting();
      observer.disconnect();
      map.remove();
    },
  };
};
