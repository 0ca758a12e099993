/** Units of length (docs/spec.md#runtime-3, "Enumerations"). */
export const dimensionUnits = ['inch', 'cm'] as const;

/** The same as the commerce API of sites writes them, in capitals. */
export const apiDimensionUnits = ['inch', 'centimeter'] as const;

export type DimensionUnit = (typeof dimensionUnits)[number];
