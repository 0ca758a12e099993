import { cookieSettingNames } from '../cookie-banner/api-form.ts';
import { messages } from '../cookie-banner/messages.en.ts';
import { bannerPosition } from '../cookie-banner/position.ts';
import {
  cookieBannerAcceptTypes,
  cookieBannerCtaVariants,
  cookieBannerPositions,
  cookieBannerThemes,
  cookieBannerVariants,
} from '../vocabularies/cookie-banner.ts';
import { kebabWord } from '../vocabularies/vocabulary.ts';
import { byDefault, type EntityValue, entity, flag, inCapitals, text, wordOf } from './fields.ts';
import type { Fault } from './issue.ts';

const shape = {
  isCookieBannerEnabled: flag('Whether pages show the cookie banner.'),
  isActivityLogEnabled: flag('Whether the activity log records visits.'),
  isVisitorDataRestricted: flag('Opposite of isActivityLogEnabled, as the API writes it. Write one of the two.'),
  isAnalyticsCookiesDisabled: flag('Whether analytics cookies are forbidden.'),
  isRestrictiveCookiePolicyEnabled: flag(
    'Same setting as isAnalyticsCookiesDisabled, as the API writes it. Write one of the two.',
  ),
  isRestrictiveCookiePolicyAbsolute: flag('Whether the cookie policy applies in every region.'),
  cookieBannerText: byDefault(
    messages['cookie-banner-text'],
    text('Text of the banner, plain or HTML; empty for the default text.'),
  ),
  cookieBannerTheme: byDefault('DARK', wordOf('Colours of the banner: LIGHT or DARK.', inCapitals(cookieBannerThemes))),
  cookieBannerVariant: byDefault('BAR', wordOf('Shape of the banner: BAR or POPUP.', inCapitals(cookieBannerVariants))),
  cookieBannerPosition: wordOf(
    'Position of the banner: TOP or BOTTOM for a bar; TOP_LEFT, TOP_RIGHT, BOTTOM_LEFT or BOTTOM_RIGHT for a popup.',
    inCapitals(cookieBannerPositions),
  ),
  cookieBannerCtaVariant: byDefault(
    'ICON',
    wordOf('Look of the accept button: TEXT, BUTTON or ICON.', inCapitals(cookieBannerCtaVariants)),
  ),
  cookieBannerCtaText: byDefault(
    messages['cookie-banner-accept'],
    text('Label of the accept button; empty for the default label.'),
  ),
  cookieBannerOptOutCtaText: byDefault(
    messages['cookie-banner-decline'],
    text('Label of the decline button; empty for the default label.'),
  ),
  cookieBannerAcceptType: byDefault(
    'OPT_IN',
    wordOf(
      'Answers that the banner offers: OPT_IN for accept only, OPT_IN_AND_OUT for accept and decline.',
      inCapitals(cookieBannerAcceptTypes),
    ),
  ),
  cookieBannerHasOptOut: flag('Whether the banner has a decline button.'),
  cookieBannerHasManageCookies: flag('Whether the banner has a button for selecting cookie categories.'),
  cookieBannerManageCookiesLabel: text(
    'Label of the button for selecting cookie categories, for example Manage cookies.',
  ),
};

type Settings = EntityValue<typeof shape>;

const wordIn = <const W extends string>(values: readonly W[], text: string): W | undefined =>
  values.find((value) => value === kebabWord(text));

/** Bars and popups have separate positions; any other position falls back silently (docs/spec.md#runtime-5). */
function positionFaults({ cookieBannerVariant = '', cookieBannerPosition = '' }: Settings): readonly Fault[] {
  const variant = wordIn(cookieBannerVariants, cookieBannerVariant);
  const position = wordIn(cookieBannerPositions, cookieBannerPosition);
  if (!variant || !position) return [];
  const accepted = cookieBannerPositions.filter((one) => bannerPosition(variant, one) === one);
  if (accepted.includes(position)) return [];
  const args = {
    position: cookieBannerPosition,
    variant: cookieBannerVariant,
    accepted: inCapitals(accepted).join(', '),
  };
  return [{ code: 'entity-banner-position', severity: 'warn', args, path: ['cookieBannerPosition'] }];
}

/** The two names of a setting must have the same value (docs/spec.md#runtime-3, "In the API form"). */
const formFaults = (settings: Settings): readonly Fault[] =>
  cookieSettingNames
    .filter(({ api, page, isInverted }) => {
      const [apiValue, pageValue] = [settings[api], settings[page]];
      return apiValue !== undefined && pageValue !== undefined && (apiValue === pageValue) === isInverted;
    })
    .map(({ api, page }) => ({ code: 'entity-cookie-forms', severity: 'warn', args: { api, page }, path: [page] }));

/** Cookie banner settings (docs/spec.md#runtime-3), in the page form and in the API form. */
export const cookieSettings = entity('CookieSettings', 'Settings of the cookie banner and of tracking.', shape, {
  codes: ['entity-banner-position', 'entity-cookie-forms'],
  find: (settings) => [...positionFaults(settings), ...formFaults(settings)],
});
