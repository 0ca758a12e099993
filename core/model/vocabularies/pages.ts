/** Pages: types of pages, collections and items, and their states. */

/** Page types by number (docs/spec.md#runtime-2, "Page types by number"); 1 has two names. */
export const pageTypes = {
  'main-content': 1,
  'content-collection': 1,
  page: 2,
  'splash-page': 3,
  'content-item': 50,
  'not-found': 100,
  error: 101,
  search: 102,
  'lock-screen': 103,
  'popup-overlay': 104,
  'protected-content': 105,
  'member-area-access-denied': 106,
  'show-cart': 200,
  checkout: 201,
  'order-confirmed': 202,
  donate: 203,
  'contribution-confirmed': 204,
  'commerce-cart-v2': 205,
  'subscription-confirmed': 206,
  'order-received': 207,
  'membership-confirmed': 208,
  'reviews-request': 209,
  'digital-product-composer-preview': 210,
  'newsletter-unsubscribe': 300,
  'commerce-email-preview': 301,
} as const;

/** Page types that sites of 2025 and later write. */
export const newerPageTypes = { paywall: 107, 'order-status': 211, 'sso-page': 400 } as const;

export type PageType = keyof typeof pageTypes | keyof typeof newerPageTypes;

/** Collection types 1-24 (docs/spec.md#runtime-3, "Enumerations": numbers there, names as sites use them); 9 is unused. */
export const collectionTypes = {
  generic: 1,
  subscription: 2,
  twitter: 3,
  foursquare: 4,
  instagram: 5,
  'gallery-block': 6,
  'template-page': 7,
  'splash-page': 8,
  page: 10,
  fivehundredpix: 11,
  flickr: 12,
  products: 13,
  mosaic: 14,
  'slide-gallery': 15,
  'slide-album': 16,
  'slide-video': 17,
  'album-block': 18,
  project: 19,
  'section-catalog': 20,
  'page-catalog': 21,
  'item-catalog': 22,
  portfolio: 23,
  lessons: 24,
} as const;

/** Collection types that sites of 2025 and later write. */
export const newerCollectionTypes = { course: 25 } as const;

export type CollectionType = keyof typeof collectionTypes | keyof typeof newerCollectionTypes;

/** The views of a collection (docs/spec.md#runtime-2, "Other names"). */
export const collectionViews = ['list', 'grid', 'product'] as const;

export type CollectionView = (typeof collectionViews)[number];

/** Content item types, in page data `recordType` (docs/spec.md#runtime-3, "Enumerations", with the remainder as sites use it). */
export const recordTypes = {
  text: 1,
  image: 2,
  quote: 4,
  link: 5,
  chat: 6,
  audio: 7,
  video: 8,
  'video-deprecated': 9,
  review: 10,
  'store-item': 11,
  event: 12,
  thread: 13,
  gallery: 14,
  binary: 15,
  'css-asset': 16,
  'tweak-asset': 17,
  'digital-good': 18,
  attachment: 19,
  'export-wordpress': 20,
  'export-internal': 21,
  'text-prose-mirror': 22,
  tweet: 50,
  rss: 51,
  checkin: 52,
  delicious: 53,
  'kb-article': 54,
  'project-item': 55,
  'collection-taxonomy': 56,
  'section-taxonomy': 57,
  'item-taxonomy': 58,
  'portfolio-item': 59,
  'export-translatable-strings': 60,
  'sqsp-video': 61,
  lesson: 62,
} as const;

/** Record types that only the platform's template engine names. */
export const newerRecordTypes = { 'site-search': 30, 'active-time': 31 } as const;

export type RecordType = keyof typeof recordTypes | keyof typeof newerRecordTypes;

/** Content item types whose views are counted (docs/spec.md#runtime-3, "Visitor tracking"). */
export const trackedRecordTypes = [
  'audio',
  'event',
  'image',
  'portfolio-item',
  'text',
  'video',
] as const satisfies readonly RecordType[];

export type TrackedRecordType = (typeof trackedRecordTypes)[number];

/** Content status, in page data `workflowState` (docs/spec.md#runtime-3, "Enumerations"). */
export const contentStatuses = {
  published: 1,
  scheduled: 2,
  'needs-review': 3,
  draft: 4,
  private: 5,
  deleted: 6,
} as const;

export type ContentStatus = keyof typeof contentStatuses;

/** Content statuses that are shown as a label (docs/spec.md#widgets-2, "Page status labels"). */
export const pageStatusLabels = [
  'scheduled',
  'needs-review',
  'draft',
  'private',
] as const satisfies readonly ContentStatus[];

export type PageStatusLabel = (typeof pageStatusLabels)[number];

/** The types of gallery items (docs/spec.md#widgets-3, "Editor enumerations"), as site data writes them. */
export const itemMediaTypes = [
  'imageEmpty',
  'imageFile',
  'imageLicensed',
  'imageReused',
  'assetReused',
  'video',
] as const;

export type ItemMediaType = (typeof itemMediaTypes)[number];

/** Link categories (docs/spec.md#runtime-2, "Other names"); site data writes them in capitals. */
export const linkCategories = [
  'anchor',
  'content-link',
  'external-link',
  'file-link',
  'malformed-protocol',
  'misc-protocol',
  'empty',
] as const;

/** Link categories that only sites write. */
export const newerLinkCategories = ['default', 'same-page-anchor'] as const;

export type LinkCategory = (typeof linkCategories)[number];

/** Names of text filters (docs/spec.md#runtime-5, docs/spec.md#widgets-3). */
export const textFilters = ['url-slug', 'url-slug-with-slash'] as const;

export type TextFilter = (typeof textFilters)[number];
