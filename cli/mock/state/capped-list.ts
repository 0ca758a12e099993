import { maxEntries } from './capped-record.ts';
import { changeTotal, entryLength, totalLength } from './entry-length.ts';

/** The length of all values of a list together, as JSON. A submission may have the length of a request body. */
const maxLength = 20_000_000;

/** The length of a value in a list. Its index does not count, because removing the first value changes all of them. */
const lengthIn = (value: unknown): number => entryLength('', value);

/** Adds a value. Removes the oldest ones if there are too many or they are too long, but never the new one. */
export function pushCapped<Value>(list: Value[], value: Value): void {
  changeTotal(list, lengthIn(value));
  list.push(value);
  while (list.length > 1 && (list.length > maxEntries || totalLength(list) > maxLength))
    changeTotal(list, -lengthIn(list.shift()));
}
