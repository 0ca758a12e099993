/** The fields of events that pages send (docs/spec.md#widgets-5: values of another type are dropped with a warning). */

/** The values that a field of an event may have; an undefined one is not sent. */
export type EventValue = string | number | boolean | null | undefined;

/** Whether the data of an author has a valid value. Numbers are finite, because JSON has no others. */
export const isEventValue = (value: unknown): value is EventValue =>
  isPageValue(value) || typeof value === 'boolean' || Number.isFinite(value);

/** Whether a field that describes the page has a valid value: text, null, or none. */
export const isPageValue = (value: unknown): value is string | null | undefined =>
  value === undefined || value === null || typeof value === 'string';

/** Returns the fields with a valid value, and reports the names of the others. */
export const validFields = (
  fields: object,
  isValid: (value: unknown, name: string) => boolean,
  report: (name: string) => void,
): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(fields).filter(([name, value]) => {
      const isKept = isValid(value, name);
      if (!isKept) report(name);
      return isKept;
    }),
  );

/** The longest name of an event, in characters. */
const longestName = 100;

/** Whether a value can be the name of an event. */
export const isEventName = (name: unknown): name is string =>
  typeof name === 'string' && name !== '' && name.length <= longestName;
