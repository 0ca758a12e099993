/** Measures the parts of a state that visitors can make long, in characters of JSON. */

const lengths = new WeakMap<object, number>();

/** Returns the length of a value as JSON. Remembers that of an object, which must not become longer. */
export function lengthOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return String(value).length;
  const length = lengths.get(value) ?? JSON.stringify(value).length;
  lengths.set(value, length);
  return length;
}

/** Returns the length of an entry of a record. */
export const entryLength = (name: string, value: unknown): number => name.length + lengthOf(value);

/** The lengths of records and lists. They are kept up to date, because summing them for each call would be slow. */
const totals = new WeakMap<object, number>();

/** Returns the length of all entries of a record or list. The index of a value in a list does not count. */
export function totalLength(entries: object): number {
  const known = totals.get(entries);
  if (known !== undefined) return known;
  const isList = Array.isArray(entries);
  const total = Object.entries(entries).reduce((sum, [name, value]) => sum + entryLength(isList ? '' : name, value), 0);
  totals.set(entries, total);
  return total;
}

/** Adds to the length of a record or list. The first call must come before the change. */
export function changeTotal(entries: object, change: number): void {
  totals.set(entries, totalLength(entries) + change);
}
