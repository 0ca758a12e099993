/** Products: types, billing periods, units. */

/** Product types (docs/spec.md#runtime-3, "Product"). */
export const productTypes = { physical: 1, digital: 2, service: 3, 'gift-card': 4, paywall: 5 } as const;

/** Product types that only the platform's template engine names. */
export const newerProductTypes = { undefined: -1 } as const;

export type ProductType = keyof typeof productTypes | keyof typeof newerProductTypes;

/** Units of the billing period of a subscription (docs/spec.md#runtime-3, "Product"); site data writes them in capitals. */
export const billingUnits = ['week', 'month', 'year'] as const;

export type BillingUnit = (typeof billingUnits)[number];

/** Units of length (docs/spec.md#runtime-3, "Enumerations"). */
export const dimensionUnits = ['inch', 'cm'] as const;

/** The units of the commerce API of sites, in capitals. */
export const apiDimensionUnits = ['inch', 'centimeter'] as const;

export type DimensionUnit = (typeof dimensionUnits)[number];

/** Units of weight (docs/spec.md#runtime-3, "Enumerations"). */
export const weightUnits = ['lbs', 'kg'] as const;

/** The units of the commerce API of sites, in capitals. */
export const apiWeightUnits = ['pound', 'kilogram'] as const;

export type WeightUnit = (typeof weightUnits)[number];
