/**
 * The JSON of a site context as pages carry it (docs/spec.md#runtime-3, "Website context").
 * Generated from core/model/schema by npm run generate: do not edit; long because it is one type per entity.
 */

/**
 * The site context as pages carry it.
 */
export interface SiteContextJson {
  website?: Website;
  websiteSettings?: WebsiteSettings;
  storeSettings?: StoreSettings;
  popupOverlaySettings?: PopupOverlaySettings;
  mobileInfoBarSettings?: MobileInfoBarSettings;
  announcementBarSettings?: AnnouncementBarSettings;
  pinterestOverlayOptions?: PinterestOverlayOptions;
  /**
   * Whether Escape takes a visitor to the login.
   */
  useEscapeKeyToLogin?: boolean;
  /**
   * Name of the site at the comments provider; empty for none.
   */
  disqusShortname?: string;
  /**
   * Whether visitors can comment.
   */
  commentsEnabled?: boolean;
  cookieSettings?: CookieSettings;
  collection?: Collection;
  item?: Item;
  product?: Product;
  /**
   * Kind of page.
   */
  pageType?:
    | 1
    | 2
    | 3
    | 50
    | 100
    | 101
    | 102
    | 103
    | 104
    | 105
    | 106
    | 200
    | 201
    | 202
    | 203
    | 204
    | 205
    | 206
    | 207
    | 208
    | 209
    | 210
    | 300
    | 301
    | 107
    | 211
    | 400;
  /**
   * Design settings of the template, all as text.
   */
  tweakJSON?: {
    [k: string]: string;
  };
  /**
   * Numbers of the roles that the contributor has, each true.
   */
  websiteRoles?: {
    [k: string]: boolean;
  };
  permissions?: Permissions;
  /**
   * Numbers of all permissions.
   *
   * Items: Number of a permission.
   */
  accessPermissions?: number[];
  authenticatedAccount?: AuthenticatedAccount;
  /**
   * Whether the site is a template that is made to be copied.
   */
  websiteCloneable?: boolean;
  /**
   * Whether the site is paid for.
   */
  subscribed?: boolean;
  /**
   * Id of the template.
   */
  templateId?: string;
  /**
   * Generation of the template, 7 or 7.1.
   */
  templateVersion?: string;
  /**
   * Whether the template has design settings.
   */
  templateTweakable?: boolean;
  /**
   * Domain of the platform.
   */
  appDomain?: string;
  /**
   * Address of the site for checkout.
   */
  secureDomain?: string;
  /**
   * Key of the maps provider.
   */
  gmRenderKey?: string;
  /**
   * Whether support staff is signed in as the owner.
   */
  impersonatedSession?: boolean;
  /**
   * Whether the page shows the announcement bar.
   */
  showAnnouncementBar?: boolean;
  /**
   * Whether the page is shown inside Facebook.
   */
  isFacebookTab?: boolean;
  /**
   * Numbers of the features that the page uses.
   */
  pageFeatures?: number[];
  /**
   * Features that are tried out, by name or number.
   */
  betaFeatureFlags?: (string | number)[];
  /**
   * Features of videos that are tried out.
   */
  videoAssetsFeatureFlags?: string[];
  /**
   * Collections that came with the template as samples.
   */
  demoCollections?: DemoCollection[];
  [k: string]: unknown;
}
/**
 * The site itself.
 */
