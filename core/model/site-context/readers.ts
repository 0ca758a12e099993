/** Small tolerant readers: each returns a value of its type, otherwise `undefined`. They never throw. */
import { isSafeUrl } from '../safe-url.ts';
import { kebabWord, type NumberTable, nameOf } from '../vocabularies/vocabulary.ts';

export type Read<T> = (value: unknown) => T | undefined;

/** The own property of an object, never an inherited one. */
export const own = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? // An own property of an object that is not null.
      (value as Record<string, unknown>)[key]
    : undefined;

export const flag: Read<boolean> = (value) => (typeof value === 'boolean' ? value : undefined);

export const number: Read<number> = (value) => (Number.isFinite(value) ? Number(value) : undefined);

/** Text; an empty one counts as not set. */
export const text: Read<string> = (value) => (typeof value === 'string' && value !== '' ? value : undefined);

/** A link that may be followed; others count as not set. */
export const link: Read<string> = (value) => {
  const url = text(value);
  return url !== undefined && isSafeUrl(url) ? url : undefined;
};

/** HTML, which site data writes as text, as `null` or as `{ html }`. */
export const html: Read<string> = (value) => text(value) ?? text(own(value, 'html'));

/** A decimal amount, which site data writes as text. */
export const amount: Read<string> = (value) => text(value) ?? number(value)?.toString();

/** A word of a list, in any case, with hyphens or underscores. */
export const word =
  <const W extends string>(values: readonly W[]): Read<W> =>
  (value) =>
    typeof value === 'string' ? values.find((known) => known === kebabWord(value)) : undefined;

/** The name in a table, from its number or from the name itself. */
export const nameIn = <const T extends NumberTable>(table: T): Read<keyof T & string> => {
  // What Object.keys gives are the keys of the table.
  const byName = word(Object.keys(table) as (keyof T & string)[]);
  return (value) => (typeof value === 'number' ? nameOf(table, value) : byName(value));
};

/** The entries of a list that can be read. */
export const listOf =
  <T>(read: Read<T>): Read<readonly T[]> =>
  (value) =>
    Array.isArray(value)
      ? Object.freeze(value.map(read).filter((entry): entry is T & {} => entry !== undefined))
      : undefined;

/** The numbers that a map such as `{"1": true}` or a list such as `[1]` names. */
export const numberSet: Read<readonly number[]> = (value) =>
  listOf(number)(
    typeof value !== 'object' || value === null || Array.isArray(value)
      ? value
      : Object.entries(value).flatMap(([key, isSet]) => (isSet === true ? Number(key) : [])),
  );

/** A map from names to texts. */
export const textMap: Read<Readonly<Record<string, string>>> = (value) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.freeze(Object.fromEntries(Object.entries(value).filter(([, entry]) => typeof entry === 'string')))
    : undefined;

/** How each key of `T` is read, from the value of that key and from the whole object. */
export type Fields<T> = {
  readonly [K in keyof T]-?: (value: unknown, whole: unknown) => NonNullable<T[K]> | undefined;
};

/** An object of which only the given fields are read; those that cannot be read are left out. */
export const object =
  <T extends object>(fields: Fields<T>): Read<T> =>
  (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
    const read: [string, unknown][] = Object.keys(fields).map((key) => [
      key,
      // A key of the table.
      fields[key as keyof T](own(value, key), value),
    ]);
    // Every entry was made by the reader that the type of the table requires.
    return Object.freeze(Object.fromEntries(read.filter(([, entry]) => entry !== undefined))) as T;
  };
