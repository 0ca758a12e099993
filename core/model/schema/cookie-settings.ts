import type { z } from 'zod';
import {
  cookieBannerAcceptTypes,
  cookieBannerBarPositions,
  cookieBannerCtaVariants,
  cookieBannerPopupPositions,
  cookieBannerPositions,
  cookieBannerThemes,
  cookieBannerVariants,
} from '../vocabularies/cookie-banner-words.ts';
import { entity, flag, inCapitals, text, wordOf } from './fields.ts';
import { type Fault, faults } from './issue.ts';

const settings = entity('CookieSettings', 'Settings of the cookie banner and of tracking.', {
  isCookieBannerEnabled: flag('Whether visitors see the banner.'),
  isActivityLogEnabled: flag('Whether visits are recorded.'),
  isVisitorDataRestricted: flag('The opposite of isActivityLogEnabled, as the API says it.'),
  isAnalyticsCookiesDisabled: flag('Whether analytics may set no cookies.'),
  isRestrictiveCookiePolicyEnabled: flag('isAnalyticsCookiesDisabled, as the API and pages say it.'),
  isRestrictiveCookiePolicyAbsolute: flag('Whether the policy holds in every region.'),
  cookieBannerText: text('Text of the banner, plain or HTML; empty for the default text.'),
  cookieBannerTheme: wordOf('Colours of the banner.', inCapitals(cookieBannerThemes)),
  cookieBannerVariant: wordOf('Shape of the banner.', inCapitals(cookieBannerVariants)),
  cookieBannerPosition: wordOf('Where the banner stands.', inCapitals(cookieBannerPositions)),
  cookieBannerCtaVariant: wordOf('How the accept control looks.', inCapitals(cookieBannerCtaVariants)),
  cookieBannerCtaText: text('Text of the accept control; empty for the default text.'),
  cookieBannerOptOutCtaText: text('Text of the decline control; empty for the default text.'),
  cookieBannerAcceptType: wordOf('Whether visitors can decline.', inCapitals(cookieBannerAcceptTypes)),
  cookieBannerHasOptOut: flag('Whether the banner has a decline control.'),
  cookieBannerHasManageCookies: flag('Whether the banner lets visitors choose by category.'),
  cookieBannerManageCookiesLabel: text('Text of the control for choosing.'),
});

type Settings = z.infer<typeof settings>;

const positions: Readonly<Record<string, readonly string[]>> = {
  BAR: inCapitals(cookieBannerBarPositions),
  POPUP: inCapitals(cookieBannerPopupPositions),
};

/** Bars and popups have positions of their own; another one falls back silently (runtime 5). */
function positionFaults({ cookieBannerVariant: variant = '', cookieBannerPosition: position = '' }: Settings): Fault[] {
  const own = positions[variant] ?? [];
  const isOther = Object.values(positions).flat().includes(position) && own.length > 0 && !own.includes(position);
  if (!isOther) return [];
  const args = { position, variant, accepted: own.join(', ') };
  return [{ code: 'context-banner-position', severity: 'warn', args, path: ['cookieBannerPosition'] }];
}

/** The two names of one setting must not say different things (runtime 3, "In the API form"). */
function formFaults(settings: Settings): Fault[] {
  const pairs = [
    ['isVisitorDataRestricted', 'isActivityLogEnabled', false],
    ['isRestrictiveCookiePolicyEnabled', 'isAnalyticsCookiesDisabled', true],
  ] as const;
  return pairs
    .filter(([api, page, same]) => {
      const [apiValue, pageValue] = [settings[api], settings[page]];
      return apiValue !== undefined && pageValue !== undefined && (apiValue === pageValue) !== same;
    })
    .map(([api, page]) => ({ code: 'context-cookie-forms', severity: 'warn', args: { api, page }, path: [page] }));
}

/** Cookie banner settings (runtime 3), in the page form and in the API form. */
export const cookieSettings = settings.superRefine(
  faults((settings) => [...positionFaults(settings), ...formFaults(settings)]),
);
