/** Map styles (docs/spec.md#widgets-3: names there, numbers as sites use them). */
export const mapStyles = {
  original: 1,
  grayscale: 2,
  satellite: 3,
  'minimal-light': 4,
  'minimal-dark': 5,
  'minimal-blue': 6,
} as const;

export type MapStyle = keyof typeof mapStyles;
