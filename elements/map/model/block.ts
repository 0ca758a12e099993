/** Map block data as site builders store it (docs/spec.md#widgets-3, "Map location"; block type 4 of real pages). */

import { amount, type Decoder, type Fields, object } from '../../../core/model/site-context/decoders.ts';
import { readLocation } from '../../../core/model/site-context/read-location.ts';
import type { ContextLocation } from '../../../core/model/site-context/site-context.ts';
import type { MapStyle } from '../../../core/model/vocabularies/map-styles.ts';
import { mapStyle } from './map-style.ts';

interface Block {
  readonly location?: ContextLocation;
  readonly style?: MapStyle;
  readonly labels?: boolean;
  readonly terrain?: boolean;
  readonly controls?: boolean;
}

/** Older sites store flags as text. */
const flag: Decoder<boolean> = (value) => [true, false].find((one) => value === one || value === String(one));

/** The readers of block data, by key. */
export const blockFields: Fields<Block> = {
  location: readLocation,
  style: (value) => mapStyle().parse(amount(value) ?? ''),
  labels: flag,
  terrain: flag,
  controls: flag,
};

const read = object(blockFields);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Returns the settings of block data by the keys of the contract; none for invalid JSON. */
export function readBlock(text: string | undefined) {
  const { location, style, labels, terrain, controls }: Block = (text && read(parsed(text))) || {};
  return { location, mapStyle: style, showLabels: labels, showTerrain: terrain, showControls: controls };
}
