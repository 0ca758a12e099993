/**
 * The site context for elements and the page runtime (docs/spec.md#runtime-3, "Website context"): every value is
 * optional, numbers are converted to names, and keys are those of the specification. `readSiteContext` creates it from
 * the JSON of a page.
 */
import type { ContributorRole } from '../vocabularies/accounts.ts';
import type {
  CookieBannerAcceptType,
  CookieBannerCtaVariant,
  CookieBannerPosition,
  CookieBannerTheme,
  CookieBannerVariant,
} from '../vocabularies/cookie-banner.ts';
import type { PageType } from '../vocabularies/pages.ts';
import type { PinterestMode, SiteStatus, SiteType, UnitSystem } from '../vocabularies/sites.ts';
import type { DayName } from './days.ts';

export interface SiteContext {
  readonly website?: ContextWebsite;
  readonly storeSettings?: ContextStoreSettings;
  readonly cookieSettings?: ContextCookieSettings;
  readonly popupOverlaySettings?: ContextPopupOverlaySettings;
  readonly mobileInfoBarSettings?: ContextMobileInfoBarSettings;
  readonly announcementBarSettings?: ContextAnnouncementBarSettings;
  /** Whether the page shows the announcement bar of the settings. */
  readonly showAnnouncementBar?: boolean;
  readonly pinterestOverlayOptions?: ContextPinterestOverlayOptions;
  /** Features of the site, by name or number; `<site-reviews>` reads those of reviews. */
  readonly betaFeatureFlags?: object;
  /** A/B tests and feature toggles, which `site-elements/experiments` reads. */
  readonly experiments?: readonly object[];
  /** Fonts of the site, which `site-elements/fonts` loads. */
  readonly fonts?: object;
  /** Email address for visitors. */
  readonly contactEmail?: string;
  /** Phone number for visitors. */
  readonly contactPhoneNumber?: string;
  /** Opening hours in the time zone of the site. */
  readonly businessHours?: ContextBusinessHours;
  /** Whether the Escape key opens the login (docs/spec.md#runtime-2). */
  readonly useEscapeKeyToLogin?: boolean;
  /** The site's name at the comments provider; not set without one. */
  readonly disqusShortname?: string;
  readonly commentsEnabled?: boolean;
  /** Design settings of the template, all as text. */
  readonly tweakJSON?: Readonly<Record<string, string>>;
  /** The collection that the page shows. */
  readonly collection?: ContextCollection;
  /** The item that the page shows, for example one blog post. */
  readonly item?: ContextItem;
  readonly pageType?: PageType;
  /** Roles of the signed-in contributor (docs/spec.md#runtime-6); a role without a known name keeps its number. */
  readonly websiteRoles?: readonly (ContributorRole | number)[];
  /** Permission numbers of the signed-in contributor (docs/spec.md#runtime-6: 1 is config, 2 is admin). */
  readonly permissions?: readonly number[];
  /** Set when an account is signed in. */
  readonly authenticatedAccount?: { readonly id?: string };
  /** Whether the site is a template that is made to be copied. */
  readonly websiteCloneable?: boolean;
  /** Collections that came with the template as samples; comments never load on them (docs/spec.md#runtime-5). */
  readonly demoCollectionIds?: readonly string[];
  readonly templateId?: string;
  /** Key of the maps provider. */
  readonly gmRenderKey?: string;
}

export interface ContextWebsite {
  readonly id?: string;
  /** The subdomain. */
  readonly identifier?: string;
  readonly websiteType?: SiteType;
  /** Not set for an ordinary site. */
  readonly siteStatus?: SiteStatus;
  readonly developerMode?: boolean;
  /** A language tag, for example `en-US`. */
  readonly language?: string;
  /** A time zone name, for example `Europe/Berlin`. */
  readonly timeZone?: string;
  readonly siteTitle?: string;
  /** HTML. */
  readonly siteDescription?: string;
  readonly baseUrl?: string;
  readonly location?: ContextLocation;
  readonly captchaSettings?: { readonly siteKey?: string };
}

/** The location of a business; coordinates in degrees. */
export interface ContextLocation {
  readonly mapLat?: number;
  readonly mapLng?: number;
  readonly mapZoom?: number;
  readonly markerLat?: number;
  readonly markerLng?: number;
  readonly addressTitle?: string;
  readonly addressLine1?: string;
  readonly addressLine2?: string;
  readonly addressCountry?: string;
}

/** An amount in site data: a currency code and decimal text such as `20.00`. */
export interface ContextMoney {
  readonly currency?: string;
  readonly value?: string;
}

