/** The texts of opening hours in a language. */
import type { GetMessage } from '../../core/element/hooks/language.ts';
import { dayMs } from '../../core/model/day-ms.ts';
import { dayNames } from '../../core/model/site-context/days.ts';
import type { ContextBusinessHours, ContextOpeningHours } from '../../core/model/site-context/site-context.ts';
import { formatterOf } from '../../core/page/formatters.ts';
import type { OpenStatus } from './model/open-status.ts';
import type { DayHours } from './WeekHours.tsx';

const format = (ms: number, language: string, timeZone: string, options: Intl.DateTimeFormatOptions): string =>
  formatterOf(
    JSON.stringify([timeZone, options]),
    language,
    (locale) => new Intl.DateTimeFormat(locale, { timeZone, ...options }),
  )
    .format(ms)
    // Browsers and servers use different spaces.
    .replace(/\s/g, ' ');

const time: Intl.DateTimeFormatOptions = { timeStyle: 'short' };

/** Formats minutes since midnight. */
const formatMinutes = (minutes: number, language: string): string => format(minutes * 60_000, language, 'UTC', time);

/** The text of the owner, or the times. Empty if they are missing. */
function dayText({ text, ranges = [] }: ContextOpeningHours, language: string, getMessage: GetMessage): string {
  if (text) return text;
  const texts = ranges.flatMap(({ from, to }) => {
    if (from === undefined || to === undefined) return [];
    if (to - from === 24 * 60) return getMessage('info-bar-all-day');
    return `${formatMinutes(from, language)}–${formatMinutes(to, language)}`;
  });
  return texts.join(', ') || (ranges.length > 0 ? getMessage('info-bar-closed') : '');
}

/** Returns the hours of each day that has any, from Monday. */
export const weekTexts = (hours: ContextBusinessHours, language: string, getMessage: GetMessage): readonly DayHours[] =>
  dayNames
    .map((day, index) => ({
      day,
      // The first Monday of 1970 is the fifth day.
      name: format((4 + index) * dayMs, language, 'UTC', { weekday: 'long' }),
      hours: dayText(hours[day] ?? {}, language, getMessage),
    }))
    .filter((row) => row.hours);

/** Formats when it opens or closes next: as a time on the same day and in the night after it, otherwise as a day. */
export function changeText(
  { isOpen, changesAt, changesToday }: OpenStatus,
  now: number,
  timeZone: string,
  language: string,
  getMessage: GetMessage,
): string | undefined {
  if (changesAt === undefined) return undefined;
  const isSoon = changesToday || (isOpen && changesAt - now < dayMs);
  const text = format(changesAt, language, timeZone, isSoon ? time : { weekday: 'short' });
  return getMessage(isOpen ? 'info-bar-until' : 'info-bar-opens', { time: text });
}
