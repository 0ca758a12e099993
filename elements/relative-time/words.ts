/** The texts of a moment in a language. */
import type { GetMessage } from '../../core/element/hooks/language.ts';
import { formatterOf } from '../../core/page/formatters.ts';
import { messages } from './messages.en.ts';
import type { Moment } from './model/datetime.ts';
import type { Distance } from './model/distance.ts';

const dateParts: Intl.DateTimeFormatOptions = { year: 'numeric', month: 'long', day: 'numeric' };
const timeParts: Intl.DateTimeFormatOptions = { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' };

/** Formats the date, and the time if the moment is not a whole day, by the clock of the visitor. */
export const formatDatetime = ({ ms, isDay }: Moment, language: string): string =>
  formatterOf(
    isDay ? 'date' : 'datetime',
    language,
    (locale) => new Intl.DateTimeFormat(locale, isDay ? dateParts : { ...dateParts, ...timeParts }),
  ).format(ms);

/** Formats a distance from now. Only days have names such as "yesterday": "last month" may be two months of the calendar ago. */
export function formatDistance(
  { value, unit }: Distance,
  language: string,
  style: Intl.RelativeTimeFormatStyle,
  getMessage: GetMessage,
): string {
  const isNow = value === 0 && unit === 'second';
  const now = getMessage('relative-time-now');
  const isEnglish = language.toLowerCase().startsWith('en');
  if (isNow && (isEnglish || now !== messages['relative-time-now'])) return now;
  const numeric = isNow || unit === 'day' ? 'auto' : 'always';
  return formatterOf(
    numeric + style,
    language,
    (locale) => new Intl.RelativeTimeFormat(locale, { numeric, style }),
  ).format(value, unit);
}
