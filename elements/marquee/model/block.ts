/** Marquee block data as site builders store it (block type 70 of docs/spec.md#runtime-3, "Enumerations"; names as sites use them). */
import {
  type Decoder,
  type Fields,
  flag,
  listOf,
  number,
  object,
  own,
  text,
  word,
} from '../../../core/model/site-context/decoders.ts';

export const shapes = ['straight', 'wave'] as const;
export const directions = ['left', 'right'] as const;

/** The width of a rise or a fall of a wave, in CSS pixels (docs/spec.md#runtime-9). */
export const segmentLimits = { min: 250, max: 1000 } as const;

/** In CSS pixels per second. */
export const speedLimits = { min: 0, max: 600 } as const;

/** The speed 1 of block data, in CSS pixels per second. */
const unitSpeed = 60;

const clamp = (value: number, { min, max }: { min: number; max: number }): number =>
  Math.min(max, Math.max(min, value));

const converted =
  <From, To>(read: Decoder<From>, convert: (value: From) => To): Decoder<To> =>
  (value) => {
    const from = read(value);
    return from === undefined ? undefined : convert(from);
  };

interface Block {
  readonly animationDirection?: (typeof directions)[number];
  /** In CSS pixels per second. */
  readonly animationSpeed?: number;
  readonly pausedOnHover?: boolean;
  /** The form of the line. */
  readonly waveIntensity?: (typeof shapes)[number];
  /** The width of a segment. */
  readonly waveFrequency?: number;
  /** The phrases, as HTML. */
  readonly marqueeItems?: readonly string[];
}

/** The keys of block data, with their readers. */
export const blockFields: Fields<Block> = {
  animationDirection: word(directions),
  animationSpeed: converted(number, (speed) => clamp(speed * unitSpeed, speedLimits)),
  pausedOnHover: flag,
  waveIntensity: converted(number, (intensity) => (intensity > 0 ? 'wave' : 'straight')),
  waveFrequency: converted(number, (frequency) =>
    clamp(segmentLimits.min + ((segmentLimits.max - segmentLimits.min) * frequency) / 10, segmentLimits),
  ),
  marqueeItems: listOf((item) => text(own(item, 'text'))),
};

const readFields = object<Block>(blockFields);

/** Returns the settings by their names in the contract, and the phrases; undefined for anything but a JSON object. */
export function readBlock(json: string) {
  try {
    const block = readFields(JSON.parse(json));
    return (
      block && {
        direction: block.animationDirection,
        speed: block.animationSpeed,
        pauseOnHover: block.pausedOnHover,
        shape: block.waveIntensity,
        waveSegment: block.waveFrequency,
        items: block.marqueeItems,
      }
    );
  } catch {
    return undefined;
  }
}
