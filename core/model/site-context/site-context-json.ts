/**
 * The JSON of a site context as pages carry it (docs/spec.md#runtime-3, "Website context").
 * Generated from core/model/schema by npm run generate: do not edit; long because it is one type per entity.
 */

/**
 * The site context: data about site, page and visitor that a page contains.
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
   * Email address for visitors, for example hello@example.com.
   */
  contactEmail?: string;
  /**
   * Phone number for visitors, for example +1 555 0100.
   */
  contactPhoneNumber?: string;
  businessHours?: BusinessHours;
  /**
   * Whether the Escape key opens the login page.
   */
  useEscapeKeyToLogin?: boolean;
  /**
   * Disqus short name of the site; empty without Disqus comments.
   */
  disqusShortname?: string;
  /**
   * Whether visitors can write comments.
   */
  commentsEnabled?: boolean;
  cookieSettings?: CookieSettings;
  collection?: Collection;
  item?: Item;
  product?: Product;
  /**
   * Kind of page. 1 main-content, 1 content-collection, 2 page, 3 splash-page, 50 content-item, 100 not-found, 101 error, 102 search, 103 lock-screen, 104 popup-overlay, 105 protected-content, 106 member-area-access-denied, 200 show-cart, 201 checkout, 202 order-confirmed, 203 donate, 204 contribution-confirmed, 205 commerce-cart-v2, 206 subscription-confirmed, 207 order-received, 208 membership-confirmed, 209 reviews-request, 210 digital-product-composer-preview, 300 newsletter-unsubscribe, 301 commerce-email-preview.
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
   * Design settings (tweaks) of the template by name; all values are text, for example { "headerColor": "#fff" }.
   */
  tweakJSON?: {
    [k: string]: string;
  };
  /**
   * Roles of the signed-in contributor: the number of each role as key and true as value, for example { "1": true } for admin.
   */
  websiteRoles?: {
    [k: string]: boolean;
  };
  permissions?: Permissions;
  /**
   * Numbers of all permissions of the signed-in contributor, for example [1, 11].
   *
   * Items: Number of a permission, for example 11 for config-content-manager.
   */
  accessPermissions?: number[];
  authenticatedAccount?: AuthenticatedAccount;
  /**
   * Whether the site is a demo that can be copied to start a new site.
   */
  websiteCloneable?: boolean;
  /**
   * Whether the site has a paid subscription.
   */
  subscribed?: boolean;
  /**
   * Id of the template. 24 hexadecimal digits.
   */
  templateId?: string;
  /**
   * Version of the template system: 7 or 7.1.
   */
  templateVersion?: string;
  /**
   * Whether the template has design settings (tweaks).
   */
  templateTweakable?: boolean;
  /**
   * Domain of the platform, for example platform.example.
   */
  appDomain?: string;
  /**
   * Domain or URL of the site for checkout, for example https://secure.example.com.
   */
  secureDomain?: string;
  /**
   * URL of the folder with the scripts of the template.
   */
  templateScriptsRootUrl?: string;
  /**
   * API key of the map provider.
   */
  gmRenderKey?: string;
  /**
   * Whether support staff is signed in as the owner of the site.
   */
  impersonatedSession?: boolean;
  /**
   * Whether the page shows the announcement bar.
   */
  showAnnouncementBar?: boolean;
  /**
   * Whether the page is shown in a tab of Facebook.
   */
  isFacebookTab?: boolean;
  /**
   * Id of the app of the platform at Facebook.
   */
  facebookAppId?: string;
  /**
   * Version of the API of Facebook, for example v6.0.
   */
  facebookApiVersion?: string;
  /**
   * Whether the page is one of the platform, such as the search page.
   */
  isSystemPage?: boolean;
  /**
   * Whether images are loaded by the present image loader of the platform.
   */
  useNewImageLoader?: boolean;
  /**
   * Scripts and stylesheets of the platform, by the name of the feature.
   */
  rollups?: {
    [k: string]: ScriptBundle;
  };
  tzData?: TimeZoneRules;
  i18nContext?: I18NContext;
  recaptchaEnterpriseContext?: RecaptchaEnterpriseContext;
  /**
   * Numbers of the features that the page uses, as the platform writes them.
   */
  pageFeatures?: number[];
  /**
   * Beta features that are enabled for the site, by name or number.
   */
  betaFeatureFlags?: (string | number)[];
  /**
   * Names of beta features for videos.
   */
  videoAssetsFeatureFlags?: string[];
  fonts?: FontSettings;
  /**
   * A/B tests and feature toggles of the site.
   */
  experiments?: ExperimentContext[];
  /**
   * Sample collections of the template.
   */
  demoCollections?: DemoCollection[];
  [k: string]: unknown;
}
/**
 * Data about the site.
 */
