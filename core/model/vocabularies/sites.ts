/** Sites: status, type, features, navigation. */

/** Site status (docs/spec.md#runtime-3, "Enumerations"). A site without one is an ordinary site. */
export const siteStatuses = {
  expired: 1,
  'past-due': 2,
  trial: 3,
  beta: 4,
  removed: 5,
  internal: 6,
  comped: 7,
  paid: 8,
  'v5-linked': 11,
  'active-parking-page': 12,
  resold: 13,
  'resold-grace-period': 14,
  enterprise: 15,
} as const;

/** Site statuses that sites of 2025 and later write. */
export const newerSiteStatuses = { container: 16 } as const;

export type SiteStatus = keyof typeof siteStatuses | keyof typeof newerSiteStatuses;

/** Site type (docs/spec.md#runtime-3, "Enumerations"). */
export const siteTypes = { classic: 1, 'cover-page': 2, 'parking-page': 3, commerce: 4, enterprise: 5 } as const;

export type SiteType = keyof typeof siteTypes;

/** Unit system (docs/spec.md#runtime-3, "Enumerations"); store settings call it `measurementStandard`. */
export const unitSystems = { imperial: 1, metric: 2 } as const;

export type UnitSystem = keyof typeof unitSystems;

/** Feature flags 1-69 (docs/spec.md#runtime-3, "Enumerations": some names there, all as sites use them). */
export const featureFlags = {
  'add-pages': 1,
  'add-contributors': 2,
  'add-commerce-products': 3,
  'developer-sdk': 4,
  'mobile-portfolio': 5,
  commerce: 6,
  accounting: 7,
  'shipstation-integration': 8,
  'abandoned-cart-recovery': 9,
  'real-time-shipping-rates': 10,
  'commerce-transaction-fee': 11,
  'free-google-apps-inbox': 12,
  'google-ad-words-credit': 13,
  'vat-collection-beta': 14,
  'multicurrency-beta': 15,
  'strict-google-apps-free-inbox-policy': 16,
  crm: 17,
  'auto-triggered-discounts': 18,
  acuity: 19,
  'commerce-checkout-on-domain': 20,
  'popup-overlay': 21,
  'support-callbacks': 22,
  'free-google-apps-inbox-within-one-year': 23,
  'free-domain-within-one-year': 24,
  'analytics-commerce-advanced': 25,
  'mobile-info-bar': 26,
  'announcement-bar': 27,
  'code-injection': 28,
  'site-user-accounts': 29,
  'block-acuity': 30,
  'block-donation': 31,
  'block-opentable': 32,
  'block-amazon': 33,
  'block-menu': 34,
  'chow-now-integration': 35,
  'google-analytics-integration': 36,
  'mailchimp-integration': 37,
  'block-code': 38,
  'analytics-commerce-basic': 39,
  'gift-cards': 40,
  'forms-api': 41,
  'orders-api': 42,
  'limited-use-discounts': 43,
  'analytics-business': 44,
  'products-on-instagram': 45,
  'block-code-with-media': 46,
  'commerce-postal-code-shipping': 47,
  'facebook-pixel': 48,
  'marketing-campaign-tracker': 49,
  'commerce-subscriptions': 50,
  'facebook-dynamic-ads': 51,
  'limited-availability-alerts': 52,
  'inventory-api': 53,
  'commerce-restock-notifications': 54,
  'commerce-related-products': 55,
  'commerce-point-of-sale': 56,
  'commerce-bulk-manager': 57,
  'transactions-api': 58,
  'external-location-management': 59,
  'in-app-live-chat': 60,
  'covid-temp-gift-cards-messaging': 61,
  'products-api': 62,
  'automatic-tax-calcs': 63,
  'commerce-afterpay': 64,
  'profiles-api': 65,
  'commerce-native-product-reviews': 66,
  'commerce-imported-product-reviews': 67,
  'commerce-clearpay': 68,
  'priority-support': 69,
} as const;

/** Feature flags that sites of 2025 and later write. */
export const newerFeatureFlags = {
  'commerce-klarna': 70,
  'commerce-invoicing': 71,
  'commerce-proposals-full': 72,
  'analytics-traffic-sources-commerce': 73,
  'analytics-traffic-sources-full-paid-details': 74,
  'analytics-conversions': 75,
  'analytics-sales-overview': 76,
  'analytics-sales-overview-if-selling': 77,
  'analytics-purchase-funnel': 78,
  'analytics-sales-by-product': 79,
  'analytics-traffic-alerts': 80,
  'analytics-top-products': 81,
  'digital-products-transaction-fee': 82,
  'video-storage': 83,
  'commerce-low-stock-alerts': 84,
  'donation-transaction-fee': 85,
  'google-shopping': 86,
  'shipping-labels': 87,
  'buy-x-get-y-discounts': 88,
  'basic-discounts': 89,
} as const;

export type FeatureFlag = keyof typeof featureFlags | keyof typeof newerFeatureFlags;

/** Types of experiments (docs/spec.md#widgets-3, "Analytics event"); site data writes them in capitals. */
export const experimentTypes = ['feature-toggle', 'ab-test'] as const;

export type ExperimentType = (typeof experimentTypes)[number];

/**
 * Positions of the Pinterest button on images (docs/spec.md#runtime-3, "Website context"); site data writes
 * underscores.
 */
export const pinterestModes = ['disabled', 'enabled-for-blogs', 'enabled-for-blogs-and-pages'] as const;

export type PinterestMode = (typeof pinterestModes)[number];

/** Keys of the popup overlay in local storage (docs/spec.md#runtime-3, docs/spec.md#widgets-3). */
export const popupStorageKeys = ['date-closed', 'version', 'submitted'] as const;

export type PopupStorageKey = (typeof popupStorageKeys)[number];

/** Navigations with a special meaning (docs/spec.md#runtime-2, "Other names"). */
export const navigationNames = { hidden: '_hidden', 'member-areas': '_memberareas' } as const;

/** Types of navigation that are named (docs/spec.md#runtime-2, "Other names"). */
export const navigationTypes = ['member-area'] as const;

export type NavigationName = keyof typeof navigationNames;

/** Targets of automatic navigation (docs/spec.md#runtime-2, "Navigation targets"); placeholders in braces are filled in. */
export const navigationTargets = {
  checkout: '/commerce/goto-checkout',
  'subscription-checkout': '/checkout/subscribe?cartToken={token}',
  'donation-checkout': '/checkout/donate?donatePageId={id}',
  'gift-card-checkout': '/checkout/giftcard?websiteId={id}&giftCardProductId={id}&sku={sku}',
  'logged-out': '/?logout=true',
  config: '/config/?frameUrl={path}',
  search: '/search',
  'collection-panel': '/pages/{id}',
  file: '/s/{name}',
  'billing-upgrade': '/settings/billing/upgrade',
  'billing-subscriptions': '/settings/billing/subscriptions/website',
} as const;

export type NavigationTarget = keyof typeof navigationTargets;
