/**
 * Reads the part of the site context that elements use, in few bytes. Other tools read all of it
 * (read-site-context.ts).
 */
import {
  cookieBannerAcceptTypes,
  cookieBannerCtaVariants,
  cookieBannerPositions,
  cookieBannerThemes,
  cookieBannerVariants,
} from '../vocabularies/cookie-banner.ts';
import { unitSystems } from '../vocabularies/sites.ts';
import {
  amount,
  type Decoder,
  type Fields,
  flag,
  html,
  link,
  nameIn,
  number,
  object,
  own,
  text,
  word,
} from './decoders.ts';
import { readLocation } from './read-location.ts';
import type {
  ContextAnnouncementBarSettings,
  ContextCollection,
  ContextCookieSettings,
  ContextItem,
  ContextMoney,
  ContextStoreSettings,
  ContextWebsite,
  SiteContext,
} from './site-context.ts';

export const websiteFields = {
  language: text,
  timeZone: text,
  location: readLocation,
  captchaSettings: object<{ readonly siteKey?: string }>({ siteKey: text }),
};

export const announcementBarSettings = object<ContextAnnouncementBarSettings>({
  style: number,
  text: html,
  clickthroughUrl: object<{ readonly url?: string; readonly newWindow?: boolean }>({ url: link, newWindow: flag }),
});

export const storeFields = {
  defaultCurrency: text,
  selectedCurrency: text,
  measurementStandard: nameIn(unitSystems),
  minimumOrderSubtotalEnabled: flag,
  minimumOrderSubtotal: object<ContextMoney>({ currency: text, value: amount }),
  continueShoppingLinkUrl: link,
};

const not = (value: boolean | undefined) => (value === undefined ? undefined : !value);

const cookieSettings = object<ContextCookieSettings>({
  isCookieBannerEnabled: flag,
  isActivityLogEnabled: (value, whole) => flag(value) ?? not(flag(own(whole, 'isVisitorDataRestricted'))),
  isAnalyticsCookiesDisabled: (value, whole) => flag(value) ?? flag(own(whole, 'isRestrictiveCookiePolicyEnabled')),
  isRestrictiveCookiePolicyAbsolute: flag,
  cookieBannerVariant: word(cookieBannerVariants),
  cookieBannerPosition: word(cookieBannerPositions),
  cookieBannerTheme: word(cookieBannerThemes),
  cookieBannerAcceptType: word(cookieBannerAcceptTypes),
  cookieBannerCtaVariant: word(cookieBannerCtaVariants),
  cookieBannerCtaText: text,
  cookieBannerOptOutCtaText: text,
  cookieBannerText: text,
});

/** Reads any object, of which the elements that use it read the values, and report invalid ones. */
const anyObject: Decoder<object> = (value) => (typeof value === 'object' && value !== null ? value : undefined);

export const contextFields = {
  website: object<Pick<ContextWebsite, keyof typeof websiteFields>>(websiteFields),
  cookieSettings,
  collection: object<ContextCollection>({
    id: text,
    type: number,
    title: text,
    fullUrl: link,
    permissionType: number,
  }),
  item: object<ContextItem>({
    id: text,
    recordType: number,
    title: text,
    fullUrl: link,
    commentState: number,
    // As it is, so that what reads the product reports invalid values.
    workflowState: (value) => value ?? undefined,
    structuredContent: anyObject,
  }),
  gmRenderKey: text,
  showAnnouncementBar: flag,
  betaFeatureFlags: anyObject,
};

type Settings = Pick<
  SiteContext,
  | 'storeSettings'
  | 'popupOverlaySettings'
  | 'mobileInfoBarSettings'
  | 'announcementBarSettings'
  | 'contactEmail'
  | 'contactPhoneNumber'
  | 'businessHours'
  | 'pinterestOverlayOptions'
>;

/** Reads settings from each object that may contain them, in ascending order of precedence. */
export const settingsIn = <Settings extends object>(value: unknown, settings: Fields<Settings>): Partial<Settings> => ({
  ...object(settings)(own(value, 'website')),
  ...object(settings)(value),
  ...object(settings)(own(value, 'websiteSettings')),
});

/**
 * Reads what elements use of a site context, from any parsed JSON. Never throws: values of the wrong type are left out.
 * Reads own properties only.
 */
export const readElementContext = (value: unknown): SiteContext =>
  Object.freeze({
    ...settingsIn<Settings>(value, {
      storeSettings: object<Pick<ContextStoreSettings, keyof typeof storeFields>>(storeFields),
      popupOverlaySettings: anyObject,
      mobileInfoBarSettings: anyObject,
      announcementBarSettings,
      contactEmail: text,
      contactPhoneNumber: text,
      businessHours: anyObject,
      pinterestOverlayOptions: anyObject,
    }),
    ...object<Pick<SiteContext, keyof typeof contextFields>>(contextFields)(value),
  });
