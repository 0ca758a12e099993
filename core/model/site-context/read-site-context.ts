import { contributorRoles, newerContributorRoles } from '../vocabularies/accounts.ts';
import {
  cookieBannerAcceptTypes,
  cookieBannerCtaVariants,
  cookieBannerPositions,
  cookieBannerThemes,
  cookieBannerVariants,
} from '../vocabularies/cookie-banner.ts';
import { newerPageTypes, pageTypes } from '../vocabularies/pages.ts';
import { newerSiteStatuses, pinterestModes, siteStatuses, siteTypes, unitSystems } from '../vocabularies/sites.ts';
import { nameOf } from '../vocabularies/vocabulary.ts';
import {
  amount,
  type Fields,
  flag,
  html,
  link,
  listOf,
  nameIn,
  number,
  numberSet,
  object,
  own,
  text,
  textMap,
  word,
} from './decoders.ts';
import { readLocation } from './read-location.ts';
import type {
  ContextAnnouncementBarSettings,
  ContextCollection,
  ContextCookieSettings,
  ContextItem,
  ContextMobileInfoBarSettings,
  ContextMoney,
  ContextPinterestOverlayOptions,
  ContextPopupOverlaySettings,
  ContextStoreSettings,
  ContextWebsite,
  SiteContext,
} from './site-context.ts';

const statusName = nameIn({ ...siteStatuses, ...newerSiteStatuses });
const allRoles = { ...contributorRoles, ...newerContributorRoles };

const website = object<ContextWebsite>({
  id: text,
  identifier: text,
  websiteType: nameIn(siteTypes),
  siteStatus: (value) => statusName(value) ?? statusName(own(value, 'value')),
  developerMode: flag,
  language: text,
  timeZone: text,
  siteTitle: text,
  siteDescription: html,
  baseUrl: link,
  location: readLocation,
  captchaSettings: object<{ readonly siteKey?: string }>({ siteKey: text }),
});

const storeSettings = object<ContextStoreSettings>({
  expressCheckout: flag,
  measurementStandard: nameIn(unitSystems),
  currenciesSupported: listOf(text),
  defaultCurrency: text,
  selectedCurrency: text,
  minimumOrderSubtotalEnabled: flag,
  minimumOrderSubtotal: object<ContextMoney>({ currency: text, value: amount }),
  continueShoppingLinkUrl: link,
  returnPolicy: html,
  termsOfService: html,
  privacyPolicy: html,
});

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

/** The values that are in `websiteSettings` in pages, and beside it in the specification. */
type Settings = Pick<
  SiteContext,
  | 'storeSettings'
  | 'popupOverlaySettings'
  | 'mobileInfoBarSettings'
  | 'announcementBarSettings'
  | 'pinterestOverlayOptions'
  | 'useEscapeKeyToLogin'
  | 'disqusShortname'
  | 'commentsEnabled'
>;

const settings: Fields<Settings> = {
  storeSettings,
  popupOverlaySettings: object<ContextPopupOverlaySettings>({
    style: number,
    version: number,
    enableMobile: flag,
    showUntilSignup: flag,
    displayFrequency: number,
    showOnScroll: flag,
    scrollPercentage: number,
    showOnTimer: flag,
    timerDelay: number,
    showOnAllPages: flag,
    enabledPages: listOf(text),
  }),
  mobileInfoBarSettings: object<ContextMobileInfoBarSettings>({
    style: number,
    isContactEmailEnabled: flag,
    isContactPhoneNumberEnabled: flag,
    isLocationEnabled: flag,
    isBusinessHoursEnabled: flag,
  }),
  announcementBarSettings: object<ContextAnnouncementBarSettings>({
    style: number,
    text: html,
    clickthroughUrl: object<{ readonly url?: string; readonly newWindow?: boolean }>({ url: link, newWindow: flag }),
  }),
  pinterestOverlayOptions: object<ContextPinterestOverlayOptions>({
    mode: word(pinterestModes),
    shape: text,
    size: text,
    color: text,
  }),
  useEscapeKeyToLogin: flag,
  disqusShortname: text,
  commentsEnabled: flag,
};

const context = object<Omit<SiteContext, keyof Settings>>({
  website,
  cookieSettings,
  tweakJSON: textMap,
  collection: object<ContextCollection>({
    id: text,
    type: number,
    title: text,
    fullUrl: link,
    permissionType: number,
  }),
  item: object<ContextItem>({ id: text, recordType: number, title: text, fullUrl: link, commentState: number }),
  pageType: nameIn({ ...pageTypes, ...newerPageTypes }),
  websiteRoles: (value) => numberSet(value)?.map((role) => nameOf(allRoles, role) ?? role),
  permissions: (value, whole) => numberSet(own(whole, 'accessPermissions')) ?? numberSet(own(value, 'permissions')),
  authenticatedAccount: object<{ readonly id?: string }>({ id: text }),
  websiteCloneable: (value, whole) => flag(value) ?? flag(own(own(whole, 'website'), 'cloneable')),
  demoCollectionIds: (_, whole) => listOf((demo) => text(own(demo, 'collectionId')))(own(whole, 'demoCollections')),
  templateId: text,
  gmRenderKey: text,
});

/** The objects that may contain settings, in ascending order of precedence. */
const settingsIn = (value: unknown): Settings => ({
  ...object(settings)(own(value, 'website')),
  ...object(settings)(value),
  ...object(settings)(own(value, 'websiteSettings')),
});

/**
 * Reads the site context from any parsed JSON (docs/spec.md#runtime-3, "Website context", and the shapes of real
 * pages). Never throws: values of the wrong type, unknown names and unknown numbers are left out. Reads own properties
 * only.
 */
export const readSiteContext = (value: unknown): SiteContext =>
  Object.freeze({ ...settingsIn(value), ...context(value) });