export interface Website {
  /**
   * Id of the site.
   */
  id?: string;
  /**
   * The subdomain.
   */
  identifier?: string;
  /**
   * Kind of site.
   */
  websiteType?: 1 | 2 | 3 | 4 | 5;
  /**
   * Status of the site; an empty object for an ordinary site.
   */
  siteStatus?:
    | (1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 11 | 12 | 13 | 14 | 15 | 16)
    | {
        /**
         * Number of the status.
         */
        value?: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 11 | 12 | 13 | 14 | 15 | 16;
        /**
         * When the status ends. Milliseconds since 1970.
         */
        expiration?: number;
        [k: string]: unknown;
      };
  /**
   * Whether the template is edited as files.
   */
  developerMode?: boolean;
  /**
   * Whether the site is a template that is made to be copied.
   */
  cloneable?: boolean;
  /**
   * Language of the site as a tag such as en-US.
   */
  language?: string;
  /**
   * IANA time zone such as Europe/Berlin.
   */
  timeZone?: string;
  /**
   * Milliseconds from UTC.
   */
  timeZoneOffset?: number;
  /**
   * Milliseconds from UTC, of the server.
   */
  machineTimeZoneOffset?: number;
  /**
   * Short name of the time zone.
   */
  timeZoneAbbr?: string;
  /**
   * Title of the site.
   */
  siteTitle?: string;
  /**
   * Title of the page and the site.
   */
  fullSiteTitle?: string;
  /**
   * Tag line.
   */
  siteTagLine?: string;
  /**
   * What the site is about. HTML.
   */
  siteDescription?: string | null | HtmlText;
  /**
   * Address of the site.
   */
  baseUrl?: string;
  /**
   * Public address of the site.
   */
  authenticUrl?: string;
  /**
   * Address of the site at the platform.
   */
  internalUrl?: string;
  /**
   * Host name of the site.
   */
  primaryDomain?: string;
  /**
   * When content last changed. Milliseconds since 1970.
   */
  contentModifiedOn?: number;
  /**
   * When the site was made. Milliseconds since 1970.
   */
  createdOn?: number;
  /**
   * Id of the template.
   */
  templateId?: string;
  /**
   * Id of the logo.
   */
  logoImageId?: string;
  /**
   * Id of the image that is shared.
   */
  socialLogoImageId?: string;
  location?: Location;
  captchaSettings?: CaptchaSettings;
  /**
   * Accounts elsewhere.
   */
  socialAccounts?: SocialAccount[];
  storeSettings?: StoreSettings;
  [k: string]: unknown;
}
/**
 * HTML in an object, which lacks it when it is empty.
 */
export interface HtmlText {
  /**
   * The HTML.
   */
  html?: string;
  /**
   * Whether it is shown as it is.
   */
  raw?: boolean;
  [k: string]: unknown;
}
/**
 * A place on the map.
 */
export interface Location {
  /**
   * Latitude of the centre. In degrees.
   */
  mapLat?: number;
  /**
   * Longitude of the centre. In degrees.
   */
  mapLng?: number;
  /**
   * Zoom of the map.
   */
  mapZoom?: number;
  /**
   * Latitude of the marker; that of the centre where it is missing. In degrees.
   */
  markerLat?: number;
  /**
   * Longitude of the marker; that of the centre where it is missing. In degrees.
   */
  markerLng?: number;
  /**
   * Name of the place.
   */
  addressTitle?: string | null;
  /**
   * Street and number.
   */
  addressLine1?: string | null;
  /**
   * Town, region, postal code.
   */
  addressLine2?: string | null;
  /**
   * Country.
   */
  addressCountry?: string | null;
  [k: string]: unknown;
}
/**
 * Settings of the captcha.
 */
export interface CaptchaSettings {
  /**
   * Public key of the site; empty for none.
   */
  siteKey?: string;
  /**
   * Whether donations need one.
   */
  enabledForDonations?: boolean;
  [k: string]: unknown;
}
/**
 * An account elsewhere.
 */
export interface SocialAccount {
  /**
   * Number of the service.
   */
  serviceId?: number;
  /**
   * Id of the user there.
   */
  userId?: string;
  /**
   * Name of the user there.
   */
  userName?: string;
  /**
   * Name to show.
   */
  screenname?: string;
  /**
   * Address of the profile.
   */
  profileUrl?: string;
  /**
   * Whether its icon is shown.
   */
  iconEnabled?: boolean;
  [k: string]: unknown;
}
/**
 * Settings of the shop.
 */