export interface Website {
  /**
   * Id of the site. 24 hexadecimal digits.
   */
  id?: string;
  /**
   * Subdomain of the site at the platform, for example example-bakery.
   */
  identifier?: string;
  /**
   * Kind of site. 1 classic, 2 cover-page, 3 parking-page, 4 commerce, 5 enterprise.
   */
  websiteType?: 1 | 2 | 3 | 4 | 5;
  /**
   * Status of the site: a number, an object with value and expiration, or an empty object for an ordinary site.
   */
  siteStatus?:
    | (1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 11 | 12 | 13 | 14 | 15 | 16)
    | {
        /**
         * Status of the site. 1 expired, 2 past-due, 3 trial, 4 beta, 5 removed, 6 internal, 7 comped, 8 paid, 11 v5-linked, 12 active-parking-page, 13 resold, 14 resold-grace-period, 15 enterprise.
         */
        value?: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 11 | 12 | 13 | 14 | 15 | 16;
        /**
         * When the status ends. Milliseconds since 1970 (UTC), for example 1735689600000.
         */
        expiration?: number;
        [k: string]: unknown;
      };
  /**
   * Whether developer mode is on, in which the template is edited as files.
   */
  developerMode?: boolean;
  /**
   * Whether the site is a demo that can be copied to start a new site.
   */
  cloneable?: boolean;
  /**
   * Whether the site has been a demo that can be copied.
   */
  hasBeenCloneable?: boolean;
  /**
   * Whether pages link to the login of the owner.
   */
  showOwnerLogin?: boolean;
  /**
   * Whether the statistics of the site have been moved to the present system.
   */
  statsMigrated?: boolean;
  /**
   * Whether titles and descriptions are read from the files of images.
   */
  imageMetadataProcessingEnabled?: boolean;
  /**
   * Whether responses have the header Strict-Transport-Security (HSTS).
   */
  isHstsEnabled?: boolean;
  /**
   * Language of the site, for example en-US.
   */
  language?: string;
  /**
   * IANA time zone of the site, for example Europe/Berlin.
   */
  timeZone?: string;
  /**
   * Offset of the time zone of the site from UTC, in milliseconds, for example 3600000.
   */
  timeZoneOffset?: number;
  /**
   * Offset of the time zone of the server from UTC, in milliseconds.
   */
  machineTimeZoneOffset?: number;
  /**
   * Abbreviation of the time zone, for example CET.
   */
  timeZoneAbbr?: string;
  /**
   * Title of the site, for example Example Bakery.
   */
  siteTitle?: string;
  /**
   * Title of the page and the site, for example About — Example Bakery.
   */
  fullSiteTitle?: string;
  /**
   * Tagline of the site, for example Bread since 1921.
   */
  siteTagLine?: string;
  /**
   * Description of the site. HTML as text, or an object such as { "html": "<p>Text</p>" }.
   */
  siteDescription?: string | null | HtmlText;
  /**
   * URL of the site, for example https://www.example.com.
   */
  baseUrl?: string;
  /**
   * Public URL of the site, with its primary domain.
   */
  authenticUrl?: string;
  /**
   * URL of the site at the platform, for example https://example-bakery.platform.example.
   */
  internalUrl?: string;
  /**
   * Host name of the site, for example www.example.com.
   */
  primaryDomain?: string;
  /**
   * When the content of the site last changed. Milliseconds since 1970 (UTC), for example 1735689600000.
   */
  contentModifiedOn?: number;
  /**
   * When the site was created. Milliseconds since 1970 (UTC), for example 1735689600000.
   */
  createdOn?: number;
  /**
   * Id of the template. 24 hexadecimal digits.
   */
  templateId?: string;
  /**
   * Id of the screenshot of the site.
   */
  screenshotId?: string;
  /**
   * Id of the fonts of the site at Adobe Fonts; empty without one.
   */
  typekitId?: string;
  /**
   * Id of the logo image. 24 hexadecimal digits.
   */
  logoImageId?: string;
  /**
   * Id of the image that social networks show for links to the site. 24 hexadecimal digits.
   */
  socialLogoImageId?: string;
  /**
   * URL of the logo image, for example //images.example.com/logo.png.
   */
  logoImageUrl?: string;
  /**
   * URL of the image that social networks show for links to the site.
   */
  socialLogoImageUrl?: string;
  /**
   * Number of the HTTPS setting of the site, as the platform writes it, for example 3.
   */
  sslSetting?: number;
  location?: Location;
  captchaSettings?: CaptchaSettings;
  /**
   * Accounts of the site owner at social networks.
   */
  socialAccounts?: SocialAccount[];
  /**
   * Share buttons of pages: the number of each social network as key and true as value, for example { "1": true }.
   */
  shareButtonOptions?: {
    [k: string]: boolean;
  };
  storeSettings?: StoreSettings;
  [k: string]: unknown;
}
/**
 * HTML in an object; an empty object for no HTML.
 */
export interface HtmlText {
  /**
   * The HTML, for example <p>Open all year.</p>.
   */
  html?: string;
  /**
   * Whether the HTML is shown unchanged.
   */
  raw?: boolean;
  [k: string]: unknown;
}
/**
 * A place on a map.
 */
export interface Location {
  /**
   * Latitude of the centre of the map. In degrees, from -90 to 90.
   */
  mapLat?: number;
  /**
   * Longitude of the centre of the map. In degrees, from -180 to 180.
   */
  mapLng?: number;
  /**
   * Zoom level: 0 shows the world, 12 a town, 18 a street.
   */
  mapZoom?: number;
  /**
   * Latitude of the marker; by default at the centre of the map. In degrees, from -90 to 90.
   */
  markerLat?: number;
  /**
   * Longitude of the marker; by default at the centre of the map. In degrees, from -180 to 180.
   */
  markerLng?: number;
  /**
   * Name of the place, for example Town Hall.
   */
  addressTitle?: string | null;
  /**
   * Street and house number, for example 1 Main Street.
   */
  addressLine1?: string | null;
  /**
   * Town, region and postal code, for example Springfield, IL 62701.
   */
  addressLine2?: string | null;
  /**
   * Country, for example United States.
   */
  addressCountry?: string | null;
  [k: string]: unknown;
}
/**
 * Settings of the captcha.
 */
export interface CaptchaSettings {
  /**
   * Public site key from the captcha provider; empty for no captcha.
   */
  siteKey?: string;
  /**
   * Whether donors must solve a captcha.
   */
  enabledForDonations?: boolean;
  [k: string]: unknown;
}
/**
 * An account at a social network.
 */
export interface SocialAccount {
  /**
   * Number of the social network, as the platform writes it.
   */
  serviceId?: number;
  /**
   * Id of the account at the social network.
   */
  userId?: string;
  /**
   * User name of the account, for example examplebakery.
   */
  userName?: string;
  /**
   * Name that pages show, for example Example Bakery.
   */
  screenname?: string;
  /**
   * URL of the profile, for example https://social.example/examplebakery.
   */
  profileUrl?: string;
  /**
   * URL of the icon of the account.
   */
  iconUrl?: string;
  /**
   * Whether pages show the icon of the account.
   */
  iconEnabled?: boolean;
  /**
   * Name of the social network, for example instagram.
   */
  serviceName?: string;
  /**
   * When the account was added. Milliseconds since 1970 (UTC), for example 1735689600000.
   */
  addedOn?: number;
  /**
   * Id of the collection with the posts of the account. 24 hexadecimal digits.
   */
  collectionId?: string;
  [k: string]: unknown;
}
/**
 * Settings of the shop.
 */
