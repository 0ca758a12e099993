/**
 * Enumerations as data: one `as const` table per enumeration, the names in kebab-case, the numbers that site data
 * uses for them. Values that only newer sites write are in a separate table beside it, named `newer…`: they are accepted,
 * with a note. Word lists have no numbers; site data writes them in capitals or with underscores.
 */

/** Names with their numbers. Two names may share a number; the first one is its name. */
export type NumberTable = Readonly<Record<string, number>>;

/** The name of a number, or `undefined` when the table does not have it. */
export const nameOf = <T extends NumberTable>(table: T, number: number): (keyof T & string) | undefined =>
  Object.keys(table).find((name) => table[name] === number);

/** A word as the vocabularies write it: `OPT_IN_AND_OUT` -> `opt-in-and-out`. */
export const kebabWord = (word: string): string => word.toLowerCase().replaceAll('_', '-');
