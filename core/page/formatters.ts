/** Formatters of dates, times and numbers, shared by the elements of a page. */

const formatters = new Map<string, unknown>();

/** Returns a formatter, created once: creating one takes longer than using it thousands of times. `lang` may be any text. */
export function formatterOf<Formatter>(
  key: string,
  language: string,
  create: (language: string) => Formatter,
): Formatter {
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

/** Formats a number. `language` may be any text, such as the `en_US` of many pages. */
export const formatNumber = (value: number, language: string, minimumFractionDigits = 0): string =>
  formatterOf(
    `number ${minimumFractionDigits}`,
    language,
    (locale) => new Intl.NumberFormat(locale, { minimumFractionDigits }),
  ).format(value);
