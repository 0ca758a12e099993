/** The types of JSON.parse results, with their type guards and member access. */

export type JsonPath = readonly (string | number)[];

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the value at a path, or undefined. */
export const valueAt = (value: unknown, path: JsonPath): unknown =>
  path.reduce<unknown>(
    // Every value on the path of an existing value is an object or a list.
    (at, key) => (at !== null && typeof at === 'object' ? (at as Record<string | number, unknown>)[key] : undefined),
    value,
  );
