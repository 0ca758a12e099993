/** Units of weight (runtime 3, "Enumerations"). */
export const weightUnits = ['lbs', 'kg'] as const;

export type WeightUnit = (typeof weightUnits)[number];
