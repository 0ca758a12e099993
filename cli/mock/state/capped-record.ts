/** The largest number of keys, carts, members and captcha responses in a state. */
export const maxEntries = 1000;

/** Stores a value as the newest entry. Removes the oldest entry if there are too many. */
export function storeCapped<Value>(record: Record<string, Value>, name: string, value: Value): void {
  delete record[name];
  record[name] = value;
  const [oldest = name, ...others] = Object.keys(record);
  if (others.length >= maxEntries) delete record[oldest];
}

/** Returns the value of an own property for an untrusted name, never an inherited one. */
export const ownValue = <Value>(
  record: Readonly<Record<string, Value>>,
  name: string | undefined,
): Value | undefined => (name !== undefined && Object.hasOwn(record, name) ? record[name] : undefined);