export interface StoreSettings {
  /**
   * Whether buying skips the cart.
   */
  expressCheckout?: boolean;
  /**
   * imperial (1) or metric (2).
   */
  measurementStandard?: string | number;
  /**
   * Currencies that the shop can sell in.
   *
   * Items: The currency code, such as EUR.
   */
  currenciesSupported?: (
    | 'EUR'
    | 'USD'
    | 'AUD'
    | 'NOK'
    | 'CAD'
    | 'NZD'
    | 'DKK'
    | 'GBP'
    | 'HKD'
    | 'CHF'
    | 'MXN'
    | 'SGD'
    | 'SEK'
    | 'CZK'
    | 'ILS'
    | 'PHP'
    | 'RUB'
    | 'PLN'
    | 'THB'
    | 'MYR'
    | 'ARS'
    | 'BRL'
    | 'COP'
    | 'IDR'
    | 'INR'
    | 'JPY'
    | 'ZAR'
    | 'KRW'
  )[];
  /**
   * The currency of a new shop.
   */
  defaultCurrency?:
    | 'EUR'
    | 'USD'
    | 'AUD'
    | 'NOK'
    | 'CAD'
    | 'NZD'
    | 'DKK'
    | 'GBP'
    | 'HKD'
    | 'CHF'
    | 'MXN'
    | 'SGD'
    | 'SEK'
    | 'CZK'
    | 'ILS'
    | 'PHP'
    | 'RUB'
    | 'PLN'
    | 'THB'
    | 'MYR'
    | 'ARS'
    | 'BRL'
    | 'COP'
    | 'IDR'
    | 'INR'
    | 'JPY'
    | 'ZAR'
    | 'KRW';
  /**
   * The currency that the shop sells in.
   */
  selectedCurrency?:
    | 'EUR'
    | 'USD'
    | 'AUD'
    | 'NOK'
    | 'CAD'
    | 'NZD'
    | 'DKK'
    | 'GBP'
    | 'HKD'
    | 'CHF'
    | 'MXN'
    | 'SGD'
    | 'SEK'
    | 'CZK'
    | 'ILS'
    | 'PHP'
    | 'RUB'
    | 'PLN'
    | 'THB'
    | 'MYR'
    | 'ARS'
    | 'BRL'
    | 'COP'
    | 'IDR'
    | 'INR'
    | 'JPY'
    | 'ZAR'
    | 'KRW';
  /**
   * Whether orders below the minimum are refused.
   */
  minimumOrderSubtotalEnabled?: boolean;
  minimumOrderSubtotal?: Money;
  /**
   * What may be returned. HTML.
   */
  returnPolicy?: string | null | HtmlText;
  /**
   * The terms of service. HTML.
   */
  termsOfService?: string | null | HtmlText;
  /**
   * The privacy policy. HTML.
   */
  privacyPolicy?: string | null | HtmlText;
  /**
   * URL of the link in the cart that continues shopping.
   */
  continueShoppingLinkUrl?: string;
  /**
   * Whether the cart is light on dark sites.
   */
  useLightCart?: boolean;
  /**
   * Whether the shop takes orders.
   */
  isLive?: boolean;
  /**
   * Whether payments are only tried.
   */
  testModeOn?: boolean;
  /**
   * The name on receipts.
   */
  businessName?: string;
  [k: string]: unknown;
}
/**
 * An amount of money.
 */
export interface Money {
  /**
   * The currency code, such as EUR.
   */
  currency:
    | 'EUR'
    | 'USD'
    | 'AUD'
    | 'NOK'
    | 'CAD'
    | 'NZD'
    | 'DKK'
    | 'GBP'
    | 'HKD'
    | 'CHF'
    | 'MXN'
    | 'SGD'
    | 'SEK'
    | 'CZK'
    | 'ILS'
    | 'PHP'
    | 'RUB'
    | 'PLN'
    | 'THB'
    | 'MYR'
    | 'ARS'
    | 'BRL'
    | 'COP'
    | 'IDR'
    | 'INR'
    | 'JPY'
    | 'ZAR'
    | 'KRW';
  /**
   * The amount in whole units, as decimal text such as 20.00.
   */
  value: string | number;
  [k: string]: unknown;
}
/**
 * Settings of the site.
 */
