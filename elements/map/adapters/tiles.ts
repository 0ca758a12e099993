/** Tiles of any server, by Leaflet: only the parts of it that move tiles, for the marker and all buttons are ours. */
import { TileLayer } from 'leaflet/src/layer/tile/TileLayer.js';
import { Map as LeafletMap } from 'leaflet/src/map/Map.js';
import 'leaflet/src/map/handler/Map.DoubleClickZoom.js';
import 'leaflet/src/map/handler/Map.Drag.js';
import 'leaflet/src/map/handler/Map.Keyboard.js';
import 'leaflet/src/map/handler/Map.ScrollWheelZoom.js';
import 'leaflet/src/map/handler/Map.TouchZoom.js';
import type { DrawMap, MapSettings } from './adapter.ts';

const maxZoom = 19;

/** The server draws the style where its addresses have a place for it. */
const addressOf = (template: string, { mapStyle, showLabels, showTerrain }: MapSettings): string =>
  template
    .replaceAll('{style}', mapStyle)
    .replaceAll('{labels}', String(showLabels))
    .replaceAll('{terrain}', String(showTerrain));

const isSame = (a: MapSettings, b: MapSettings): boolean =>
  a.zoom === b.zoom && a.centre.lat === b.centre.lat && a.centre.lng === b.centre.lng;

function optionsFor(page: Document) {
  const view = page.defaultView ?? globalThis;
  return {
    attributionControl: false,
    zoomControl: false,
    maxZoom,
    // Said, or those that a page has added to Object.prototype would be.
    layers: [],
    inertia: !view.matchMedia('(prefers-reduced-motion: reduce)').matches,
    // The marker is no layer of Leaflet's: it would arrive after the tiles.
    zoomAnimation: false,
    fadeAnimation: false,
    // Firefox reports no touch of its own for a pen, and the box already says which gestures are the page's.
    doubleClickZoom: true,
  };
}

/** Tells when all tiles were asked for and none has come; a gap in a map that has some is no failure. */
function tellOfNone(layer: TileLayer, onFail: (cause: unknown) => void): void {
  let hasSome = false;
  let cause: unknown;
  layer.on('tileload', () => {
    hasSome = true;
  });
  layer.on('tileerror', ({ error }) => {
    cause = error;
  });
  layer.on('load', () => hasSome || onFail(cause));
}

export const drawMap: DrawMap = async (node, first, { page, tiles = '', onMove, onFail }) => {
  const map = new LeafletMap(node, optionsFor(page)).setView(first.centre, first.zoom);
  let settings = first;
  const layer = new TileLayer(addressOf(tiles, first), { maxZoom });
  tellOfNone(layer, onFail);
  layer.addTo(map);
  const apply = (): void => {
    const { isDraggable, hasWheel } = settings;
    map.dragging[isDraggable ? 'enable' : 'disable']();
    map.scrollWheelZoom[hasWheel ? 'enable' : 'disable']();
  };
  apply();
  // Whoever came here by key is here already: Leaflet would wait for the focus to come.
  const { activeElement } = node.getRootNode() as Document | ShadowRoot;
  if (activeElement === node) map.fire('focus');
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
      observer.disconnect();
      map.remove();
    },
  };
};