export interface StoreSettings {
  /**
   * Whether the Add to Cart button opens the checkout directly.
   */
  expressCheckout?: boolean;
  /**
   * Units of weight and length. Name or number: 1 imperial, 2 metric.
   */
  measurementStandard?: string | number;
  /**
   * Currencies that the shop supports.
   *
   * Items: Three-letter currency code, for example EUR.
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
   * Currency that applies unless selectedCurrency is set, for example USD.
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
   * Currency of the prices of the shop, for example EUR.
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
   * Whether orders below minimumOrderSubtotal are rejected.
   */
  minimumOrderSubtotalEnabled?: boolean;
  minimumOrderSubtotal?: Money;
  /**
   * Return policy. HTML as text, or an object such as { "html": "<p>Text</p>" }.
   */
  returnPolicy?: string | null | HtmlText;
  /**
   * Terms of service. HTML as text, or an object such as { "html": "<p>Text</p>" }.
   */
  termsOfService?: string | null | HtmlText;
  /**
   * Privacy policy. HTML as text, or an object such as { "html": "<p>Text</p>" }.
   */
  privacyPolicy?: string | null | HtmlText;
  /**
   * URL or path of the Continue Shopping link in the cart, for example /shop.
   */
  continueShoppingLinkUrl?: string;
  /**
   * Whether the cart page has light colours, for dark sites.
   */
  useLightCart?: boolean;
  /**
   * Whether the shop accepts orders.
   */
  isLive?: boolean;
  /**
   * Whether payments run in test mode, without charging customers.
   */
  testModeOn?: boolean;
  /**
   * Number of the state of the shop, as the platform writes it.
   */
  storeState?: number;
  /**
   * Whether an account at the payment provider Stripe is connected.
   */
  stripeConnected?: boolean;
  paymentSettings?: PaymentSettings;
  /**
   * Business name on receipts.
   */
  businessName?: string;
  contactLocation?: ContactLocation;
  /**
   * Whether the address of the business is that of the shop.
   */
  sameAsRetailLocation?: boolean;
  /**
   * Whether the checkout has a field for a note.
   */
  showNoteField?: boolean;
  /**
   * Whether the checkout has the additional form of the owner.
   */
  showCustomCheckoutForm?: boolean;
  /**
   * Whether the billing address has a phone number.
   */
  showBillingPhoneNumber?: boolean;
  /**
   * Whether the phone number of the billing address is required.
   */
  isBillingPhoneRequired?: boolean;
  /**
   * Whether the shipping address has a phone number.
   */
  showShippingPhoneNumber?: boolean;
  /**
   * Whether the phone number of the shipping address is required.
   */
  isShippingPhoneRequired?: boolean;
  /**
   * Whether the billing address is the shipping address unless the customer changes it.
   */
  billToShippingDefaultValue?: boolean;
  /**
   * Two-letter code of the country that is selected at first, for example US.
   */
  shippingCountryDefaultValue?: string;
  /**
   * Whether the checkout offers the mailing list.
   */
  checkoutPageMarketingOptInEnabled?: boolean;
  /**
   * Whether the offer of the mailing list is selected at first.
   */
  enableMailingListOptInByDefault?: boolean;
  /**
   * Whether visitors can order more than one unit of a service.
   */
  multipleQuantityAllowedForServices?: boolean;
  /**
   * HTML that the owner adds to the order confirmation.
   */
  orderConfirmationInjectCode?: string;
  merchandisingSettings?: MerchandisingSettings;
  [k: string]: unknown;
}
/**
 * An amount of money.
 */
export interface Money {
  /**
   * Three-letter currency code, for example EUR.
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
   * Amount in units of the currency, as decimal text, for example 20.00.
   */
  value: string | number;
  [k: string]: unknown;
}
/**
 * Public settings of the payment provider.
 */
export interface PaymentSettings {
  /**
   * Public API key for payments.
   */
  stripeLivePublicApiKey?: string;
  /**
   * Public API key for test payments.
   */
  stripeTestPublicApiKey?: string;
  /**
   * Id of the account at the payment provider.
   */
  stripeUserId?: string;
  /**
   * Two-letter country code of the account, for example US.
   */
  stripeAccountCountry?: string;
  [k: string]: unknown;
}
/**
 * Postal address of the shop.
 */
export interface ContactLocation {
  /**
   * Street and house number, for example 1 Main Street.
   */
  addressLine1?: string;
  /**
   * Town, region and postal code, for example Springfield, IL, 62701.
   */
  addressLine2?: string;
  /**
   * Country, for example United States.
   */
  addressCountry?: string;
  [k: string]: unknown;
}
/**
 * Settings of the presentation of products.
 */
export interface MerchandisingSettings {
  /**
   * Whether product pages show that few items are left.
   */
  scarcityEnabledOnProductItems?: boolean;
  /**
   * Whether product blocks show that few items are left.
   */
  scarcityEnabledOnProductBlocks?: boolean;
  /**
   * Name of the message that few items are left, for example DEFAULT_SCARCITY_MESSAGE.
   */
  scarcityMessageType?: string;
  /**
   * Number of items in stock up to which the message is shown, for example 10.
   */
  scarcityThreshold?: number;
  /**
   * Number of items in stock up to which the owner is notified, for example 5.
   */
  merchantLowStockAlertThreshold?: number;
  /**
   * Whether visitors can order more than one unit of a service.
   */
  multipleQuantityAllowedForServices?: boolean;
  /**
   * Whether visitors can ask for an email when an item is in stock again.
   */
  restockNotificationsEnabled?: boolean;
  /**
   * Whether that request also offers the mailing list.
   */
  restockNotificationsMailingListSignUpEnabled?: boolean;
  /**
   * Whether product pages show related products.
   */
  relatedProductsEnabled?: boolean;
  /**
   * Sort order of related products, for example random.
   */
  relatedProductsOrdering?: string;
  /**
   * Whether options of sold-out variants cannot be selected.
   */
  soldOutVariantsDropdownDisabled?: boolean;
  /**
   * Whether product pages show reviews.
   */
  productReviewsEnabled?: boolean;
  /**
   * Whether reviews that were imported from another shop are shown.
   */
  displayImportedProductReviewsEnabled?: boolean;
  /**
   * Whether the shop requests reviews from customers.
   */
  hasOptedToCollectNativeReviews?: boolean;
  /**
   * Whether the owner uses the new product editor.
   */
  productComposerOptedIn?: boolean;
  /**
   * Whether the site is excluded from the test of the new product editor.
   */
  productComposerABTestOptedOut?: boolean;
  [k: string]: unknown;
}
/**
 * Settings of the site.
 */