export interface WebsiteSettings {
  /**
   * Id of the settings.
   */
  id?: string;
  /**
   * Id of the site.
   */
  websiteId?: string;
  storeSettings?: StoreSettings;
  popupOverlaySettings?: PopupOverlaySettings;
  mobileInfoBarSettings?: MobileInfoBarSettings;
  announcementBarSettings?: AnnouncementBarSettings;
  pinterestOverlayOptions?: PinterestOverlayOptions;
  /**
   * Whether Escape takes a visitor to the login.
   */
  useEscapeKeyToLogin?: boolean;
  /**
   * Name of the site at the comments provider; empty for none.
   */
  disqusShortname?: string;
  /**
   * Whether visitors can comment.
   */
  commentsEnabled?: boolean;
  /**
   * The country code, such as DE.
   */
  country?: string;
  /**
   * Region.
   */
  state?: string;
  /**
   * E-mail address to write to.
   */
  contactEmail?: string;
  /**
   * Phone number to call.
   */
  contactPhoneNumber?: string;
  businessHours?: BusinessHours;
  /**
   * Id of the page that is shown for unknown addresses.
   */
  notFoundPageId?: string;
  /**
   * Whether visitors can like.
   */
  simpleLikingEnabled?: boolean;
  /**
   * Whether comments can be liked.
   */
  commentLikesAllowed?: boolean;
  /**
   * Whether one can comment without an account.
   */
  commentAnonAllowed?: boolean;
  /**
   * Whether comments can be answered.
   */
  commentThreaded?: boolean;
  /**
   * Whether comments wait for approval.
   */
  commentApprovalRequired?: boolean;
  /**
   * Whether comments show pictures of their authors.
   */
  commentAvatarsOn?: boolean;
  /**
   * Number of the order of comments.
   */
  commentSortType?: number;
  /**
   * How many reports hide a comment.
   */
  commentFlagThreshold?: number;
  /**
   * Whether comments can be reported.
   */
  commentFlagsAllowed?: boolean;
  /**
   * Whether new items can be commented on.
   */
  commentEnableByDefault?: boolean;
  /**
   * Days after which comments close; 0 for never.
   */
  commentDisableAfterDaysDefault?: number;
  /**
   * Whether pages have an AMP version.
   */
  ampEnabled?: boolean;
  [k: string]: unknown;
}
/**
 * Settings of the popup overlay.
 */
export interface PopupOverlaySettings {
  /**
   * Number of the layout.
   */
  style?: number;
  /**
   * Counts the changes; a visitor sees a changed popup anew.
   */
  version?: number;
  /**
   * Whether small screens show it.
   */
  enableMobile?: boolean;
  /**
   * Whether it comes back until the visitor has signed up.
   */
  showUntilSignup?: boolean;
  /**
   * Days until it is shown again; -1 means never again.
   */
  displayFrequency?: number;
  /**
   * Whether scrolling opens it.
   */
  showOnScroll?: boolean;
  /**
   * How far down the page it opens, in percent.
   */
  scrollPercentage?: number;
  /**
   * Whether time opens it.
   */
  showOnTimer?: boolean;
  /**
   * Milliseconds until it opens.
   */
  timerDelay?: number;
  /**
   * Whether every page shows it.
   */
  showOnAllPages?: boolean;
  /**
   * Collections that show it.
   *
   * Items: Id of a collection.
   */
  enabledPages?: string[];
  [k: string]: unknown;
}
/**
 * Settings of the bar on small screens.
 */
export interface MobileInfoBarSettings {
  /**
   * Number of the colours.
   */
  style?: number;
  /**
   * Whether it shows the e-mail address.
   */
  isContactEmailEnabled?: boolean;
  /**
   * Whether it shows the phone number.
   */
  isContactPhoneNumberEnabled?: boolean;
  /**
   * Whether it shows the location.
   */
  isLocationEnabled?: boolean;
  /**
   * Whether it shows the opening hours.
   */
  isBusinessHoursEnabled?: boolean;
  [k: string]: unknown;
}
/**
 * Settings of the bar above pages.
 */
export interface AnnouncementBarSettings {
  /**
   * Number of the layout.
   */
  style?: number;
  /**
   * Its text. HTML.
   */
  text?: string | null | HtmlText;
  clickthroughUrl?: ClickthroughUrl;
  [k: string]: unknown;
}
/**
 * Where a click goes.
 */
export interface ClickthroughUrl {
  /**
   * The address.
   */
  url?: string;
  /**
   * Whether it opens in a new window.
   */
  newWindow?: boolean;
  [k: string]: unknown;
}
/**
 * Pinterest buttons over images.
 */
export interface PinterestOverlayOptions {
  /**
   * Where images have the button.
   */
  mode?: '' | 'disabled' | 'enabled_for_blogs' | 'enabled_for_blogs_and_pages';
  /**
   * round or rect.
   */
  shape?: string;
  /**
   * small or large.
   */
  size?: string;
  /**
   * white, red or gray.
   */
  color?: string;
  [k: string]: unknown;
}
/**
 * Opening hours.
 */
