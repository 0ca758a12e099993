import { dayNames } from './days.ts';
import { type Decoder, type Fields, listOf, number, object, own, text } from './decoders.ts';
import type { ContextBusinessHours, ContextOpeningHours, ContextOpeningRange } from './site-context.ts';

const minutes: Decoder<number> = (value) => {
  const found = number(value);
  return found !== undefined && found >= 0 && found <= 24 * 60 ? found : undefined;
};

const times = object<ContextOpeningRange>({ from: minutes, to: minutes });

/** Reads a range; `undefined` if one of its times is not valid, because an empty range is a closed day. */
const range: Decoder<ContextOpeningRange> = (value) => {
  const read = times(value);
  const isValid = ['from', 'to'].every((key) => own(value, key) === own(read, key));
  return isValid ? read : undefined;
};

/** Reads the ranges of a day; `undefined` if one of them is not valid, because the others are then not all of them. */
const ranges: Decoder<readonly ContextOpeningRange[]> = (value) => {
  const read = listOf(range)(value);
  return Array.isArray(value) && read?.length === value.length ? read : undefined;
};

const openingHours = object<ContextOpeningHours>({ text, ranges });

/** Reads the opening hours of a week (`businessHours` in real pages). */
export const businessHours = object<ContextBusinessHours>(
  // Each entry reads the hours of its day.
  Object.fromEntries(dayNames.map((day) => [day, openingHours])) as unknown as Fields<ContextBusinessHours>,
);