export interface WebsiteSettings {
  /**
   * Id of the settings. 24 hexadecimal digits.
   */
  id?: string;
  /**
   * Id of the site. 24 hexadecimal digits.
   */
  websiteId?: string;
  storeSettings?: StoreSettings;
  popupOverlaySettings?: PopupOverlaySettings;
  mobileInfoBarSettings?: MobileInfoBarSettings;
  announcementBarSettings?: AnnouncementBarSettings;
  pinterestOverlayOptions?: PinterestOverlayOptions;
  /**
   * Email address for visitors, for example hello@example.com.
   */
  contactEmail?: string;
  /**
   * Phone number for visitors, for example +1 555 0100.
   */
  contactPhoneNumber?: string;
  businessHours?: BusinessHours;
  /**
   * Whether the Escape key opens the login page.
   */
  useEscapeKeyToLogin?: boolean;
  /**
   * Disqus short name of the site; empty without Disqus comments.
   */
  disqusShortname?: string;
  /**
   * Whether visitors can write comments.
   */
  commentsEnabled?: boolean;
  /**
   * Two-letter country code, for example DE.
   */
  country?: string;
  /**
   * State or region of the business, for example NY.
   */
  state?: string;
  /**
   * Id of the page that is shown for unknown URLs (404). 24 hexadecimal digits.
   */
  notFoundPageId?: string;
  /**
   * Whether visitors can like items.
   */
  simpleLikingEnabled?: boolean;
  /**
   * Whether visitors can like comments.
   */
  commentLikesAllowed?: boolean;
  /**
   * Whether visitors can comment without an account.
   */
  commentAnonAllowed?: boolean;
  /**
   * Whether visitors can reply to comments.
   */
  commentThreaded?: boolean;
  /**
   * Whether comments need approval before they are published.
   */
  commentApprovalRequired?: boolean;
  /**
   * Whether comments show avatars.
   */
  commentAvatarsOn?: boolean;
  /**
   * Number of the sort order of comments, as the platform writes it.
   */
  commentSortType?: number;
  /**
   * Number of reports after which a comment is hidden, for example 3.
   */
  commentFlagThreshold?: number;
  /**
   * Whether visitors can report comments.
   */
  commentFlagsAllowed?: boolean;
  /**
   * Whether comments are enabled on new items.
   */
  commentEnableByDefault?: boolean;
  /**
   * Number of days after which new comments are closed; 0 for never.
   */
  commentDisableAfterDaysDefault?: number;
  /**
   * Whether pages have an AMP version.
   */
  ampEnabled?: boolean;
  /**
   * Kind of organization, for example Business, Non-Profit or Personal.
   */
  type?: string;
  /**
   * Topic of the site, for example Architecture Services.
   */
  subject?: string;
  /**
   * Topics of the site.
   */
  subjects?: SiteSubject[];
  /**
   * Format of the URLs of new posts: %y for the year, %m for the month, %d for the day and %t for the title, for example %y/%m/%d/%t.
   */
  defaultPostFormat?: string;
  /**
   * Format of the title of the home page, for example %s; %s is the title of the site.
   */
  homepageTitleFormat?: string;
  /**
   * Format of the titles of collections, for example %c — %s; %c is the title of the collection.
   */
  collectionTitleFormat?: string;
  /**
   * Format of the titles of items, for example %i — %s; %i is the title of the item.
   */
  itemTitleFormat?: string;
  /**
   * Whether posts are written in Markdown.
   */
  markdownMode?: boolean;
  /**
   * Whether the platform may show the site in its promotion.
   */
  allowSquarespacePromotion?: boolean;
  /**
   * Version of the terms of service that the owner accepted.
   */
  lastAgreedTermsOfService?: number;
  userAccountsSettings?: UserAccountsSettings;
  /**
   * Number of the kind of badge of the platform, as the platform writes it.
   */
  ssBadgeType?: number;
  /**
   * Number of the position of the badge, as the platform writes it.
   */
  ssBadgePosition?: number;
  /**
   * Number that specifies on which pages the badge is shown, as the platform writes it.
   */
  ssBadgeVisibility?: number;
  /**
   * Number of the devices that show the badge, as the platform writes it.
   */
  ssBadgeDevices?: number;
  [k: string]: unknown;
}
/**
 * Settings of the popup overlay.
 */
export interface PopupOverlaySettings {
  /**
   * Number of the layout of the popup, as the platform writes it.
   */
  style?: number;
  /**
   * Version of the popup. Increase it to show the popup again to visitors who have closed it.
   */
  version?: number;
  /**
   * Whether the popup is shown on small screens.
   */
  enableMobile?: boolean;
  /**
   * Whether the popup is shown again until the visitor has signed up.
   */
  showUntilSignup?: boolean;
  /**
   * Days until the popup is shown again after the visitor closed it; -1 for never.
   */
  displayFrequency?: number;
  /**
   * Whether the popup opens when the visitor scrolls.
   */
  showOnScroll?: boolean;
  /**
   * Scroll position at which the popup opens, in percent of the page, for example 50.
   */
  scrollPercentage?: number;
  /**
   * Whether the popup opens after a delay.
   */
  showOnTimer?: boolean;
  /**
   * Delay before the popup opens, in milliseconds, for example 5000.
   */
  timerDelay?: number;
  /**
   * Whether the popup is shown on all pages.
   */
  showOnAllPages?: boolean;
  /**
   * Ids of the collections that show the popup, unless all pages show it.
   *
   * Items: Id of a collection. 24 hexadecimal digits.
   */
  enabledPages?: string[];
  [k: string]: unknown;
}
/**
 * Settings of the mobile info bar, which small screens show.
 */
export interface MobileInfoBarSettings {
  /**
   * Number of the colour scheme, as the platform writes it.
   */
  style?: number;
  /**
   * Whether the bar shows the email address.
   */
  isContactEmailEnabled?: boolean;
  /**
   * Whether the bar shows the phone number.
   */
  isContactPhoneNumberEnabled?: boolean;
  /**
   * Whether the bar shows the location.
   */
  isLocationEnabled?: boolean;
  /**
   * Whether the bar shows the opening hours.
   */
  isBusinessHoursEnabled?: boolean;
  [k: string]: unknown;
}
/**
 * Settings of the announcement bar at the top of pages.
 */
export interface AnnouncementBarSettings {
  /**
   * Number of the layout of the bar, as the platform writes it.
   */
  style?: number;
  /**
   * Text of the bar. HTML as text, or an object such as { "html": "<p>Text</p>" }.
   */
  text?: string | null | HtmlText;
  clickthroughUrl?: ClickthroughUrl;
  [k: string]: unknown;
}
/**
 * Link of the bar.
 */
export interface ClickthroughUrl {
  /**
   * URL or path that the bar links to, for example /sale.
   */
  url?: string;
  /**
   * Whether the link opens in a new window.
   */
  newWindow?: boolean;
  [k: string]: unknown;
}
/**
 * Settings of the Pinterest button on images.
 */
export interface PinterestOverlayOptions {
  /**
   * Pages whose images have the button: disabled, enabled_for_blogs or enabled_for_blogs_and_pages.
   */
  mode?: '' | 'disabled' | 'enabled_for_blogs' | 'enabled_for_blogs_and_pages';
  /**
   * Shape of the button: round or rect.
   */
  shape?: string;
  /**
   * Size of the button: small or large.
   */
  size?: string;
  /**
   * Colour of the button: white, red or gray.
   */
  color?: string;
  [k: string]: unknown;
}
/**
 * Opening hours of the week.
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
   * Opening hours as the owner wrote them, for example 9am to 5pm.
   */
  text?: string;
  /**
   * Times at which the business is open; one empty object for a closed day.
   */
  ranges?: OpeningRange[];
  [k: string]: unknown;
}
/**
 * Opening and closing time.
 */
