/** Site contexts with other texts. */
import { readSiteContext } from '../../core/model/site-context/read-site-context.ts';
import type { SiteContext } from '../../core/model/site-context/site-context.ts';
import { sample } from '../core/model/site-context/sample.ts';

/** Returns the same value with another text instead of each string. */
export function withTexts<Value>(value: Value, next: () => string): Value {
  const replaced = (part: unknown): unknown => {
    if (typeof part === 'string') return next();
    if (Array.isArray(part)) return part.map(replaced);
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([key, entry]) => [key, replaced(entry)]));
  };
  // Only texts differ.
  return replaced(value) as Value;
}

/** Every field of the sample, also those with an older name in pages. */
export const completeContext = (): SiteContext => {
  const context = readSiteContext(sample);
  const cookieSettings = {
    isRestrictiveCookiePolicyAbsolute: false,
    cookieBannerTheme: 'light',
    cookieBannerText: '<p>We count visits.</p>',
    cookieBannerOptOutCtaText: 'No',
    ...context.cookieSettings,
  } as const;
  const mobileInfoBarSettings = {
    isContactPhoneNumberEnabled: true,
    isBusinessHoursEnabled: true,
    ...context.mobileInfoBarSettings,
  };
  return { showAnnouncementBar: true, ...context, cookieSettings, mobileInfoBarSettings };
};