export interface BusinessHours {
  monday?: OpeningHours;
  tuesday?: OpeningHours;
  wednesday?: OpeningHours;
  thursday?: OpeningHours;
  friday?: OpeningHours;
  saturday?: OpeningHours;
  sunday?: OpeningHours;
  [k: string]: unknown;
}
/**
 * Opening hours of one day.
 */
export interface OpeningHours {
  /**
   * As the owner wrote them.
   */
  text?: string;
  /**
   * When it is open; an empty object when it is closed.
   */
  ranges?: OpeningRange[];
  [k: string]: unknown;
}
/**
 * From when to when.
 */
export interface OpeningRange {
  /**
   * Opens, in minutes of the day.
   */
  from?: number;
  /**
   * Closes, in minutes of the day.
   */
  to?: number;
  [k: string]: unknown;
}
/**
 * Settings of the cookie banner and of tracking.
 */
export interface CookieSettings {
  /**
   * Whether visitors see the banner.
   */
  isCookieBannerEnabled?: boolean;
  /**
   * Whether visits are recorded.
   */
  isActivityLogEnabled?: boolean;
  /**
   * The opposite of isActivityLogEnabled, in the form of the API.
   */
  isVisitorDataRestricted?: boolean;
  /**
   * Whether analytics may set no cookies.
   */
  isAnalyticsCookiesDisabled?: boolean;
  /**
   * isAnalyticsCookiesDisabled, by its name in the API and in pages.
   */
  isRestrictiveCookiePolicyEnabled?: boolean;
  /**
   * Whether the policy holds in every region.
   */
  isRestrictiveCookiePolicyAbsolute?: boolean;
  /**
   * Text of the banner, plain or HTML; empty for the default text.
   */
  cookieBannerText?: string;
  /**
   * Colours of the banner.
   */
  cookieBannerTheme?: '' | 'LIGHT' | 'DARK';
  /**
   * Shape of the banner.
   */
  cookieBannerVariant?: '' | 'BAR' | 'POPUP';
  /**
   * Position of the banner.
   */
  cookieBannerPosition?: '' | 'TOP' | 'BOTTOM' | 'TOP_LEFT' | 'TOP_RIGHT' | 'BOTTOM_LEFT' | 'BOTTOM_RIGHT';
  /**
   * How the accept control looks.
   */
  cookieBannerCtaVariant?: '' | 'TEXT' | 'BUTTON' | 'ICON';
  /**
   * Text of the accept control; empty for the default text.
   */
  cookieBannerCtaText?: string;
  /**
   * Text of the decline control; empty for the default text.
   */
  cookieBannerOptOutCtaText?: string;
  /**
   * Whether visitors can decline.
   */
  cookieBannerAcceptType?: '' | 'OPT_IN' | 'OPT_IN_AND_OUT';
  /**
   * Whether the banner has a decline control.
   */
  cookieBannerHasOptOut?: boolean;
  /**
   * Whether the banner lets visitors choose by category.
   */
  cookieBannerHasManageCookies?: boolean;
  /**
   * Text of the control for choosing.
   */
  cookieBannerManageCookiesLabel?: string;
  [k: string]: unknown;
}
/**
 * The collection that the page shows.
 */
export interface Collection {
  /**
   * Id of the collection.
   */
  id?: string;
  /**
   * Kind of collection.
   */
  type?: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 10 | 11 | 12 | 13 | 14 | 15 | 16 | 17 | 18 | 19 | 20 | 21 | 22 | 23 | 24 | 25;
  /**
   * Title.
   */
  title?: string;
  /**
   * Title in the navigation.
   */
  navigationTitle?: string;
  /**
   * Path.
   */
  fullUrl?: string;
  /**
   * Path without slashes around it.
   */
  urlId?: string;
  /**
   * Name of the kind of page in the template.
   */
  typeName?: string;
  /**
   * What it is about.
   */
  description?: string;
  /**
   * Whether visitors can see it.
   */
  enabled?: boolean;
  /**
   * Whether it is the first page of the site.
   */
  homepage?: boolean;
  /**
   * Whether it holds other collections.
   */
  folder?: boolean;
  /**
   * Whether it needs a password.
   */
  passwordProtected?: boolean;
  /**
   * Number of the permission that visitors need.
   */
  permissionType?: number;
  /**
   * Number of the order of items.
   */
  ordering?: number;
  /**
   * How many items it has.
   */
  itemCount?: number;
  /**
   * Tags of its items.
   */
  tags?: string[];
  /**
   * Categories of its items.
   */
  categories?: string[];
  /**
   * How many comments visitors can see.
   */
  publicCommentCount?: number;
  /**
   * When it last changed. Milliseconds since 1970.
   */
  updatedOn?: number;
  [k: string]: unknown;
}
/**
 * The item that the page shows, for example one blog post.
 */
