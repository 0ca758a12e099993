/** The values of block data that its element does not accept. */
import { type Attribute, number } from '../../../core/model/contract/kinds.ts';
import { own } from '../../../core/model/site-context/decoders.ts';
import { locationFields } from '../../../core/model/site-context/read-location.ts';
import { contract as gallery } from '../../../elements/gallery/contract.ts';
import { readBlock } from '../../../elements/gallery/model/block-data.ts';
import { contract as map } from '../../../elements/map/contract.ts';
import { blockFields } from '../../../elements/map/model/block.ts';
import { contract as marquee } from '../../../elements/marquee/contract.ts';
import { blockFields as marqueeFields } from '../../../elements/marquee/model/block.ts';
import { contract as popup } from '../../../elements/popup/contract.ts';
import { settingFields } from '../../../elements/popup/model/settings.ts';
import type { BlockKind } from '../page/blocks.ts';

/** A value, the keys that lead to it, and the kind of its setting. */
export interface RejectedValue {
  readonly path: readonly string[];
  readonly text: string;
  /** The name of the setting in messages. */
  readonly name: string;
  readonly kind: Attribute<unknown>;
}

type Kinds = Readonly<Record<string, Attribute<unknown>>>;

const ofMaps: Kinds = map.attributes;

/** The settings of a map whose keys in block data are not those of the contract. */
const mapKinds: Kinds = {
  style: map.attributes.mapStyle,
  labels: map.attributes.showLabels,
  terrain: map.attributes.showTerrain,
  controls: map.attributes.showControls,
  draggable: map.attributes.mapDraggable,
  disableDefaultUI: map.attributes.disableDefaultUi,
};

type Readers = Readonly<Record<string, (value: unknown, whole: unknown) => unknown>>;

const isUnset = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || value === 'undefined';

/** The content of lists and objects is left out: it may be long, or nested too deeply for a recursive function. */
function shown(value: unknown): string {
  if (Array.isArray(value)) return '[…]';
  return typeof value === 'object' && value !== null ? '{…}' : String(value);
}

/** Returns the set values that their readers refuse. */
const refusedBy = (fields: Readers, value: unknown): readonly (readonly [key: string, value: unknown])[] =>
  Object.entries(fields).flatMap(([key, read]) => {
    const found = own(value, key);
    return isUnset(found) || read(found, value) !== undefined ? [] : [[key, found] as const];
  });

const text: Attribute<unknown> = { kind: 'text', fallback: undefined, accepts: 'text', parse: () => undefined };

const inLocation = (value: unknown, path: readonly string[]): readonly RejectedValue[] =>
  refusedBy(locationFields, value).map(([key, found]) => ({
    path: [...path, key],
    text: shown(found),
    name: key,
    kind: /^address/.test(key) ? text : (ofMaps[key] ?? text),
  }));

const inMap = (value: unknown): readonly RejectedValue[] => [
  ...refusedBy(blockFields, value).map(([key, found]) => ({
    path: [key],
    text: shown(found),
    name: key,
    kind: mapKinds[key] ?? ofMaps[key] ?? map.attributes.location,
  })),
  ...inLocation(own(value, 'location'), ['location']),
];

/** The number of a layout that has no name is valid. */
const layout = number(undefined, { min: 0, integer: true });
const ofPopups: Kinds = { ...popup.attributes, style: layout };

const inPopup = (value: unknown): readonly RejectedValue[] =>
  refusedBy(settingFields, value).map(([key, found]) => ({
    path: [key],
    text: shown(found),
    name: key,
    kind: ofPopups[key] ?? text,
  }));

const marqueeKinds: Kinds = {
  animationDirection: marquee.attributes.direction,
  pausedOnHover: marquee.attributes.pauseOnHover,
  marqueeItems: { ...text, accepts: 'a list of objects with a text' },
};

const inMarquee = (value: unknown): readonly RejectedValue[] =>
  refusedBy(marqueeFields, value).map(([key, found]) => ({
    path: [key],
    text: shown(found),
    name: key,
    kind: marqueeKinds[key] ?? number(undefined),
  }));

const ofGalleries: Kinds = gallery.attributes;

const inGallery = (json: string, design: unknown): readonly RejectedValue[] =>
  readBlock(json, ofGalleries, { design }).refused.flatMap(({ key, path, text }) => {
    const { [key]: kind } = ofGalleries;
    return kind ? [{ path, text, name: path.at(-1) ?? key, kind }] : [];
  });

/** Returns the rejected values of valid JSON. `design` is that of the element, which takes precedence. */
export function rejectedValues(kind: BlockKind, json: string, design: unknown): readonly RejectedValue[] {
  if (kind === 'gallery') return inGallery(json, design);
  if (kind === 'map') return inMap(JSON.parse(json));
  if (kind === 'popup') return inPopup(JSON.parse(json));
  if (kind === 'marquee') return inMarquee(JSON.parse(json));
  return kind === 'location' ? inLocation(JSON.parse(json), []) : [];
}

/** A coordinate without the other one of its position. */
export interface HalfPosition {
  readonly path: readonly string[];
  readonly missing: string;
}

const pairs = [
  ['mapLat', 'mapLng'],
  ['mapLng', 'mapLat'],
  ['markerLat', 'markerLng'],
  ['markerLng', 'markerLat'],
] as const;

/** Returns the coordinates of a block or location whose other coordinate is not set. */
export function halfPositions(kind: BlockKind, json: string): readonly HalfPosition[] {
  if (kind !== 'map' && kind !== 'location') return [];
  const path = kind === 'map' ? ['location'] : [];
  const value: unknown = path.reduce<unknown>(own, JSON.parse(json));
  return pairs.flatMap(([key, missing]) =>
    isUnset(own(value, key)) || !isUnset(own(value, missing)) ? [] : [{ path: [...path, key], missing }],
  );
}
