/**
 * Draws the map with Google's script and the site's key (docs/spec.md#widgets-7: key, language and region; one load per
 * page, 30 s).
 */
import { loadScript } from '../../../core/page/load-script.ts';
import { unclobber } from '../../../core/page/unclobber.ts';
import type { LatLng } from '../model/place.ts';
import type { DrawMap, MapOptions, MapPoint, MapSettings } from './adapter.ts';

/** The subset of the provider's API that this adapter uses. */
interface Projection {
  fromLatLngToContainerPixel(place: unknown): MapPoint | null;
  fromContainerPixelToLatLng(point: unknown): { lat(): number; lng(): number } | null;
}

interface Overlay {
  onAdd: () => void;
  draw: () => void;
  onRemove: () => void;
  setMap(map: unknown): void;
  getProjection(): Projection | undefined;
}

interface GoogleMap {
  setOptions(options: object): void;
  getZoom(): number;
  setZoom(zoom: number): void;
  panTo(place: LatLng): void;
}

interface Api {
  readonly Map: new (node: HTMLElement, options: object) => GoogleMap;
  readonly OverlayView: new () => Overlay;
  readonly LatLng: new (lat: number, lng: number) => object;
  readonly Point: new (x: number, y: number) => object;
}

const apiOf = (page: Document): Api | undefined =>
  Reflect.get(unclobber(page).defaultView ?? globalThis, 'google')?.maps;

/** Sites store the key encoded, to hide it from scanners; a decoded key begins with `AIza`. */
function decodedKey(key: string): string {
  try {
    const decoded = atob(key);
    return decoded.startsWith('AIza') ? decoded : key;
  } catch {
    return key;
  }
}

function scriptAddress({ page, apiKey = '', src, language }: MapOptions): string {
  const url = new URL(src ?? 'https://maps.googleapis.com/maps/api/js', unclobber(page).baseURI);
  const { region } = new Intl.Locale(language);
  url.searchParams.set('key', decodedKey(apiKey));
  url.searchParams.set('language', language);
  if (region) url.searchParams.set('region', region);
  return url.href;
}

const grey = { stylers: [{ saturation: -100 }] };
const shade = (lightness: number) => ({ stylers: [{ lightness }] });
const hidden = { elementType: 'labels', stylers: [{ visibility: 'off' }] };

/** Google has no built-in equivalents of these map styles; these rules approximate them. */
const colours: Readonly<Record<MapSettings['mapStyle'], readonly object[]>> = {
  original: [],
  grayscale: [grey],
  satellite: [],
  'minimal-light': [grey, shade(20)],
  'minimal-dark': [{ stylers: [{ invert_lightness: true }, { saturation: -100 }] }],
  'minimal-blue': [{ stylers: [{ hue: '#2f6fb0' }, { saturation: -20 }] }],
};

function typeOf({ mapStyle, showLabels, showTerrain }: MapSettings): string {
  if (mapStyle === 'satellite') return showLabels ? 'hybrid' : 'satellite';
  return showTerrain ? 'terrain' : 'roadmap';
}

const optionsOf = (settings: MapSettings): object => ({
  center: settings.centre,
  zoom: settings.zoom,
  mapTypeId: typeOf(settings),
  styles: settings.showLabels ? colours[settings.mapStyle] : [...colours[settings.mapStyle], hidden],
  draggable: settings.isDraggable,
  scrollwheel: settings.hasWheel,
  // The element has its own zoom buttons and marker.
  disableDefaultUI: true,
});

/** Converts between positions and pixels. Google provides the projection to overlays only, after their first draw. */
function overlayOn(map: GoogleMap, { OverlayView }: Api, onMove: () => void): Promise<Overlay> {
  return new Promise((resolve) => {
    const overlay = new OverlayView();
    overlay.onAdd = () => undefined;
    overlay.onRemove = () => undefined;
    overlay.draw = () => {
      resolve(overlay);
      onMove();
    };
    overlay.setMap(map);
  });
}

export const drawMap: DrawMap = async (node, settings, options) => {
  const { page, needsConsent, onMove } = options;
  const category = needsConsent ? { category: 'media' as const } : {};
  await loadScript(scriptAddress(options), {
    document: page,
    timeout: 30_000,
    test: () => !!apiOf(page)?.Map,
    ...category,
  });
  const api = apiOf(page);
  if (!api) throw new Error('The script of the maps provider did not define its API.');
  const map = new api.Map(node, optionsOf(settings));
  const overlay = await overlayOn(map, api, onMove);
  return {
    update: (next) => map.setOptions(optionsOf(next)),
    pointOf: ({ lat, lng }) =>
      overlay.getProjection()?.fromLatLngToContainerPixel(new api.LatLng(lat, lng)) ?? { x: 0, y: 0 },
    placeAt: ({ x, y }) => {
      const place = overlay.getProjection()?.fromContainerPixelToLatLng(new api.Point(x, y));
      return place ? { lat: place.lat(), lng: place.lng() } : settings.centre;
    },
    zoomBy: (steps) => map.setZoom(map.getZoom() + steps),
    goTo: (place) => map.panTo(place),
    remove: () => {
      overlay.setMap(null);
      node.replaceChildren();
    },
  };
};
