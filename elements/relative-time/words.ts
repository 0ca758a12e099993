/** The texts of a moment in a language. */
import type { GetMessage } from '../../core/element/hooks/language.ts';
import { messages } from './messages.en.ts';
import type { Moment } from './model/datetime.ts';
import type { Distance } from './model/distance.ts';

const dateParts: Intl.DateTimeFormatOptions = { year: 'numeric', month: 'long', day: 'numeric' };
const timeParts: Intl.DateTimeFormatOptions = { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' };

const formatters = new Map<string, unknown>();

/** Returns a formatter, created once: creating one takes longer than using it thousands of times. `lang` may be any text. */
function formatterOf<Formatter>(key: string, language: string, create: (language: string) => Formatter): Formatter {
  const id = `${key} ${language}`;
  if (!formatters.has(id)) {
    let formatter: Formatter;
    try {
      formatter = create(language);
    } catch {
      formatter = create('en');
    }
    formatters.set(id, formatter);
  }
  // Only this function writes, and the key determines the type.
  return formatters.get(id) as Formatter;
}

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
