import { byDefault, entity, numberFrom, orNull, text } from './fields.ts';

const latitude = (description: string) => numberFrom(-90, 90, `${description} In degrees.`);
const longitude = (description: string) => numberFrom(-180, 180, `${description} In degrees.`);
const line = (description: string) => byDefault('', orNull(text(description)));

interface Place {
  readonly mapLat?: number | undefined;
  readonly mapLng?: number | undefined;
  readonly markerLat?: number | undefined;
  readonly markerLng?: number | undefined;
}

/** A single coordinate is not a location. */
const halves = (place: Place) =>
  [['mapLat', 'mapLng'] as const, ['markerLat', 'markerLng'] as const].flatMap(([lat, lng]) => {
    const [there, missing] = place[lat] === undefined ? [lng, lat] : [lat, lng];
    if (place[there] === undefined || place[missing] !== undefined) return [];
    return [{ code: 'entity-coordinate-missing', severity: 'warn', args: { missing }, path: [there] } as const];
  });

/** A place on the map (docs/spec.md#widgets-3, "Map location"; latitude and longitude in degrees). */
export const location = entity(
  'Location',
  'A place on the map.',
  {
    mapLat: byDefault(40.720882, latitude('Latitude of the centre.')),
    mapLng: byDefault(-74.000988, longitude('Longitude of the centre.')),
    mapZoom: byDefault(12, numberFrom(0, 22, 'Zoom of the map.')),
    markerLat: latitude('Latitude of the marker; that of the centre where it is missing.'),
    markerLng: longitude('Longitude of the marker; that of the centre where it is missing.'),
    addressTitle: line('Name of the place.'),
    addressLine1: line('Street and number.'),
    addressLine2: line('Town, region, postal code.'),
    addressCountry: line('Country.'),
  },
  { codes: ['entity-coordinate-missing'], find: halves },
);
