/** Map block data as site builders store it (docs/spec.md#widgets-3, "Map location"; block type 4 of real pages). */
import { ratio } from '../../../core/model/contract/kinds.ts';
import { amount, type Decoder, type Fields, object } from '../../../core/model/site-context/decoders.ts';
import { readLocation } from '../../../core/model/site-context/read-location.ts';
import type { ContextLocation } from '../../../core/model/site-context/site-context.ts';
import type { MapStyle } from '../../../core/model/vocabularies/map-styles.ts';
import { mapStyle } from './map-style.ts';

interface Block {
  readonly location?: ContextLocation;
  readonly style?: MapStyle;
  readonly showLabels?: boolean;
  readonly labels?: boolean;
  readonly showTerrain?: boolean;
  readonly terrain?: boolean;
  readonly showControls?: boolean;
  readonly controls?: boolean;
  readonly draggable?: boolean;
  readonly scrollwheel?: boolean;
  readonly disableDefaultUI?: boolean;
  readonly markerDraggable?: boolean;
  readonly linkOnClick?: boolean;
  readonly aspectRatio?: number;
}

/** Older sites store flags as text. */
const flag: Decoder<boolean> = (value) => [true, false].find((one) => value === one || value === String(one));

/** Reads a height in percent of the width, as width divided by height. 0 means that there is none. */
const percent: Decoder<number> = (value) => {
  const text = amount(value);
  return Number(text) === 0 ? 0 : ratio().parse(`${text}%`);
};

/** The readers of block data, by key. */
export const blockFields: Fields<Block> = {
  location: readLocation,
  style: (value) => mapStyle().parse(amount(value) ?? ''),
  showLabels: flag,
  labels: flag,
  showTerrain: flag,
  terrain: flag,
  showControls: flag,
  controls: flag,
  draggable: flag,
  scrollwheel: flag,
  disableDefaultUI: flag,
  markerDraggable: flag,
  linkOnClick: flag,
  aspectRatio: percent,
};

const read = object(blockFields);

/** Returns undefined for anything but a JSON object. */
function parsed(text: string): Block | undefined {
  try {
    return read(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** Returns whether block data cannot be read as settings: it is not a JSON object. Empty text is the same as none. */
export const isUnreadableBlock = (text: string | undefined): boolean => !!text?.trim() && !parsed(text);

/**
 * Returns the settings of block data by the keys of the contract; none for invalid JSON. The names of the specification
 * (`showLabels`) take precedence over those that site builders write (`labels`).
 */
export function readBlock(text: string | undefined) {
  const block: Block = (text && parsed(text)) || {};
  const { location, scrollwheel, markerDraggable, linkOnClick } = block;
  return {
    location,
    aspectRatio: block.aspectRatio || undefined,
    mapStyle: block.style,
    showLabels: block.showLabels ?? block.labels,
    showTerrain: block.showTerrain ?? block.terrain,
    showControls: block.showControls ?? block.controls,
    mapDraggable: block.draggable,
    scrollwheel,
    disableDefaultUi: block.disableDefaultUI,
    markerDraggable,
    linkOnClick,
  };
}
