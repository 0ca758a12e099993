import { z } from 'zod';
import { billingUnits } from '../vocabularies/commerce.ts';
import { byDefault, entity, inAnyCase, looseNumber, text, wordOf } from './fields.ts';

/** The billing period of a subscription (docs/spec.md#runtime-3, "Product"). */
export const subscriptionPlan = entity('SubscriptionPlan', 'How often and how many times a subscription is billed.', {
  planVersionId: text('Id of this version of the plan.'),
  billingPeriod: entity('BillingPeriod', 'Time between two payments.', {
    value: z.int().min(1).describe('Number of units, for example 2 with the unit week for every two weeks.'),
    unit: wordOf('Unit of time: week, month or year, in lower case or capitals.', inAnyCase(billingUnits)),
  }),
  numBillingCycles: byDefault(0, looseNumber(0, 'Number of payments, for example 12; 0 or empty for unlimited.')),
});
