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
