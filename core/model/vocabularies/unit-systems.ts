/** Unit system (docs/spec.md#runtime-3, "Enumerations"); store settings call it `measurementStandard`. */
export const unitSystems = { imperial: 1, metric: 2 } as const;

export type UnitSystem = keyof typeof unitSystems;