export interface OpeningRange {
  /**
   * Opening time, in minutes since midnight, for example 540 for 9:00.
   */
  from?: number;
  /**
   * Closing time, in minutes since midnight, for example 540 for 9:00.
   */
  to?: number;
  [k: string]: unknown;
}
/**
 * A topic of the site.
 */
export interface SiteSubject {
  /**
   * Name of the topic, for example food.
   */
  systemSubject?: string;
  [k: string]: unknown;
}
/**
 * Settings of the accounts of visitors.
 */
export interface UserAccountsSettings {
  /**
   * Whether visitors can log in.
   */
  loginAllowed?: boolean;
  /**
   * Whether visitors can create an account.
   */
  signupAllowed?: boolean;
  [k: string]: unknown;
}
/**
 * Settings of the cookie banner and of tracking.
 */
export interface CookieSettings {
  /**
   * Whether pages show the cookie banner.
   */
  isCookieBannerEnabled?: boolean;
  /**
   * Whether the activity log records visits.
   */
  isActivityLogEnabled?: boolean;
  /**
   * Opposite of isActivityLogEnabled, as the API writes it. Write one of the two.
   */
  isVisitorDataRestricted?: boolean;
  /**
   * Whether analytics cookies are forbidden.
   */
  isAnalyticsCookiesDisabled?: boolean;
  /**
   * Same setting as isAnalyticsCookiesDisabled, as the API writes it. Write one of the two.
   */
  isRestrictiveCookiePolicyEnabled?: boolean;
  /**
   * Whether the cookie policy applies in every region.
   */
  isRestrictiveCookiePolicyAbsolute?: boolean;
  /**
   * Text of the banner, plain or HTML; empty for the default text.
   */
  cookieBannerText?: string;
  /**
   * Colours of the banner: LIGHT or DARK.
   */
  cookieBannerTheme?: '' | 'LIGHT' | 'DARK';
  /**
   * Shape of the banner: BAR or POPUP.
   */
  cookieBannerVariant?: '' | 'BAR' | 'POPUP';
  /**
   * Position of the banner: TOP or BOTTOM for a bar; TOP_LEFT, TOP_RIGHT, BOTTOM_LEFT or BOTTOM_RIGHT for a popup.
   */
  cookieBannerPosition?: '' | 'TOP' | 'BOTTOM' | 'TOP_LEFT' | 'TOP_RIGHT' | 'BOTTOM_LEFT' | 'BOTTOM_RIGHT';
  /**
   * Look of the accept button: TEXT, BUTTON or ICON.
   */
  cookieBannerCtaVariant?: '' | 'TEXT' | 'BUTTON' | 'ICON';
  /**
   * Label of the accept button; empty for the default label.
   */
  cookieBannerCtaText?: string;
  /**
   * Label of the decline button; empty for the default label.
   */
  cookieBannerOptOutCtaText?: string;
  /**
   * Answers that the banner offers: OPT_IN for accept only, OPT_IN_AND_OUT for accept and decline.
   */
  cookieBannerAcceptType?: '' | 'OPT_IN' | 'OPT_IN_AND_OUT';
  /**
   * Whether the banner has a decline button.
   */
  cookieBannerHasOptOut?: boolean;
  /**
   * Whether the banner has a button for selecting cookie categories.
   */
  cookieBannerHasManageCookies?: boolean;
  /**
   * Label of the button for selecting cookie categories, for example Manage cookies.
   */
  cookieBannerManageCookiesLabel?: string;
  [k: string]: unknown;
}
/**
 * The collection that the page shows, for example a blog or a shop.
 */
export interface Collection {
  /**
   * Id of the collection. 24 hexadecimal digits.
   */
  id?: string;
  /**
   * Kind of collection. 1 generic, 2 subscription, 3 twitter, 4 foursquare, 5 instagram, 6 gallery-block, 7 template-page, 8 splash-page, 10 page, 11 fivehundredpix, 12 flickr, 13 products, 14 mosaic, 15 slide-gallery, 16 slide-album, 17 slide-video, 18 album-block, 19 project, 20 section-catalog, 21 page-catalog, 22 item-catalog, 23 portfolio, 24 lessons.
   */
  type?: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 10 | 11 | 12 | 13 | 14 | 15 | 16 | 17 | 18 | 19 | 20 | 21 | 22 | 23 | 24 | 25;
  /**
   * Title of the collection, for example Journal.
   */
  title?: string;
  /**
   * Title of the collection in the navigation of the site.
   */
  navigationTitle?: string;
  /**
   * Path of the collection with leading slash, for example /journal.
   */
  fullUrl?: string;
  /**
   * Path of the collection without slashes at its ends, for example journal.
   */
  urlId?: string;
  /**
   * Name of the page type in the template, for example blog.
   */
  typeName?: string;
  /**
   * Description of the collection, as plain text.
   */
  description?: string;
  /**
   * Whether visitors can see the collection.
   */
  enabled?: boolean;
  /**
   * Whether the collection is the home page of the site.
   */
  homepage?: boolean;
  /**
   * Whether the collection is a folder of other collections.
   */
  folder?: boolean;
  /**
   * Whether visitors need a password.
   */
  passwordProtected?: boolean;
  /**
   * Number of the permission that visitors need, as the platform writes it.
   */
  permissionType?: number;
  /**
   * Number of the sort order of the items, as the platform writes it.
   */
  ordering?: number;
  /**
   * Number of items in the collection.
   */
  itemCount?: number;
  /**
   * All tags that items of the collection use, for example ["travel", "food"].
   */
  tags?: string[];
  /**
   * All categories that items of the collection use, for example ["News"].
   */
  categories?: string[];
  /**
   * Number of published comments.
   */
  publicCommentCount?: number;
  /**
   * When the collection last changed. Milliseconds since 1970 (UTC), for example 1735689600000.
   */
  updatedOn?: number;
  /**
   * Name of the page type in the template, for example blog.
   */
  typeLabel?: string;
  /**
   * Whether the collection is featured.
   */
  starred?: boolean;
  /**
   * Whether the navigation of the site shows the collection as a menu.
   */
  dropdown?: boolean;
  /**
   * Whether the items are being copied from a social network.
   */
  synchronizing?: boolean;
  [k: string]: unknown;
}
/**
 * The item that the page shows, for example one blog post.
 */
