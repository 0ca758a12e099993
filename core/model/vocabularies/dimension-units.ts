/** Units of length (runtime 3, "Enumerations"). */
export const dimensionUnits = ['inch', 'cm'] as const;

export type DimensionUnit = (typeof dimensionUnits)[number];
