/** Units of weight (docs/spec.md#runtime-3, "Enumerations"). */
export const weightUnits = ['lbs', 'kg'] as const;

/** The same as the commerce API of sites writes them, in capitals. */
export const apiWeightUnits = ['pound', 'kilogram'] as const;

export type WeightUnit = (typeof weightUnits)[number];
