/** Parses opening hours as authors write them: `Mo-Fr 09:00-12:00, 13:00-17:00; Sa 10:00-14:00`. */
import { type DayName, dayNames } from '../../../core/model/site-context/days.ts';
import type { ContextBusinessHours, ContextOpeningRange } from '../../../core/model/site-context/site-context.ts';

const lastMinute = 24 * 60;

/** Returns the index of a day: its first two or more letters. */
const dayIndex = (text: string): number =>
  text.length < 2 ? -1 : dayNames.findIndex((name) => name.startsWith(text.toLowerCase()));

/** Parses `Mo` or `Fr-Mo`. Returns an empty list if it is not valid. */
function parseDays(text: string): readonly DayName[] {
  const [from = -1, to = from, ...others] = text.split(/[-–]/).map((day) => dayIndex(day.trim()));
  if (from < 0 || to < 0 || others.length > 0) return [];
  const count = ((to - from + 7) % 7) + 1;
  return dayNames.map((_, index) => dayNames[(from + index) % 7] ?? 'monday').slice(0, count);
}

function parseMinutes(text = ''): number {
  const [, hours, minutes] = /^(\d\d?):([0-5]\d)$/.exec(text.trim()) ?? [];
  const time = Number(hours) * 60 + Number(minutes);
  return time <= lastMinute ? time : Number.NaN;
}

/** Parses `09:00-17:00`. Returns undefined if it is not valid, or if opening and closing time are the same. */
function parseRange(text: string): ContextOpeningRange | undefined {
  const [from, to, ...others] = text.split(/[-–]/);
  const range = { from: parseMinutes(from), to: parseMinutes(to) };
  return range.from < lastMinute && range.to >= 0 && range.from !== range.to && others.length === 0 ? range : undefined;
}

/**
 * Parses opening hours. Days without hours are closed. Returns undefined if anything is not valid, or if a day has hours twice:
 * what applies is then unclear.
 */
export function parseOpeningHours(text: string): ContextBusinessHours | undefined {
  const week = new Map<DayName, readonly ContextOpeningRange[]>();
  for (const entry of text.split(';').filter((part) => part.trim())) {
    const at = entry.search(/\d/);
    const days = entry.slice(0, at).split(',').map(parseDays);
    const times = entry.slice(at).split(',').map(parseRange);
    const ranges = times.filter((range) => range !== undefined);
    if (at < 0 || ranges.length < times.length || days.some(({ length }) => length === 0)) return undefined;
    for (const day of days.flat()) {
      if (week.has(day)) return undefined;
      week.set(day, ranges);
    }
  }
  if (week.size === 0) return undefined;
  return Object.fromEntries(dayNames.map((day) => [day, { ranges: week.get(day) ?? [{}] }]));
}