export interface Item {
  /**
   * Id of the item. 24 hexadecimal digits.
   */
  id?: string;
  /**
   * Kind of item. 1 text, 2 image, 4 quote, 5 link, 6 chat, 7 audio, 8 video, 9 video-deprecated, 10 review, 11 store-item, 12 event, 13 thread, 14 gallery, 15 binary, 16 css-asset, 17 tweak-asset, 18 digital-good, 19 attachment, 20 export-wordpress, 21 export-internal, 22 text-prose-mirror, 50 tweet, 51 rss, 52 checkin, 53 delicious, 54 kb-article, 55 project-item, 56 collection-taxonomy, 57 section-taxonomy, 58 item-taxonomy, 59 portfolio-item, 60 export-translatable-strings, 61 sqsp-video, 62 lesson.
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
   * Id of the collection that contains the item. 24 hexadecimal digits.
   */
  collectionId?: string;
  /**
   * Id of the author of the item. 24 hexadecimal digits.
   */
  authorId?: string;
  /**
   * Title of the item, for example A week in Lisbon.
   */
  title?: string;
  /**
   * Path of the item with leading slash, for example /journal/lisbon.
   */
  fullUrl?: string;
  /**
   * Path of the item within its collection, for example lisbon.
   */
  urlId?: string;
  /**
   * Tags of the item, for example ["travel"].
   */
  tags?: string[];
  /**
   * Categories of the item, for example ["News"].
   */
  categories?: string[];
  /**
   * URL of the main image or file of the item.
   */
  assetUrl?: string;
  /**
   * URL of the source of the item, for example of a linked article.
   */
  sourceUrl?: string;
  /**
   * Content of the item. HTML as text, or an object such as { "html": "<p>Text</p>" }.
   */
  body?: string | null | HtmlText;
  /**
   * Short version of the content, for lists of items. HTML as text, or an object such as { "html": "<p>Text</p>" }.
   */
  excerpt?: string | null | HtmlText;
  /**
   * Publication status. 1 published, 2 scheduled, 3 needs-review, 4 draft, 5 private, 6 deleted.
   */
  workflowState?: 1 | 2 | 3 | 4 | 5 | 6;
  /**
   * Number that specifies whether visitors can comment on the item, as the platform writes it.
   */
  commentState?: number;
  /**
   * Number of published comments.
   */
  publicCommentCount?: number;
  /**
   * Number of all comments.
   */
  commentCount?: number;
  /**
   * Number of likes.
   */
  likeCount?: number;
  /**
   * Whether the item is featured.
   */
  starred?: boolean;
  author?: Author;
  /**
   * Name of the kind of item, for example text.
   */
  recordTypeLabel?: string;
  /**
   * Media type of the content, for example text/html.
   */
  contentType?: string;
  /**
   * Position of the item in its collection, from 0.
   */
  displayIndex?: number;
  /**
   * Version of the format of the item.
   */
  version?: number;
  /**
   * Whether the item is a copy of another item.
   */
  cloned?: boolean;
  /**
   * Whether the item has changes that are not saved.
   */
  unsaved?: boolean;
  /**
   * Whether the title of the item links to sourceUrl instead of the item.
   */
  passthrough?: boolean;
  /**
   * When the item was created. Milliseconds since 1970 (UTC), for example 1735689600000.
   */
  addedOn?: number;
  /**
   * When the item last changed. Milliseconds since 1970 (UTC), for example 1735689600000.
   */
  updatedOn?: number;
  /**
   * When the item is or was published. Milliseconds since 1970 (UTC), for example 1735689600000.
   */
  publishOn?: number;
  location?: Location;
  structuredContent?: Product;
  mediaFocalPoint?: FocalPoint;
  [k: string]: unknown;
}
/**
 * The author of an item.
 */
export interface Author {
  /**
   * Id of the author. 24 hexadecimal digits.
   */
  id?: string;
  /**
   * Name that pages show, for example Ada Lovelace.
   */
  displayName?: string;
  /**
   * First name, for example Ada.
   */
  firstName?: string;
  /**
   * Last name, for example Lovelace.
   */
  lastName?: string;
  /**
   * Whether the account of the author is active.
   */
  enabled?: boolean;
  /**
   * Whether the account of the author has been deleted.
   */
  deleted?: boolean;
  /**
   * Whether the author has confirmed the account.
   */
  confirmed?: boolean;
  /**
   * Whether the email address of the author is verified.
   */
  emailVerified?: boolean;
  /**
   * Whether the account belongs to a person.
   */
  personalAccount?: boolean;
  /**
   * Whether the platform has created the account.
   */
  systemGenerated?: boolean;
  /**
   * Whether the author is an administrator of the platform.
   */
  isGlobalAdmin?: boolean;
  /**
   * Number of invitations that the author has sent.
   */
  invitesGiven?: number;
  /**
   * When the author last logged in. Milliseconds since 1970 (UTC), for example 1735689600000.
   */
  lastLoginOn?: number;
  /**
   * When the author was last active. Milliseconds since 1970 (UTC), for example 1735689600000.
   */
  lastActiveOn?: number;
  /**
   * When the data of the author must be loaded again; 0 for never. Milliseconds since 1970 (UTC), for example 1735689600000.
   */
  revalidateTimestamp?: number;
  [k: string]: unknown;
}
/**
 * A product and its variants.
 */
export interface Product {
  /**
   * Regular price. In cents (1250 for 12.50), at most 100000000, or an amount with its currency.
   */
  price?: number | string | ApiMoney;
  /**
   * Sale price, which replaces the regular price while onSale is true. In cents (1250 for 12.50), at most 100000000, or an amount with its currency.
   */
  salePrice?: number | string | ApiMoney;
  /**
   * A price. Without currency, the currency of the shop applies.
   */
  priceMoney?: PriceMoney | null;
  /**
   * A price. Without currency, the currency of the shop applies.
   */
  salePriceMoney?: PriceMoney | null;
  /**
   * Whether the sale price applies.
   */
  onSale?: boolean | ('' | 'true' | 'false' | 'undefined') | null;
  /**
   * Kind of product. Name or number: 1 physical, 2 digital, 3 service, 4 gift-card, 5 paywall.
   */
  productType?: string | number;
  /**
   * Variants of the product, for example one for each size.
   */
  variants?: ProductVariant[];
  /**
   * Names of the options in display order, for example ["Size", "Color"].
   *
   * Items: Name of an option.
   */
  variantOptionOrdering?: string[];
  /**
   * Regular price of a digital product. In cents (1250 for 12.50), at most 100000000, or an amount with its currency.
   */
  priceCents?: number | string | ApiMoney;
  /**
   * Sale price of a digital product. In cents (1250 for 12.50), at most 100000000, or an amount with its currency.
   */
  salePriceCents?: number | string | ApiMoney;
  /**
   * Whether customers can subscribe to the product.
   */
  isSubscribable?: boolean | ('' | 'true' | 'false' | 'undefined') | null;
  /**
   * How often and how many times a subscription is billed.
   */
  subscriptionPlan?: SubscriptionPlan | null;
  /**
   * Subscriptions that customers can select.
   */
  productSubscriptionOptions?: ProductSubscriptionOption[];
  /**
   * Whether customAddButtonText replaces the default label of the Add to Cart button.
   */
  useCustomAddButtonText?: boolean | ('' | 'true' | 'false' | 'undefined') | null;
  /**
   * Custom label of the Add to Cart button, for example Order now.
   */
  customAddButtonText?: string;
  /**
   * Path of the product with leading slash, for example /shop/tea.
   */
  url?: string;
  [k: string]: unknown;
}
/**
 * An amount of money, in the smallest unit of the currency and as decimal text.
 */
