/**
 * The kinds of value that an attribute can hold.
 * A kind is data with two pure functions; the bridge, the `check` command and the generators all read it.
 */

import { isSafeUrl } from '../safe-url.ts';
import { parseDuration } from './duration.ts';
import { type Length, parseLength } from './length.ts';
import { formatPoint, type Point, parsePoint } from './point.ts';
import { parseRatio } from './ratio.ts';
import { formatSize, parseSize, type Size } from './size.ts';

/** Names of the kinds, as the generators print them. */
export type KindName =
  | 'flag'
  | 'toggle'
  | 'text'
  | 'number'
  | 'oneOf'
  | 'url'
  | 'list'
  | 'json'
  | 'length'
  | 'duration'
  | 'ratio'
  | 'size'
  | 'point';

/** An enumeration: names alone, or names with the numbers that site-builder data uses for them. */
export type Vocabulary = readonly string[] | Readonly<Record<string, number>>;

/** The type of an attribute. `Value` is the type that a view receives; it includes `undefined` when there is no default. */
export interface Attribute<Value> {
  readonly kind: KindName;
  /** The value when no layer sets one. */
  readonly fallback: Value;
  /** Parses the text of an attribute. Returns undefined when it is invalid. */
  parse(text: string): NonNullable<Value> | undefined;
  /**
   * Formats a value as attribute text, `null` for no attribute. Missing for kinds whose properties do not reflect
   * (list, json).
   */
  format?(value: NonNullable<Value>): string | null;
  /** For kinds without `format`: converts an assigned property. Returns undefined when it is invalid. */
  admit?(value: unknown): NonNullable<Value> | undefined;
  /** The allowed values, for kinds that enumerate them. */
  readonly allowedValues?: readonly string[];
  /** Describes the accepted values for developers, if the name of the kind does not. */
  readonly accepts?: string;
  /** The values are ids of elements with this tag; `*` for any tag. */
  readonly names?: string;
  /** Replaces the text of the usual warning, with the same arguments; for messages of the specification. */
  readonly complaint?: string;
}

interface Limits {
  readonly min?: number;
  readonly max?: number;
  readonly integer?: boolean;
}

/** Off unless present: `open` and `open=""` are true, absent or `open="false"` is false. */
export const flag = (): Attribute<boolean> => ({
  kind: 'flag',
  fallback: false,
  parse: (text) => text !== 'false',
  format: (value) => (value ? '' : null),
});

/** May be on by default: absent keeps the default, `""` and `"true"` are on, `"false"` is off. */
export const toggle = (fallback: boolean): Attribute<boolean> => ({
  kind: 'toggle',
  fallback,
  parse: (text) => (text === '' || text === 'true' ? true : text === 'false' ? false : undefined),
  format: (value) => (value ? '' : 'false'),
});

/** Any text. */
export function text(): Attribute<string | undefined>;
export function text(fallback: string): Attribute<string>;
export function text(fallback?: string): Attribute<string | undefined> {
  return { kind: 'text', fallback, parse: (value) => value, format: String };
}

/** A finite number; limits are inclusive. */
export function number(fallback: undefined, limits?: Limits): Attribute<number | undefined>;
export function number(fallback: number, limits?: Limits): Attribute<number>;
export function number(fallback?: number, limits?: Limits): Attribute<number | undefined> {
  // Without a prototype, so that additions to Object.prototype are not read as limits.
  const { min, max, integer }: Limits = Object.assign(Object.create(null), limits);
  const range = [min !== undefined && `from ${min}`, max !== undefined && `to ${max}`].filter(Boolean).join(' ');
  return {
    kind: 'number',
    fallback,
    accepts: `${integer ? 'a whole number' : 'a number'}${range && ` ${range}`}`,
    parse: (value) => {
      const parsed = value.trim() === '' ? Number.NaN : Number(value);
      const isInRange = parsed >= (min ?? -Infinity) && parsed <= (max ?? Infinity);
      return Number.isFinite(parsed) && isInRange && (!integer || Number.isInteger(parsed)) ? parsed : undefined;
    },
    format: String,
  };
}

