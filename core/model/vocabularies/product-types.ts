/** Product types (docs/spec.md#runtime-3, "Product"). */
export const productTypes = { physical: 1, digital: 2, service: 3, 'gift-card': 4, paywall: 5 } as const;

/** Product types that only the platform's template engine names. */
export const newerProductTypes = { undefined: -1 } as const;

export type ProductType = keyof typeof productTypes | keyof typeof newerProductTypes;