export interface Item {
  /**
   * Id of the item.
   */
  id?: string;
  /**
   * Kind of item.
   */
  recordType?:
    | 1
    | 2
    | 4
    | 5
    | 6
    | 7
    | 8
    | 9
    | 10
    | 11
    | 12
    | 13
    | 14
    | 15
    | 16
    | 17
    | 18
    | 19
    | 20
    | 21
    | 22
    | 50
    | 51
    | 52
    | 53
    | 54
    | 55
    | 56
    | 57
    | 58
    | 59
    | 60
    | 61
    | 62
    | 30
    | 31;
  /**
   * Id of its collection.
   */
  collectionId?: string;
  /**
   * Id of its author.
   */
  authorId?: string;
  /**
   * Title.
   */
  title?: string;
  /**
   * Path.
   */
  fullUrl?: string;
  /**
   * Path within the collection.
   */
  urlId?: string;
  /**
   * Its tags.
   */
  tags?: string[];
  /**
   * Its categories.
   */
  categories?: string[];
  /**
   * Where it was taken from.
   */
  sourceUrl?: string;
  /**
   * The content. HTML.
   */
  body?: string | null | HtmlText;
  /**
   * A shorter version of it. HTML.
   */
  excerpt?: string | null | HtmlText;
  /**
   * Whether it is published.
   */
  workflowState?: 1 | 2 | 3 | 4 | 5 | 6;
  /**
   * Number that specifies whether visitors can comment on it.
   */
  commentState?: number;
  /**
   * How many comments visitors can see.
   */
  publicCommentCount?: number;
  /**
   * How many comments there are.
   */
  commentCount?: number;
  /**
   * How many likes there are.
   */
  likeCount?: number;
  /**
   * Whether it is featured.
   */
  starred?: boolean;
  /**
   * When it was made. Milliseconds since 1970.
   */
  addedOn?: number;
  /**
   * When it last changed. Milliseconds since 1970.
   */
  updatedOn?: number;
  /**
   * When it was published. Milliseconds since 1970.
   */
  publishOn?: number;
  location?: Location;
  structuredContent?: Product;
  mediaFocalPoint?: FocalPoint;
  [k: string]: unknown;
}
/**
 * A product, with what it can be bought as.
 */
export interface Product {
  /**
   * The price. Cents, at most 100000000, or an amount with its currency.
   */
  price?: number | string | ApiMoney;
  /**
   * The price while it is on sale. Cents, at most 100000000, or an amount with its currency.
   */
  salePrice?: number | string | ApiMoney;
  /**
   * A price; missing values come from elsewhere.
   */
  priceMoney?: PriceMoney | null;
  /**
   * A price; missing values come from elsewhere.
   */
  salePriceMoney?: PriceMoney | null;
  /**
   * Whether the sale price holds.
   */
  onSale?: boolean | ('' | 'true' | 'false' | 'undefined') | null;
  /**
   * physical (1), digital (2), service (3), gift card (4) or paywall (5).
   */
  productType?: string | number;
  /**
   * What it can be bought as.
   */
  variants?: ProductVariant[];
  /**
   * Names of the options, in order.
   *
   * Items: Name of an option.
   */
  variantOptionOrdering?: string[];
  /**
   * The price of a digital product. Cents, at most 100000000, or an amount with its currency.
   */
  priceCents?: number | string | ApiMoney;
  /**
   * The price of a digital product while it is on sale. Cents, at most 100000000, or an amount with its currency.
   */
  salePriceCents?: number | string | ApiMoney;
  /**
   * Whether it can be subscribed to.
   */
  isSubscribable?: boolean | ('' | 'true' | 'false' | 'undefined') | null;
  /**
   * How often a subscription renews.
   */
  subscriptionPlan?: SubscriptionPlan | null;
  /**
   * Subscriptions to choose from.
   */
  productSubscriptionOptions?: ProductSubscriptionOption[];
  /**
   * Whether the button has a custom label.
   */
  useCustomAddButtonText?: boolean | ('' | 'true' | 'false' | 'undefined') | null;
  /**
   * That text.
   */
  customAddButtonText?: string;
  /**
   * Path.
   */
  url?: string;
  [k: string]: unknown;
}
/**
 * An amount of money, in the smallest unit and as decimal text.
 */
