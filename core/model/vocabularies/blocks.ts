/** Blocks of pages: types, variants and styles. */

/** Block types 1-71 (docs/spec.md#runtime-3, "Enumerations": numbers there, names as sites use them); 15, 34-40 and 64 are unused. */
export const blockTypes = {
  navigation: 1,
  html: 2,
  logo: 3,
  map: 4,
  image: 5,
  twitter: 6,
  journal: 7,
  gallery: 8,
  form: 9,
  geo: 10,
  index: 11,
  'collection-link': 12,
  link: 13,
  'tag-cloud': 14,
  comments: 16,
  folder: 17,
  menu: 18,
  'social-links': 19,
  summary: 20,
  spacer: 21,
  embed: 22,
  code: 23,
  foursquare: 24,
  instagram: 25,
  calendar: 26,
  'posts-by-author': 27,
  'posts-by-tag': 28,
  'posts-by-category': 29,
  'posts-by-month': 30,
  quote: 31,
  video: 32,
  search: 33,
  audio: 41,
  fivehundredpix: 42,
  product: 43,
  markdown: 44,
  flickr: 45,
  amazon: 46,
  'horizontal-rule': 47,
  'social-account-links': 48,
  rss: 49,
  opentable: 50,
  newsletter: 51,
  donation: 52,
  button: 53,
  'social-account-links-v2': 54,
  'summary-v2': 55,
  soundcloud: 56,
  'email-footer': 57,
  'in-browser-message-link': 58,
  'tour-dates': 59,
  album: 60,
  archive: 61,
  chart: 62,
  zola: 63,
  acuity: 65,
  'opentable-v2': 66,
  'member-area': 67,
  tock: 68,
  accordion: 69,
  marquee: 70,
  shape: 71,
} as const;

/** Block types that sites of 2025 and later write. */
export const newerBlockTypes = {
  'pricing-plan': 72,
  'website-component': 1337,
} as const;

export type BlockType = keyof typeof blockTypes | keyof typeof newerBlockTypes;

/** Variants of galleries, summaries and other blocks, 1000-1019 (docs/spec.md#widgets-3: numbers there, names as sites use them); 1001 is unused. */
export const blockVariants = {
  'gallery-slideshow': 1000,
  'gallery-carousel': 1002,
  'gallery-grid': 1003,
  'gallery-stack': 1004,
  'summary-wall': 1005,
  'summary-carousel': 1006,
  'summary-list': 1007,
  'summary-grid': 1008,
  'chart-bar': 1009,
  'chart-line': 1010,
  'chart-pie': 1011,
  'image-inline': 1012,
  'image-poster': 1013,
  'image-card': 1014,
  'image-overlap': 1015,
  'image-collage': 1016,
  'image-stack': 1017,
  'tock-reservations': 1018,
  'tock-events': 1019,
} as const;

export type BlockVariant = keyof typeof blockVariants;

/** Kinds of slices (docs/spec.md#runtime-3, "Enumerations"). */
export const sliceKinds = {
  'cover-page': 1,
  'lock-screen': 2,
  'popup-overlay': 3,
} as const;

/** Slice kinds that sites of 2025 and later write. */
export const newerSliceKinds = {
  'sso-screen': 4,
} as const;

export type SliceKind = keyof typeof sliceKinds | keyof typeof newerSliceKinds;

/** Borders of a block (docs/spec.md#widgets-3, "Editor enumerations": names there, numbers as sites use them). */
export const borderOptions = { none: 1, black: 2, white: 3 } as const;

export type BorderOption = keyof typeof borderOptions;

/** Shadows of a block (docs/spec.md#widgets-3, "Editor enumerations": names there, numbers as sites use them). */
export const shadowOptions = { none: 1, light: 2, dark: 3 } as const;

export type ShadowOption = keyof typeof shadowOptions;

/** Sides of a position (docs/spec.md#widgets-3, "Editor enumerations"). */
export const sideOptions = ['left', 'right'] as const;

export type SideOption = (typeof sideOptions)[number];

/** The nine positions in a box (docs/spec.md#widgets-3, "Editor enumerations": their number there, the names are ours). */
export const gridPositions = [
  'top-left',
  'top-center',
  'top-right',
  'middle-left',
  'middle-center',
  'middle-right',
  'bottom-left',
  'bottom-center',
  'bottom-right',
] as const;

export type GridPosition = (typeof gridPositions)[number];
