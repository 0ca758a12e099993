/** Reads the `datetime` of `<time>` (https://html.spec.whatwg.org/multipage/text-level-semantics.html#datetime-value). */
import { dayMs } from '../../../core/model/day-ms.ts';

/** All members in milliseconds. At least one of `date` and `time` is set. */
export interface Datetime {
  /** Midnight of the date, as if it were UTC. */
  readonly date: number | undefined;
  /** The time since midnight. */
  readonly time: number | undefined;
  /** The offset from UTC; only with a date and a time. */
  readonly offset: number | undefined;
}

const pattern =
  /^(?:(\d{4}-\d\d-\d\d)(?:[T ](?=.)|$))?(?:(\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?)(?: ?(Z|[+-]\d\d:?\d\d))?)?$/i;

/** These functions return `NaN` for invalid text. */
function parseDate(text: string): number {
  const ms = Date.parse(`${text}T00:00Z`);
  // Some engines accept 30 February.
  return ms && !new Date(ms).toISOString().startsWith(text) ? Number.NaN : ms;
}

/** `Date.parse` accepts 24:00, which is not a time in HTML. */
function parseTime(text: string): number {
  const ms = Date.parse(`1970-01-01T${text}Z`);
  return ms < dayMs ? ms : Number.NaN;
}

const parseOffset = (text: string): number =>
  -Date.parse(`1970-01-01T00:00${text.toUpperCase().replace(/^(...)(\d)/, '$1:$2')}`);

/**
 * Parses a date, a time, or a date and time with or without an offset. Returns undefined for other text, such as the months, weeks
 * and durations that `<time>` allows too.
 */
export function parseDatetime(text: string): Datetime | undefined {
  const [, date, time, zone] = pattern.exec(text.trim()) ?? [];
  if ((!date && !time) || (zone && !date)) return undefined;
  const parsed = {
    date: date ? parseDate(date) : undefined,
    time: time ? parseTime(time) : undefined,
    offset: zone ? parseOffset(zone) : undefined,
  };
  return Object.values(parsed).some(Number.isNaN) ? undefined : parsed;
}