export interface ApiMoney {
  /**
   * The currency code, such as EUR.
   */
  currencyCode?:
    | 'EUR'
    | 'USD'
    | 'AUD'
    | 'NOK'
    | 'CAD'
    | 'NZD'
    | 'DKK'
    | 'GBP'
    | 'HKD'
    | 'CHF'
    | 'MXN'
    | 'SGD'
    | 'SEK'
    | 'CZK'
    | 'ILS'
    | 'PHP'
    | 'RUB'
    | 'PLN'
    | 'THB'
    | 'MYR'
    | 'ARS'
    | 'BRL'
    | 'COP'
    | 'IDR'
    | 'INR'
    | 'JPY'
    | 'ZAR'
    | 'KRW';
  /**
   * The amount in the smallest unit.
   */
  value?: number;
  /**
   * The same amount as decimal text.
   */
  decimalValue?: string;
  /**
   * Digits after the point.
   */
  fractionalDigits?: number;
  [k: string]: unknown;
}
/**
 * A price; missing values come from elsewhere.
 */
export interface PriceMoney {
  /**
   * The currency code, such as EUR.
   */
  currency?:
    | 'EUR'
    | 'USD'
    | 'AUD'
    | 'NOK'
    | 'CAD'
    | 'NZD'
    | 'DKK'
    | 'GBP'
    | 'HKD'
    | 'CHF'
    | 'MXN'
    | 'SGD'
    | 'SEK'
    | 'CZK'
    | 'ILS'
    | 'PHP'
    | 'RUB'
    | 'PLN'
    | 'THB'
    | 'MYR'
    | 'ARS'
    | 'BRL'
    | 'COP'
    | 'IDR'
    | 'INR'
    | 'JPY'
    | 'ZAR'
    | 'KRW';
  /**
   * The amount in whole units, as decimal text such as 20.00.
   */
  value?: string | number;
  [k: string]: unknown;
}
/**
 * One of the things that a product can be bought as.
 */
export interface ProductVariant {
  /**
   * The price. Cents, at most 100000000, or an amount with its currency.
   */
  price?: number | string | ApiMoney;
  /**
   * The price while it is on sale. Cents, at most 100000000, or an amount with its currency.
   */
  salePrice?: number | string | ApiMoney;
  /**
   * A price; missing values come from elsewhere.
   */
  priceMoney?: PriceMoney | null;
  /**
   * A price; missing values come from elsewhere.
   */
  salePriceMoney?: PriceMoney | null;
  /**
   * Whether the sale price holds.
   */
  onSale?: boolean | ('' | 'true' | 'false' | 'undefined') | null;
  /**
   * Id of the variant.
   */
  id?: string;
  /**
   * Stock keeping unit, at most 60 characters.
   */
  sku?: string;
  /**
   * How many there are; 0 where there is no end of them, less when too many were sold.
   */
  qtyInStock?: number;
  /**
   * Whether there is no end of them.
   */
  unlimited?: boolean | ('' | 'true' | 'false' | 'undefined') | null;
  stock?: Stock;
  /**
   * The options that make this variant, by their names.
   */
  attributes?: {
    [k: string]: string;
  };
  /**
   * The same as a list.
   */
  optionValues?: OptionValue[];
  /**
   * Width of the parcel.
   */
  width?: number;
  /**
   * Height of the parcel.
   */
  height?: number;
  /**
   * Length of the parcel.
   */
  len?: number;
  /**
   * Weight of the parcel.
   */
  weight?: number;
  shippingWeight?: ShippingWeight;
  shippingSize?: ShippingSize;
  /**
   * What it costs in subscriptions.
   */
  pricingOptions?: PricingOption[] | null;
  [k: string]: unknown;
}
/**
 * How many there are.
 */
