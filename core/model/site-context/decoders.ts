/** Small tolerant decoders: each returns a value of its type, otherwise `undefined`. They never throw. */
import { isSafeUrl } from '../safe-url.ts';
import { kebabWord, type NumberTable, nameOf } from '../vocabularies/vocabulary.ts';

export type Decoder<T> = (value: unknown) => T | undefined;

/** Returns an own property of an object, never an inherited one. */
export const own = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? // Returns an own property of an object, unless it is null.
      (value as Record<string, unknown>)[key]
    : undefined;

export const flag: Decoder<boolean> = (value) => (typeof value === 'boolean' ? value : undefined);

export const number: Decoder<number> = (value) => (Number.isFinite(value) ? Number(value) : undefined);

/** Reads text; empty text is treated as not set. */
export const text: Decoder<string> = (value) => (typeof value === 'string' && value !== '' ? value : undefined);

/** Reads a safe link; others are treated as not set. */
export const link: Decoder<string> = (value) => {
  const url = text(value);
  return url !== undefined && isSafeUrl(url) ? url : undefined;
};

/** Reads HTML, which is text, `null` or `{ html }` in site data. */
export const html: Decoder<string> = (value) => text(value) ?? text(own(value, 'html'));

/** Reads a decimal amount, which is text in site data. */
export const amount: Decoder<string> = (value) => text(value) ?? number(value)?.toString();

/** Reads a value of a list, in any letter case, with hyphens or underscores. */
export const word =
  <const W extends string>(values: readonly W[]): Decoder<W> =>
  (value) =>
    typeof value === 'string' ? values.find((known) => known === kebabWord(value)) : undefined;

/** Reads a name of a table, from its number or the name itself. */
export const nameIn = <const T extends NumberTable>(table: T): Decoder<keyof T & string> => {
  // Object.keys returns the keys of the table.
  const byName = word(Object.keys(table) as (keyof T & string)[]);
  return (value) => (typeof value === 'number' ? nameOf(table, value) : byName(value));
};

/** Reads the valid entries of a list. */
export const listOf =
  <T>(read: Decoder<T>): Decoder<readonly T[]> =>
  (value) =>
    Array.isArray(value)
      ? Object.freeze(value.map(read).filter((entry): entry is T & {} => entry !== undefined))
      : undefined;

/** Reads numbers from a map such as `{"1": true}` or a list such as `[1]`. */
export const numberSet: Decoder<readonly number[]> = (value) =>
  listOf(number)(
    typeof value !== 'object' || value === null || Array.isArray(value)
      ? value
      : Object.entries(value).flatMap(([key, isSet]) => (isSet === true ? Number(key) : [])),
  );

/** Reads a map from names to texts. */
export const textMap: Decoder<Readonly<Record<string, string>>> = (value) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.freeze(Object.fromEntries(Object.entries(value).filter(([, entry]) => typeof entry === 'string')))
    : undefined;

/** The reader of each key of `T`: gets the value of the key and the object. */
export type Fields<T> = {
  readonly [K in keyof T]-?: (value: unknown, whole: unknown) => NonNullable<T[K]> | undefined;
};

/** Reads the given fields of an object; invalid fields are omitted. */
export const object =
  <T extends object>(fields: Fields<T>): Decoder<T> =>
  (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
    const read: [string, unknown][] = Object.keys(fields).map((key) => [
      key,
      // A key of the table.
      fields[key as keyof T](own(value, key), value),
    ]);
    // The reader of each key has created its entry, so the types match.
    return Object.freeze(Object.fromEntries(read.filter(([, entry]) => entry !== undefined))) as T;
  };