/** One value of a vocabulary, by its name or, if the vocabulary has numbers, by its number. */
export function oneOf<const V extends Vocabulary>(vocabulary: V): Attribute<Word<V> | undefined>;
export function oneOf<const V extends Vocabulary>(vocabulary: V, fallback: Word<V>): Attribute<Word<V>>;
export function oneOf<V extends Vocabulary>(vocabulary: V, fallback?: Word<V>): Attribute<Word<V> | undefined> {
  const numbers: Readonly<Record<string, number>> = isList(vocabulary) ? {} : vocabulary;
  // The values have the type Word<V>, which the compiler cannot infer through the conditional type.
  const allowedValues = (isList(vocabulary) ? vocabulary : Object.keys(vocabulary)) as readonly NonNullable<Word<V>>[];
  return {
    kind: 'oneOf',
    fallback,
    allowedValues,
    parse: (value) => {
      const word = value.trim().toLowerCase();
      return allowedValues.find(
        (name) => name === word || (Object.hasOwn(numbers, name) && String(numbers[name]) === word),
      );
    },
    format: String,
  };
}

const isList = (vocabulary: Vocabulary): vocabulary is readonly string[] => Array.isArray(vocabulary);

/** A value of a vocabulary. */
export type Word<V extends Vocabulary> = V extends readonly (infer W extends string)[] ? W : Extract<keyof V, string>;

/** A URL, absolute or relative; schemes that run script are not accepted. */
export const url = (): Attribute<string | undefined> => ({
  kind: 'url',
  fallback: undefined,
  accepts: 'a URL that does not run script',
  parse: (value) => {
    const trimmed = value.trim();
    return trimmed !== '' && isSafeUrl(trimmed) ? trimmed : undefined;
  },
  format: String,
});

const none: readonly string[] = Object.freeze([]);
const splitTokens = (value: string): readonly string[] => value.split(/\s+/).filter(Boolean);

/** Words separated by white space. */
export const list = (): Attribute<readonly string[]> => ({
  kind: 'list',
  fallback: none,
  accepts: 'words separated by spaces',
  parse: splitTokens,
  admit: (value) =>
    typeof value === 'string'
      ? splitTokens(value)
      : Array.isArray(value) && value.every((word) => typeof word === 'string')
        ? value
        : undefined,
});

/** JSON whose shape a guard recognises; `accepts` describes the shape. Objects set as a property keep their identity. */
export function json<Shape>(
  accepts: string,
  hasShape: (value: unknown) => value is Shape,
): Attribute<Shape | undefined> {
  const admit = (value: unknown): NonNullable<Shape> | undefined =>
    hasShape(value) ? (value ?? undefined) : undefined;
  const parse = (value: string): NonNullable<Shape> | undefined => {
    try {
      return admit(JSON.parse(value));
    } catch {
      return undefined;
    }
  };
  // Frameworks set a property instead of an attribute if it exists, so text that is not a valid value is parsed as
  // JSON.
  const admitOrParse = (value: unknown) => admit(value) ?? (typeof value === 'string' ? parse(value) : undefined);
  return { kind: 'json', fallback: undefined, accepts, parse, admit: admitOrParse };
}

/** A length in px or %; a bare number means px. */
export function length(): Attribute<Length | undefined>;
export function length(fallback: Length): Attribute<Length>;
export function length(fallback?: Length): Attribute<Length | undefined> {
  return {
    kind: 'length',
    fallback,
    accepts: 'a length such as 350, 350px or 50%',
    parse: parseLength,
    format: String,
  };
}

/** A time in milliseconds, written `2s`, `300ms` or as a bare number of milliseconds. */
export function duration(): Attribute<number | undefined>;
export function duration(fallback: number): Attribute<number>;
export function duration(fallback?: number): Attribute<number | undefined> {
  return {
    kind: 'duration',
    fallback,
    accepts: 'a time such as 2s or 300ms',
    parse: parseDuration,
    format: (ms) => `${ms}ms`,
  };
}

/** Width divided by height, written `3:2`, `3/2` or `1.5`; or the height in percent of the width, `66.7%`. */
export const ratio = (): Attribute<number | undefined> => ({
  kind: 'ratio',
  fallback: undefined,
  accepts: 'a ratio such as 3:2, 1.5 or 66.7%',
  parse: parseRatio,
  // From 10 on a bare number is read as a percentage.
  format: (value) => (value < 10 ? String(value) : `${value}:1`),
});

/** Pixels, written `1600x900`. */
export const size = (): Attribute<Size | undefined> => ({
  kind: 'size',
  fallback: undefined,
  accepts: 'a size such as 1600x900',
  parse: parseSize,
  format: formatSize,
});

/** A point in fractions of width and height, written `0.5,0.5`. */
export function point(): Attribute<Point | undefined>;
export function point(fallback: Point): Attribute<Point>;
export function point(fallback?: Point): Attribute<Point | undefined> {
  return { kind: 'point', fallback, accepts: 'a point from 0,0 to 1,1', parse: parsePoint, format: formatPoint };
}
