/**
 * Enumerations as data: one `as const` table per enumeration, the names in kebab-case, the numbers that site data uses
 * for them. Values that only newer sites write are in a separate table beside it, named `newer…`: they are accepted,
 * with a note. Lists of names have no numbers; in site data the names are in capitals or have underscores.
 */

/** Names with their numbers. If two names have the same number, the first one is used. */
export type NumberTable = Readonly<Record<string, number>>;

/** Returns the name of a number; `undefined` if the table does not contain it. */
export const nameOf = <T extends NumberTable>(table: T, number: number): (keyof T & string) | undefined =>
  Object.keys(table).find((name) => table[name] === number);

/** A word as the vocabularies write it: `OPT_IN_AND_OUT` -> `opt-in-and-out`. */
export const kebabWord = (word: string): string => word.toLowerCase().replaceAll('_', '-');
