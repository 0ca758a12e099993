import { changeTotal, entryLength } from './entry-length.ts';

/** The largest number of keys, carts, members and captcha responses in a state. */
export const maxEntries = 1000;

/** Removes an entry. */
export function removeEntry<Value>(record: Record<string, Value>, name: string): void {
  if (!Object.hasOwn(record, name)) return;
  changeTotal(record, -entryLength(name, record[name]));
  delete record[name];
}

/** Stores a value as the newest entry. Removes the oldest entry if there are too many. */
export function storeCapped<Value>(record: Record<string, Value>, name: string, value: Value): void {
  removeEntry(record, name);
  changeTotal(record, entryLength(name, value));
  record[name] = value;
  const [oldest = name, ...others] = Object.keys(record);
  if (others.length >= maxEntries) removeEntry(record, oldest);
}

/** Returns the value of an own property for an untrusted name, never an inherited one. */
export const ownValue = <Value>(
  record: Readonly<Record<string, Value>>,
  name: string | undefined,
): Value | undefined => (name !== undefined && Object.hasOwn(record, name) ? record[name] : undefined);
