import { number, object, text } from './decoders.ts';
import type { ContextLocation } from './site-context.ts';

const within = (limit: number) => (value: unknown) => {
  const degrees = number(value);
  return degrees !== undefined && Math.abs(degrees) <= limit ? degrees : undefined;
};

const [latitude, longitude] = [within(90), within(180)];

/**
 * Reads the location of a business or of a map block from any JSON (docs/spec.md#runtime-3, docs/spec.md#widgets-3 "Map
 * location").
 */
export const readLocation = object<ContextLocation>({
  mapLat: latitude,
  mapLng: longitude,
  mapZoom: number,
  markerLat: latitude,
  markerLng: longitude,
  addressTitle: text,
  addressLine1: text,
  addressLine2: text,
  addressCountry: text,
});
