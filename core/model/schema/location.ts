import { byDefault, entity, numberFrom, orNull, text } from './fields.ts';

const latitude = (description: string) => numberFrom(-90, 90, `${description} In degrees, from -90 to 90.`);
const longitude = (description: string) => numberFrom(-180, 180, `${description} In degrees, from -180 to 180.`);
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
  'A place on a map.',
  {
    mapLat: byDefault(40.720882, latitude('Latitude of the centre of the map.')),
    mapLng: byDefault(-74.000988, longitude('Longitude of the centre of the map.')),
    mapZoom: byDefault(12, numberFrom(0, 22, 'Zoom level: 0 shows the world, 12 a town, 18 a street.')),
    markerLat: latitude('Latitude of the marker; by default at the centre of the map.'),
    markerLng: longitude('Longitude of the marker; by default at the centre of the map.'),
    addressTitle: line('Name of the place, for example Town Hall.'),
    addressLine1: line('Street and house number, for example 1 Main Street.'),
    addressLine2: line('Town, region and postal code, for example Springfield, IL 62701.'),
    addressCountry: line('Country, for example United States.'),
  },
  { codes: ['entity-coordinate-missing'], find: halves },
);
