/**
 * The day that begins the week of a language: from the browser, or from the table of Unicode CLDR 48 for the engines without it
 * (https://www.unicode.org/cldr/charts/48/supplemental/territory_information.html).
 */

/** The regions whose week begins on another day than Monday, by that day: 0 for Sunday. */
const regions = {
  0: 'AG AS BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN IS JM JP KE KH KR LA MH MM MO MT MX MZ NI NP PA PE PH PK PR PT PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW',
  5: 'MV',
  6: 'AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY',
};

/** Returns the day that begins the week in a region, by the table: 0 for Sunday, 1 for Monday. */
export const weekStartOfRegion = (region: string): number =>
  Number(Object.entries(regions).find(([, names]) => names.split(' ').includes(region))?.[0] ?? 1);

/** The member of `Intl.Locale` that not all engines have, and that the types of the compiler do not contain yet. */
interface WithWeekInfo {
  getWeekInfo?(): { readonly firstDay: number };
}

/** Returns the day that begins the week of a language: 0 for Sunday, 1 for Monday. `language` may be any text. */
export function weekStartOf(language: string): number {
  try {
    const locale: Intl.Locale & WithWeekInfo = new Intl.Locale(language);
    return locale.getWeekInfo ? locale.getWeekInfo().firstDay % 7 : weekStartOfRegion(locale.maximize().region ?? '');
  } catch {
    return 1;
  }
}
