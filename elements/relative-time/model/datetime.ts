/** Reads the `datetime` of `<time>` (https://html.spec.whatwg.org/multipage/text-level-semantics.html#datetime-value). */

/** A point in time, or a whole day. */
export interface Moment {
  /** Milliseconds since 1970; midnight, by the clock of the visitor, for a whole day. */
  readonly ms: number;
  readonly isDay: boolean;
  /** Whether the text specifies the time zone. Without one, each visitor's own applies. */
  readonly hasZone: boolean;
}

const pattern = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?)(?: ?(Z|[+-]\d\d:?\d\d))?)?$/i;

/**
 * Parses a date, or a date and time with or without a time zone. Returns undefined for other text, such as the months, weeks and
 * durations that `<time>` allows too.
 */
export function parseDatetime(text: string): Moment | undefined {
  const [, date = '', time, zone = ''] = pattern.exec(text.trim()) ?? [];
  const day = Date.parse(`${date}T00:00Z`);
  // Some engines accept 30 February.
  if (Number.isNaN(day) || !new Date(day).toISOString().startsWith(date)) return undefined;
  const offset = zone.toUpperCase().replace(/^(...)(\d)/, '$1:$2');
  const ms = Date.parse(`${date}T${time ?? '00:00'}${offset}`);
  return Number.isNaN(ms) ? undefined : { ms, isDay: !time, hasZone: zone !== '' };
}
