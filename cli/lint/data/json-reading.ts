/** The result of reading JSON: every key and value with its range. */
import type { JsonFault } from './tokens.ts';

/** Offsets of the text, the end exclusive. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

export type Key = string | number;
export type Members = Map<Key, JsonNode>;

/** A value in the text. Of two members with one key the later one counts, as in JSON.parse. */
export interface JsonNode extends Range {
  end: number;
  readonly key?: Range;
  readonly members?: Members;
  /** The value as JSON.parse returns it. Members that cannot be read are left out. */
  readonly value: unknown;
}

/** A key of an object, with its path. */
export interface PlacedKey extends Range {
  readonly name: string;
  /** The path of the key, or of a value around it if its own is too long. */
  readonly path: readonly Key[];
}

/** A key that its object already has. */
export interface DuplicateKey extends PlacedKey {
  /** The path for messages. */
  readonly label: string;
  /** The previous member with the key. */
  readonly first: Range;
}

export interface JsonReading {
  readonly root: JsonNode | undefined;
  /** Sorted by position. */
  readonly faults: readonly JsonFault[];
  readonly duplicates: readonly DuplicateKey[];
  /** Keys that JavaScript treats specially, such as `__proto__`. */
  readonly prototypeKeys: readonly PlacedKey[];
  /** The offset at which the value ends or reading stopped. */
  readonly end: number;
  /** Whether the end of the value was found. */
  readonly isClosed: boolean;
}