export interface ApiMoney {
  /**
   * Three-letter currency code, for example EUR.
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
   * Amount in the smallest unit of the currency, for example 1250 for 12.50 EUR.
   */
  value?: number;
  /**
   * The same amount as decimal text, for example 12.50.
   */
  decimalValue?: string;
  /**
   * Number of decimals of the currency, for example 2.
   */
  fractionalDigits?: number;
  [k: string]: unknown;
}
/**
 * A price. Without currency, the currency of the shop applies.
 */
export interface PriceMoney {
  /**
   * Three-letter currency code, for example EUR.
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
   * Amount in units of the currency, as decimal text, for example 20.00.
   */
  value?: string | number;
  [k: string]: unknown;
}
/**
 * A variant of a product, for example one size in one colour.
 */
export interface ProductVariant {
  /**
   * Regular price. In cents (1250 for 12.50), at most 100000000, or an amount with its currency.
   */
  price?: number | string | ApiMoney;
  /**
   * Sale price, which replaces the regular price while onSale is true. In cents (1250 for 12.50), at most 100000000, or an amount with its currency.
   */
  salePrice?: number | string | ApiMoney;
  /**
   * A price. Without currency, the currency of the shop applies.
   */
  priceMoney?: PriceMoney | null;
  /**
   * A price. Without currency, the currency of the shop applies.
   */
  salePriceMoney?: PriceMoney | null;
  /**
   * Whether the sale price applies.
   */
  onSale?: boolean | ('' | 'true' | 'false' | 'undefined') | null;
  /**
   * Id of the variant.
   */
  id?: string;
  /**
   * Stock keeping unit, at most 60 characters, unique in the product, for example TEE-M-BLUE.
   */
  sku?: string;
  /**
   * Quantity in stock; negative if more were sold than were in stock. Ignored while unlimited is true.
   */
  qtyInStock?: number;
  /**
   * Whether the stock is unlimited.
   */
  unlimited?: boolean | ('' | 'true' | 'false' | 'undefined') | null;
  stock?: Stock;
  /**
   * Value of each option of this variant by its name, for example { "Size": "M", "Color": "Blue" }.
   */
  attributes?: {
    [k: string]: string;
  };
  /**
   * The same options as a list.
   */
  optionValues?: OptionValue[];
  /**
   * Width of the parcel, in the unit of length of the shop.
   */
  width?: number;
  /**
   * Height of the parcel, in the unit of length of the shop.
   */
  height?: number;
  /**
   * Length of the parcel, in the unit of length of the shop.
   */
  len?: number;
  /**
   * Weight of the parcel, in the unit of weight of the shop.
   */
  weight?: number;
  shippingWeight?: ShippingWeight;
  shippingSize?: ShippingSize;
  /**
   * Prices of the variant with subscriptions; null for none.
   */
  pricingOptions?: PricingOption[] | null;
  [k: string]: unknown;
}
/**
 * Stock of the variant.
 */
export interface Stock {
  /**
   * Whether the stock is unlimited.
   */
  unlimited?: boolean;
  /**
   * Quantity in stock.
   */
  quantity?: number;
  [k: string]: unknown;
}
/**
 * Name and value of an option.
 */
export interface OptionValue {
  /**
   * Name of the option, for example Size.
   */
  optionName?: string;
  /**
   * Value of the option, for example M.
   */
  value?: string;
  [k: string]: unknown;
}
/**
 * Weight of the parcel.
 */
export interface ShippingWeight {
  /**
   * Weight, in the unit of this object.
   */
  value?: number;
  /**
   * Unit of weight: lbs, pound, kg or kilogram, in lower case or capitals.
   */
  unit?: '' | 'LBS' | 'KG' | 'POUND' | 'KILOGRAM' | 'lbs' | 'kg' | 'pound' | 'kilogram';
  [k: string]: unknown;
}
/**
 * Size of the parcel.
 */
export interface ShippingSize {
  /**
   * Width, in the unit of this object.
   */
  width?: number;
  /**
   * Height, in the unit of this object.
   */
  height?: number;
  /**
   * Length, in the unit of this object.
   */
  len?: number;
  /**
   * Unit of length: inch, cm or centimeter, in lower case or capitals.
   */
  unit?: '' | 'INCH' | 'CM' | 'CENTIMETER' | 'inch' | 'cm' | 'centimeter';
  [k: string]: unknown;
}
/**
 * Price of a variant with a subscription.
 */
export interface PricingOption {
  /**
   * Regular price. In cents (1250 for 12.50), at most 100000000, or an amount with its currency.
   */
  price?: number | string | ApiMoney;
  /**
   * Sale price, which replaces the regular price while onSale is true. In cents (1250 for 12.50), at most 100000000, or an amount with its currency.
   */
  salePrice?: number | string | ApiMoney;
  /**
   * A price. Without currency, the currency of the shop applies.
   */
  priceMoney?: PriceMoney | null;
  /**
   * A price. Without currency, the currency of the shop applies.
   */
  salePriceMoney?: PriceMoney | null;
  /**
   * Whether the sale price applies.
   */
  onSale?: boolean | ('' | 'true' | 'false' | 'undefined') | null;
  /**
   * Id of the subscription: an id of productSubscriptionOptions.
   */
  productSubscriptionOptionId?: string;
  /**
   * Discount compared with a single purchase, in percent, for example 10.
   */
  percentageDiscount?: number;
  /**
   * How often and how many times a subscription is billed.
   */
  subscriptionPlan?: SubscriptionPlan | null;
  [k: string]: unknown;
}
/**
 * How often and how many times a subscription is billed.
 */
export interface SubscriptionPlan {
  /**
   * Id of this version of the plan.
   */
  planVersionId?: string;
  billingPeriod?: BillingPeriod;
  /**
   * Number of payments, for example 12; 0 or empty for unlimited.
   */
  numBillingCycles?: number | string | null;
  [k: string]: unknown;
}
/**
 * Time between two payments.
 */
export interface BillingPeriod {
  /**
   * Number of units, for example 2 with the unit week for every two weeks.
   */
  value?: number;
  /**
   * Unit of time: week, month or year, in lower case or capitals.
   */
  unit?: '' | 'WEEK' | 'MONTH' | 'YEAR' | 'week' | 'month' | 'year';
  [k: string]: unknown;
}
/**
 * A subscription that customers can select.
 */
