/** Subscriptions in product data (docs/spec.md#runtime-3, "Subscription plan"). */
import { own, text, word } from '../../site-context/decoders.ts';
import { billingUnits } from '../../vocabularies/commerce.ts';
import type { VariantPrice } from '../price-display.ts';
import type { BillingPlan } from '../renewal.ts';
import { type DataField, fieldAt, fieldsIn, integer, isObject, isSet, readField, report } from './data-field.ts';
import { readPrices } from './read-prices.ts';

/** A subscription that visitors can select. */
export interface ProductPlan extends BillingPlan {
  readonly id: string;
}

const fromOne = (value: unknown): number | undefined => {
  const number = integer(value);
  return number !== undefined && number >= 1 ? number : undefined;
};

const fromZero = (value: unknown): number | undefined => {
  const number = integer(value);
  return number !== undefined && number >= 0 ? number : undefined;
};

/** Returns the plan of a field; undefined if there is none. */
export function readPlan(field: DataField): BillingPlan | undefined {
  if (!isSet(field) || !readField(field, isObject, 'product-object')) return undefined;
  const period = fieldAt(field, 'billingPeriod');
  const value = fromOne(own(period.value, 'value'));
  const unit = word(billingUnits)(own(period.value, 'unit'));
  const numBillingCycles = readField(fieldAt(field, 'numBillingCycles'), fromZero, 'product-cycles') ?? 0;
  return value === undefined || unit === undefined
    ? report(period, 'product-period')
    : { value, unit, numBillingCycles };
}

/** Returns the subscriptions of a product. */
export const readPlans = (field: DataField): readonly ProductPlan[] =>
  fieldsIn(field).flatMap((one) => {
    const id = readField(fieldAt(one, 'id'), text, 'product-text');
    const plan = readPlan(fieldAt(one, 'subscriptionPlan'));
    return id !== undefined && plan ? [{ id, ...plan }] : [];
  });

/** Returns the prices of a variant with each subscription, by the id of the subscription. */
export const readPlanPrices = (field: DataField, currency: string): ReadonlyMap<string, VariantPrice> =>
  new Map(
    fieldsIn(field).flatMap((one) => {
      const id = readField(fieldAt(one, 'productSubscriptionOptionId'), text, 'product-text');
      const prices = readPrices(one, currency);
      return id !== undefined && prices ? [[id, prices] as const] : [];
    }),
  );
