import { z } from 'zod';
import { checked, type Fault } from './issue.ts';

let names: ReadonlySet<string> | undefined;

/** Returns most names. Listing them takes a tenth of the time of creating the first formatter. */
function presentNames(): ReadonlySet<string> {
  names ??= new Set(Intl.supportedValuesOf('timeZone'));
  return names;
}

const known = new Map<string, boolean>();

/** Whether the time zone is known here: also old names such as `US/Eastern`, in any letter case. */
function isTimeZone(name: string): boolean {
  if (presentNames().has(name)) return true;
  const before = known.get(name);
  if (before !== undefined) return before;
  let isKnown = true;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
  } catch {
    isKnown = false;
  }
  // A file could have any number of names.
  if (known.size > 1000) known.clear();
  known.set(name, isKnown);
  return isKnown;
}

// Not an error: the list here may be older than the name.
const faults = (value: string): readonly Fault<'entity-time-zone'>[] =>
  value === '' || isTimeZone(value)
    ? []
    : [
        {
          code: 'entity-time-zone',
          severity: 'warn',
          args: { value },
          allowedValues: [...presentNames()],
        },
      ];

/** The name of a time zone in the IANA database (https://www.iana.org/time-zones), or the empty text. */
export const timeZone = (description: string) =>
  checked(z.string(), ['entity-time-zone'], faults).describe(description);
