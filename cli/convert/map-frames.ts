/** Frames with a map, which authors embed like a video. */
import type { ContextLocation } from '../../core/model/site-context/site-context.ts';

const host = /^(?:maps\.google\.[a-z.]+|(?:www\.)?google\.[a-z.]+|(?:www\.)?openstreetmap\.org|(?:www\.)?bing\.com)$/;
const path = /^\/(?:maps?(?:\/|$)|export\/embed)/;

/** Whether a URL is that of a map, such as the one that Google Maps and OpenStreetMap offer for embedding. */
export function isMapFrame(url: string): boolean {
  const { hostname, pathname } = new URL(url);
  return host.test(hostname) && (path.test(pathname) || hostname.startsWith('maps.'));
}

const degrees = String.raw`(-?\d{1,3}(?:\.\d{1,20})?)`;
const pair = new RegExp(String.raw`^\s*${degrees}\s*,\s*${degrees}\s*$`);
/** The position in the `pb` of Google Maps: the longitude is first. */
const packed = new RegExp(`!2d${degrees}!3d${degrees}`);

/** The parameters of maps with a latitude and a longitude. */
const positions = ['marker', 'll', 'center', 'cp', 'q', 'query'];

/** Returns the place that the frame of a map shows; undefined if its URL has no position. */
export function placeOfFrame(url: string): ContextLocation | undefined {
  const { searchParams } = new URL(url);
  const value = (name: string): string => searchParams.get(name)?.replace('~', ',') ?? '';
  const [, lng, lat] = packed.exec(value('pb')) ?? [];
  const [, north = lat, east = lng] = positions.map((name) => pair.exec(value(name))).find((one) => one) ?? [];
  const [mapLat, mapLng] = [Number(north ?? Number.NaN), Number(east ?? Number.NaN)];
  if (!(Math.abs(mapLat) <= 90 && Math.abs(mapLng) <= 180)) return undefined;
  const name = value('q').trim();
  const zoom = Number(value('z') || value('zoom'));
  return {
    mapLat,
    mapLng,
    ...(name !== '' && !pair.test(name) && { addressTitle: name }),
    ...(zoom >= 1 && zoom <= 22 && { mapZoom: Math.round(zoom) }),
  };
}
