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
  isCookieBannerEnabled: flag('Whether visitors see the banner.'),
  isActivityLogEnabled: flag('Whether visits are recorded.'),
  isVisitorDataRestricted: flag('The opposite of isActivityLogEnabled, in the form of the API.'),
  isAnalyticsCookiesDisabled: flag('Whether analytics may set no cookies.'),
  isRestrictiveCookiePolicyEnabled: flag('isAnalyticsCookiesDisabled, by its name in the API and in pages.'),
  isRestrictiveCookiePolicyAbsolute: flag('Whether the policy holds in every region.'),
  cookieBannerText: byDefault(
    messages['cookie-banner-text'],
    text('Text of the banner, plain or HTML; empty for the default text.'),
  ),
  cookieBannerTheme: byDefault('DARK', wordOf('Colours of the banner.', inCapitals(cookieBannerThemes))),
  cookieBannerVariant: byDefault('BAR', wordOf('Shape of the banner.', inCapitals(cookieBannerVariants))),
  cookieBannerPosition: wordOf('Position of the banner.', inCapitals(cookieBannerPositions)),
  cookieBannerCtaVariant: byDefault(
    'ICON',
    wordOf('How the accept control looks.', inCapitals(cookieBannerCtaVariants)),
  ),
  cookieBannerCtaText: byDefault(
    messages['cookie-banner-accept'],
    text('Text of the accept control; empty for the default text.'),
  ),
  cookieBannerOptOutCtaText: byDefault(
    messages['cookie-banner-decline'],
    text('Text of the decline control; empty for the default text.'),
  ),
  cookieBannerAcceptType: byDefault(
    'OPT_IN',
    wordOf('Whether visitors can decline.', inCapitals(cookieBannerAcceptTypes)),
  ),
  cookieBannerHasOptOut: flag('Whether the banner has a decline control.'),
  cookieBannerHasManageCookies: flag('Whether the banner lets visitors choose by category.'),
  cookieBannerManageCookiesLabel: text('Text of the control for choosing.'),
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
