/** The state of the JSON reader. */
import type { DuplicateKey, JsonNode, Key, Members, PlacedKey, Range } from './json-reading.ts';
import type { JsonFault, Token } from './tokens.ts';

/** An object or array that is being read. */
export interface Frame {
  readonly node: JsonNode;
  readonly members: Members;
  readonly value: object;
  readonly close: '}' | ']';
  /** Its key or index in the frame around it. */
  readonly name: Key;
  /** The key whose value comes next. */
  key: (Range & { readonly name: string }) | undefined;
}

/** `separator` skips text until the next comma or bracket, after text that cannot be read. */
export type ExpectedToken = 'value' | 'key' | 'colon' | 'comma' | 'separator';

export interface State {
  readonly faults: JsonFault[];
  /** Faults after a place that could not be read. They count when reading has succeeded again. */
  pending: JsonFault[];
  /** The number of tokens read since then. */
  settled: number;
  readonly duplicates: DuplicateKey[];
  readonly prototypeKeys: PlacedKey[];
  readonly frames: Frame[];
  /** The number of frames that each bracket closes. */
  readonly open: Record<Frame['close'], number>;
  root: JsonNode | undefined;
  expected: ExpectedToken;
  /** The brackets that skipped text has opened. */
  depth: number;
  /** The comma just read. */
  comma: Token | undefined;
  /** The string before `+`, which the next one continues. */
  joined: { readonly name: Key; readonly node: JsonNode } | undefined;
  last: Token | undefined;
  /** The value that was closed last. */
  closed: Frame | undefined;
  isDone: boolean;
}