export interface ProductSubscriptionOption {
  /**
   * Id of the subscription.
   */
  id?: string;
  /**
   * Discount compared with a single purchase, in percent, for example 10.
   */
  percentageDiscount?: number;
  /**
   * How often and how many times a subscription is billed.
   */
  subscriptionPlan?: SubscriptionPlan | null;
  [k: string]: unknown;
}
/**
 * Point of the main image that stays visible when the image is cropped.
 */
export interface FocalPoint {
  /**
   * Horizontal position, from 0 (left edge) to 1 (right edge).
   */
  x?: number;
  /**
   * Vertical position, from 0 (top edge) to 1 (bottom edge).
   */
  y?: number;
  /**
   * Number that specifies how the point was chosen, as the platform writes it.
   */
  source?: number;
  [k: string]: unknown;
}
/**
 * Permissions of the signed-in contributor.
 */
export interface Permissions {
  /**
   * The number of each permission as key and true as value, for example { "11": true } for config-content-manager.
   */
  permissions?: {
    [k: string]: boolean;
  };
  [k: string]: unknown;
}
/**
 * The signed-in account.
 */
export interface AuthenticatedAccount {
  /**
   * Id of the account. 24 hexadecimal digits.
   */
  id?: string;
  /**
   * Name that pages show, for example Ada Lovelace.
   */
  displayName?: string;
  /**
   * URL of the image of the account.
   */
  avatarUrl?: string;
  /**
   * URL of the original image of the account.
   */
  avatarAssetUrl?: string;
  /**
   * Email address of the account, for example ada@example.com.
   */
  email?: string;
  /**
   * Whether the account is a pseudonym of another account.
   */
  pseudonymAccount?: boolean;
  [k: string]: unknown;
}
/**
 * The script and stylesheet of one feature of the platform.
 */
export interface ScriptBundle {
  /**
   * URL of the script.
   */
  js?: string;
  /**
   * URL of the stylesheet.
   */
  css?: string;
  [k: string]: unknown;
}
/**
 * Rules of the time zone of the site, from the IANA time zone database.
 */
export interface TimeZoneRules {
  /**
   * Offset in minutes, name of the rules, and abbreviation of each period.
   */
  zones?: (string | number | null)[][];
  /**
   * Rules of daylight saving time, by name.
   */
  rules?: {
    /**
     * Beginnings and ends of daylight saving time.
     */
    [k: string]: (string | number | null)[][];
  };
  [k: string]: unknown;
}
/**
 * Names of the language and region of the site.
 */
export interface I18NContext {
  timeZoneData?: TimeZoneData;
  [k: string]: unknown;
}
/**
 * The time zone of the site.
 */
export interface TimeZoneData {
  /**
   * IANA name of the time zone, for example America/New_York.
   */
  id?: string;
  /**
   * Name that pages show, for example Eastern Time.
   */
  name?: string;
  [k: string]: unknown;
}
/**
 * Settings of reCAPTCHA Enterprise.
 */
export interface RecaptchaEnterpriseContext {
  /**
   * Public site key.
   */
  recaptchaEnterpriseSiteKey?: string;
  [k: string]: unknown;
}
/**
 * The fonts of the site.
 */
export interface FontSettings {
  /**
   * The families.
   */
  families?: FontFamily[];
  service?: FontService;
  [k: string]: unknown;
}
/**
 * A family of fonts.
 */
export interface FontFamily {
  /**
   * Name of the family, for example Karla.
   */
  family?: string;
  /**
   * Files of the family, or its styles at the font service. Default: the style normal 400 of the service.
   */
  faces?: FontFace[];
  fallback?: FallbackFont;
  [k: string]: unknown;
}
/**
 * A file of a font family, or a style of it at the font service.
 */
export interface FontFace {
  /**
   * URL of the file. Without one, the style comes from the font service.
   */
  src?: string;
  /**
   * Weight, for example 400, or the range of a variable font, for example 100 900. Default: 400.
   */
  weight?: string | number;
  /**
   * Style: normal or italic. Default: normal.
   */
  style?: '' | 'normal' | 'italic';
  /**
   * Characters of the file, as in CSS, for example U+0-FF, U+131. Default: all.
   */
  unicodeRange?: string;
  [k: string]: unknown;
}
/**
 * The local font that is shown until the family has loaded.
 */
export interface FallbackFont {
  /**
   * Name of the local font, for example Arial.
   */
  family?: string;
  /**
   * Size of its letters in percent: size-adjust of CSS.
   */
  sizeAdjust?: number;
  /**
   * Its ascent in percent: ascent-override of CSS.
   */
  ascentOverride?: number;
  /**
   * Its descent in percent: descent-override of CSS.
   */
  descentOverride?: number;
  /**
   * Its line gap in percent: line-gap-override of CSS.
   */
  lineGapOverride?: number;
  [k: string]: unknown;
}
/**
 * The font service, which is requested only with consent.
 */
export interface FontService {
  /**
   * URL of its stylesheet without families, for example https://fonts.example.com/css2.
   */
  url?: string;
  /**
   * How the URL names the families: css2 and css as versions 2 and 1 of the API of Google Fonts, kit not at all. Default: css2.
   */
  format?: '' | 'css2' | 'css' | 'kit';
  [k: string]: unknown;
}
/**
 * An experiment (A/B test or feature toggle) and the variant that the visitor sees.
 */
export interface ExperimentContext {
  /**
   * Name of the experiment.
   */
  name?: string;
  /**
   * Kind of experiment: FEATURE_TOGGLE or AB_TEST.
   */
  experimentType?: '' | 'FEATURE_TOGGLE' | 'AB_TEST';
  /**
   * Variant that the visitor sees. A feature toggle is on only for the text "true".
   */
  variant?: string | null;
  /**
   * Name of the visitor group (segment).
   */
  segmentName?: string | null;
  /**
   * Whether the experiment could not be loaded.
   */
  containsError?: boolean;
  /**
   * Variants among which the page divides visitors if the server assigns none, for example ["a", "b"]; one that is listed twice gets twice as many.
   */
  variants?: string[];
  /**
   * Percentage of visitors among whom the page divides the variants, from 0 to 100.
   */
  rollout?: number;
  [k: string]: unknown;
}
/**
 * A sample collection of the template.
 */
export interface DemoCollection {
  /**
   * Id of the collection. 24 hexadecimal digits.
   */
  collectionId?: string;
  /**
   * Whether the owner has deleted the collection.
   */
  deleted?: boolean;
  [k: string]: unknown;
}
