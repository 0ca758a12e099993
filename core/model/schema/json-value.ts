/** What JSON.parse makes, asked of what it is and of what is inside. */

export type JsonPath = readonly (string | number)[];

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What stands at a path, or nothing. */
export const valueAt = (value: unknown, path: JsonPath): unknown =>
  path.reduce<unknown>(
    // What a path of the JSON leads through has keys.
    (at, key) => (at !== null && typeof at === 'object' ? (at as Record<string | number, unknown>)[key] : undefined),
    value,
  );
