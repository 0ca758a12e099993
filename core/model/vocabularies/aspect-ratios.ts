/** The ratios that block data names, width divided by height (docs/spec.md#widgets-3, "Gallery block data"). */
export const namedRatios: Readonly<Record<string, number>> = {
  square: 1,
  standard: 4 / 3,
  widescreen: 16 / 9,
  'anamorphic-widescreen': 2.35,
};
