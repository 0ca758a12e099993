/**
 * The day that begins the week of a language: from the browser, or from the table of Unicode CLDR 48 for the engines without it
 * (https://www.unicode.org/cldr/charts/48/supplemental/territory_information.html).
 */

/** The regions whose week begins on another day than Monday, by that day: 0 for Sunday. */
const regions = {
  0: 'AG AS BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN JM JP KE KH KR LA MH MM MO MT MX MZ NI NP PA PE PH PK PR PT PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW',
  5: 'MV',
  6: 'AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY',
};

function regionOf(language: string): string | undefined {
  try {
    return new Intl.Locale(language).maximize().region;
  } catch {
    return undefined;
  }
}

/** Returns the day that begins the week of a language, by the table: 0 for Sunday, 1 for Monday. */
export function weekStartByRegion(language: string): number {
  const region = regionOf(language) ?? 'US';
  const found = Object.entries(regions).find(([, names]) => names.split(' ').includes(region));
  return found ? Number(found[0]) : 1;
}

/** The member of `Intl.Locale` that not all engines have, and that the types of the compiler do not contain yet. */
interface WithWeekInfo {
  getWeekInfo?(): { readonly firstDay: number };
}

/** Returns the day that begins the week of a language: 0 for Sunday, 1 for Monday. */
export function weekStartOf(language: string): number {
  try {
    const locale: Intl.Locale & WithWeekInfo = new Intl.Locale(language);
    const { firstDay } = locale.getWeekInfo?.() ?? {};
    return firstDay === undefined ? weekStartByRegion(language) : firstDay % 7;
  } catch {
    return weekStartByRegion(language);
  }
}
