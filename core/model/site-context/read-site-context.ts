import { contributorRoles, newerContributorRoles } from '../vocabularies/accounts.ts';
import { newerPageTypes, pageTypes } from '../vocabularies/pages.ts';
import { newerSiteStatuses, pinterestModes, siteStatuses, siteTypes } from '../vocabularies/sites.ts';
import { nameOf } from '../vocabularies/vocabulary.ts';
import {
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
import { businessHours } from './read-business-hours.ts';
import {
  announcementBarSettings,
  contextFields,
  settingsIn,
  storeFields,
  websiteFields,
} from './read-element-context.ts';
import type {
  ContextMobileInfoBarSettings,
  ContextPinterestOverlayOptions,
  ContextPopupOverlaySettings,
  ContextStoreSettings,
  ContextWebsite,
  SiteContext,
} from './site-context.ts';

const statusName = nameIn({ ...siteStatuses, ...newerSiteStatuses });
const allRoles = { ...contributorRoles, ...newerContributorRoles };

const website = object<ContextWebsite>({
  ...websiteFields,
  id: text,
  identifier: text,
  websiteType: nameIn(siteTypes),
  siteStatus: (value) => statusName(value) ?? statusName(own(value, 'value')),
  developerMode: flag,
  timeZone: text,
  siteTitle: text,
  siteDescription: html,
  baseUrl: link,
});

const storeSettings = object<ContextStoreSettings>({
  ...storeFields,
  expressCheckout: flag,
  currenciesSupported: listOf(text),
  returnPolicy: html,
  termsOfService: html,
  privacyPolicy: html,
});

/** The values that are in `websiteSettings` in pages, and beside it in the specification. */
type Settings = Pick<
  SiteContext,
  | 'storeSettings'
  | 'popupOverlaySettings'
  | 'mobileInfoBarSettings'
  | 'announcementBarSettings'
  | 'pinterestOverlayOptions'
  | 'contactEmail'
  | 'contactPhoneNumber'
  | 'businessHours'
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
  announcementBarSettings,
  pinterestOverlayOptions: object<ContextPinterestOverlayOptions>({
    mode: word(pinterestModes),
    shape: text,
    size: text,
    color: text,
  }),
  contactEmail: text,
  contactPhoneNumber: text,
  businessHours,
  useEscapeKeyToLogin: flag,
  disqusShortname: text,
  commentsEnabled: flag,
};

const context = object<Omit<SiteContext, keyof Settings>>({
  ...contextFields,
  website,
  tweakJSON: textMap,
  pageType: nameIn({ ...pageTypes, ...newerPageTypes }),
  websiteRoles: (value) => numberSet(value)?.map((role) => nameOf(allRoles, role) ?? role),
  permissions: (value, whole) => numberSet(own(whole, 'accessPermissions')) ?? numberSet(own(value, 'permissions')),
  authenticatedAccount: object<{ readonly id?: string }>({ id: text }),
  websiteCloneable: (value, whole) => flag(value) ?? flag(own(own(whole, 'website'), 'cloneable')),
  demoCollectionIds: (_, whole) => listOf((demo) => text(own(demo, 'collectionId')))(own(whole, 'demoCollections')),
  templateId: text,
  experiments: listOf((value) => (typeof value === 'object' && value !== null ? value : undefined)),
  fonts: (value) => (typeof value === 'object' && value !== null ? value : undefined),
});

/**
 * Reads the site context from any parsed JSON (docs/spec.md#runtime-3, "Website context", and the shapes of real
 * pages). Never throws: values of the wrong type, unknown names and unknown numbers are left out. Reads own properties
 * only.
 */
export const readSiteContext = (value: unknown): SiteContext =>
  Object.freeze({ ...settingsIn(value, settings), ...context(value) });
