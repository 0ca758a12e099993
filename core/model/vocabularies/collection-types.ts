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
