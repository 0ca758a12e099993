/** The largest number of keys, carts, members and captcha responses in a state. */
export const maxEntries = 1000;

/** Puts a value under a name that is new, or the newest again: the oldest one goes where there would be too many. */
export function storeCapped<Value>(record: Record<string, Value>, name: string, value: Value): void {
  delete record[name];
  record[name] = value;
  const [oldest = name, ...others] = Object.keys(record);
  if (others.length >= maxEntries) delete record[oldest];
}

/** The value under a name that came from outside: never what every object has. */
export const ownValue = <Value>(
  record: Readonly<Record<string, Value>>,
  name: string | undefined,
): Value | undefined => (name !== undefined && Object.hasOwn(record, name) ? record[name] : undefined);