export interface ContextStoreSettings {
  readonly expressCheckout?: boolean;
  readonly measurementStandard?: UnitSystem;
  readonly currenciesSupported?: readonly string[];
  readonly defaultCurrency?: string;
  readonly selectedCurrency?: string;
  readonly minimumOrderSubtotalEnabled?: boolean;
  readonly minimumOrderSubtotal?: ContextMoney;
  readonly continueShoppingLinkUrl?: string;
  /** HTML, like the next two properties. */
  readonly returnPolicy?: string;
  readonly termsOfService?: string;
  readonly privacyPolicy?: string;
}

/**
 * Cookie banner settings (docs/spec.md#runtime-3), from the page form or the API form; empty values are treated as not
 * set.
 */
export interface ContextCookieSettings {
  readonly isCookieBannerEnabled?: boolean;
  /** The API form has the opposite, `isVisitorDataRestricted`. */
  readonly isActivityLogEnabled?: boolean;
  /** In the API form and on pages `isRestrictiveCookiePolicyEnabled`. */
  readonly isAnalyticsCookiesDisabled?: boolean;
  readonly isRestrictiveCookiePolicyAbsolute?: boolean;
  readonly cookieBannerVariant?: CookieBannerVariant;
  readonly cookieBannerPosition?: CookieBannerPosition;
  readonly cookieBannerTheme?: CookieBannerTheme;
  readonly cookieBannerAcceptType?: CookieBannerAcceptType;
  readonly cookieBannerCtaVariant?: CookieBannerCtaVariant;
  readonly cookieBannerCtaText?: string;
  readonly cookieBannerOptOutCtaText?: string;
  /** HTML or plain text. */
  readonly cookieBannerText?: string;
}

/** Popup overlay settings (docs/spec.md#runtime-3). */
export interface ContextPopupOverlaySettings {
  readonly style?: number;
  /** Counts the changes of the popup; a changed popup is shown again. */
  readonly version?: number;
  readonly enableMobile?: boolean;
  readonly showUntilSignup?: boolean;
  /** Days until it is shown again; -1 means never again. */
  readonly displayFrequency?: number;
  readonly showOnScroll?: boolean;
  /** 0 to 100. */
  readonly scrollPercentage?: number;
  readonly showOnTimer?: boolean;
  /** Milliseconds. */
  readonly timerDelay?: number;
  readonly showOnAllPages?: boolean;
  /** Ids of the collections that show it. */
  readonly enabledPages?: readonly string[];
}

export interface ContextMobileInfoBarSettings {
  readonly style?: number;
  readonly isContactEmailEnabled?: boolean;
  readonly isContactPhoneNumberEnabled?: boolean;
  readonly isLocationEnabled?: boolean;
  readonly isBusinessHoursEnabled?: boolean;
}

export interface ContextAnnouncementBarSettings {
  readonly style?: number;
  /** HTML. */
  readonly text?: string;
  readonly clickthroughUrl?: { readonly url?: string; readonly newWindow?: boolean };
}

/** Opening hours of a week, by the name of the day. */
export type ContextBusinessHours = Readonly<Partial<Record<DayName, ContextOpeningHours>>>;

export interface ContextOpeningHours {
  /** As the owner wrote them. */
  readonly text?: string;
  /** One empty range for a closed day. */
  readonly ranges?: readonly ContextOpeningRange[];
}

/** Times in minutes since midnight. Hours past midnight end at an earlier time than they start. */
export interface ContextOpeningRange {
  readonly from?: number;
  readonly to?: number;
}

export interface ContextPinterestOverlayOptions {
  readonly mode?: PinterestMode;
  readonly shape?: string;
  readonly size?: string;
  readonly color?: string;
}

export interface ContextCollection {
  readonly id?: string;
  /** A number of the vocabulary of collection types. */
  readonly type?: number;
  readonly title?: string;
  /** A path such as `/blog`. */
  readonly fullUrl?: string;
  /** Sent with form submissions (docs/spec.md#runtime-3, "Form and submission"). */
  readonly permissionType?: number;
}

export interface ContextItem {
  readonly id?: string;
  /** A number of the vocabulary of record types. */
  readonly recordType?: number;
  readonly title?: string;
  /** A path such as `/blog/first-post`. */
  readonly fullUrl?: string;
  readonly commentState?: number;
  /** The status of the product, which `<site-product>` reads. */
  readonly workflowState?: unknown;
  /** The data of a product, which `<site-product>` reads. */
  readonly structuredContent?: object;
}
