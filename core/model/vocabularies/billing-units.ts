/** Units of the billing period of a subscription (docs/spec.md#runtime-3, "Product"); site data writes them in capitals. */
export const billingUnits = ['week', 'month', 'year'] as const;

export type BillingUnit = (typeof billingUnits)[number];