export interface Stock {
  /**
   * Whether there is no end of them.
   */
  unlimited?: boolean;
  /**
   * How many there are.
   */
  quantity?: number;
  [k: string]: unknown;
}
/**
 * One option.
 */
export interface OptionValue {
  /**
   * Its name.
   */
  optionName?: string;
  /**
   * Its value.
   */
  value?: string;
  [k: string]: unknown;
}
/**
 * Weight of the parcel.
 */
export interface ShippingWeight {
  /**
   * How much.
   */
  value?: number;
  /**
   * Of what.
   */
  unit?: '' | 'LBS' | 'KG' | 'POUND' | 'KILOGRAM' | 'lbs' | 'kg' | 'pound' | 'kilogram';
  [k: string]: unknown;
}
/**
 * Size of the parcel.
 */
export interface ShippingSize {
  /**
   * Width.
   */
  width?: number;
  /**
   * Height.
   */
  height?: number;
  /**
   * Length.
   */
  len?: number;
  /**
   * Of what.
   */
  unit?: '' | 'INCH' | 'CM' | 'CENTIMETER' | 'inch' | 'cm' | 'centimeter';
  [k: string]: unknown;
}
/**
 * What a variant costs in a subscription.
 */
export interface PricingOption {
  /**
   * The price. Cents, at most 100000000, or an amount with its currency.
   */
  price?: number | string | ApiMoney;
  /**
   * The price while it is on sale. Cents, at most 100000000, or an amount with its currency.
   */
  salePrice?: number | string | ApiMoney;
  /**
   * A price; missing values come from elsewhere.
   */
  priceMoney?: PriceMoney | null;
  /**
   * A price; missing values come from elsewhere.
   */
  salePriceMoney?: PriceMoney | null;
  /**
   * Whether the sale price holds.
   */
  onSale?: boolean | ('' | 'true' | 'false' | 'undefined') | null;
  /**
   * Id of the option.
   */
  productSubscriptionOptionId?: string;
  /**
   * How much cheaper than one purchase, in percent.
   */
  percentageDiscount?: number;
  /**
   * How often a subscription renews.
   */
  subscriptionPlan?: SubscriptionPlan | null;
  [k: string]: unknown;
}
/**
 * How often a subscription renews.
 */
export interface SubscriptionPlan {
  /**
   * Id of the version of the plan.
   */
  planVersionId?: string;
  billingPeriod?: BillingPeriod;
  /**
   * How many payments there are; 0 or empty: no end.
   */
  numBillingCycles?: number | string | null;
  [k: string]: unknown;
}
/**
 * The time between two payments.
 */
export interface BillingPeriod {
  /**
   * How many units it lasts.
   */
  value?: number;
  /**
   * Week, month or year.
   */
  unit?: '' | 'WEEK' | 'MONTH' | 'YEAR' | 'week' | 'month' | 'year';
  [k: string]: unknown;
}
/**
 * A subscription to choose.
 */
export interface ProductSubscriptionOption {
  /**
   * Id of the option.
   */
  id?: string;
  /**
   * How much cheaper than one purchase, in percent.
   */
  percentageDiscount?: number;
  /**
   * How often a subscription renews.
   */
  subscriptionPlan?: SubscriptionPlan | null;
  [k: string]: unknown;
}
/**
 * The point of the picture that stays visible, in fractions of its size.
 */
export interface FocalPoint {
  /**
   * From the left.
   */
  x?: number;
  /**
   * From the top.
   */
  y?: number;
  [k: string]: unknown;
}
/**
 * What the contributor may do.
 */
export interface Permissions {
  /**
   * Numbers of the permissions, each true.
   */
  permissions?: {
    [k: string]: boolean;
  };
  [k: string]: unknown;
}
/**
 * The account that is signed in.
 */
export interface AuthenticatedAccount {
  /**
   * Id of the account.
   */
  id?: string;
  /**
   * Name to show.
   */
  displayName?: string;
  /**
   * E-mail address.
   */
  email?: string;
  /**
   * Whether the account is a pseudonym of another account.
   */
  pseudonymAccount?: boolean;
  [k: string]: unknown;
}
/**
 * A collection that came with the template.
 */
export interface DemoCollection {
  /**
   * Id of the collection.
   */
  collectionId?: string;
  /**
   * Whether it was deleted.
   */
  deleted?: boolean;
  [k: string]: unknown;
}
