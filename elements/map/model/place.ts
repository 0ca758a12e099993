import { encodeText } from '../../../core/model/encode-text.ts';
import { isSafeUrl } from '../../../core/model/safe-url.ts';
import { readLocation } from '../../../core/model/site-context/read-location.ts';
import type { ContextLocation } from '../../../core/model/site-context/site-context.ts';

/** A position in degrees. */
export interface LatLng {
  readonly lat: number;
  readonly lng: number;
}

/** The location that the map shows. */
export interface Place {
  readonly centre: LatLng;
  readonly marker: LatLng;
  readonly zoom: number;
  /** The lines of the address that are not empty. */
  readonly address: readonly string[];
}

type PlaceOptions = { readonly [K in keyof ContextLocation]: ContextLocation[K] | undefined } & {
  readonly location?: ContextLocation | undefined;
};

const position = ['mapLat', 'mapLng', 'markerLat', 'markerLng'] as const;

/**
 * Merges the element's own values with a location as the default (docs/spec.md#widgets-3). If the element sets any
 * position, the whole location is ignored, so that the site's marker does not appear on a map of another place.
 */
export function placeOf({ location, ...own }: PlaceOptions): Place {
  const isElsewhere = position.some((key) => own[key] !== undefined);
  const base: ContextLocation = (!isElsewhere && readLocation(location)) || {};
  const at = <K extends keyof ContextLocation>(key: K) => own[key] ?? base[key];
  const centre = { lat: at('mapLat') ?? 40.720882, lng: at('mapLng') ?? -74.000988 };
  const lines = [at('addressTitle'), at('addressLine1'), at('addressLine2'), at('addressCountry')];
  return {
    centre,
    marker: { lat: at('markerLat') ?? centre.lat, lng: at('markerLng') ?? centre.lng },
    zoom: at('mapZoom') ?? 12,
    address: lines.flatMap((line) => (line?.trim() ? [line] : [])),
  };
}

const google = 'https://www.google.com/maps?ll={lat},{lng}&q={address}&z={zoom}';

/**
 * The external map of a place (docs/spec.md#widgets-2: marker position, address text and zoom as query values). If the address
 * is empty, the position is used instead.
 */
export function mapsLink(template: string | undefined, { marker: { lat, lng }, zoom, address }: Place): string {
  const values = new Map<string, string | number>([
    ['lat', lat],
    ['lng', lng],
    ['zoom', zoom],
    ['address', address.join(', ') || `${lat},${lng}`],
  ]);
  const fill = (text: string): string =>
    text.replace(/\{(lat|lng|zoom|address)\}/g, (_, name) => encodeText(String(values.get(name))));
  const filled = fill(template ?? google);
  return isSafeUrl(filled) ? filled : fill(google);
}
