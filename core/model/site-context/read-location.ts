import { type Fields, number, object, text } from './decoders.ts';
import type { ContextLocation } from './site-context.ts';

const within = (min: number, max: number) => (value: unknown) => {
  const found = number(value);
  return found !== undefined && found >= min && found <= max ? found : undefined;
};

const latitude = within(-90, 90);
const longitude = within(-180, 180);

/** The readers of a location, by key. */
export const locationFields: Fields<ContextLocation> = {
  mapLat: latitude,
  mapLng: longitude,
  mapZoom: within(0, 22),
  markerLat: latitude,
  markerLng: longitude,
  addressTitle: text,
  addressLine1: text,
  addressLine2: text,
  addressCountry: text,
};

/**
 * Reads the location of a business or of a map block from any JSON (docs/spec.md#runtime-3, docs/spec.md#widgets-3 "Map
 * location").
 */
export const readLocation = object(locationFields);
