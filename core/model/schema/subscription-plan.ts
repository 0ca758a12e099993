import { z } from 'zod';
import { billingUnits } from '../vocabularies/commerce.ts';
import { byDefault, entity, inAnyCase, looseNumber, text, wordOf } from './fields.ts';

/** The billing period of a subscription (docs/spec.md#runtime-3, "Product"). */
export const subscriptionPlan = entity('SubscriptionPlan', 'How often a subscription renews.', {
  planVersionId: text('Id of the version of the plan.'),
  billingPeriod: entity('BillingPeriod', 'The time between two payments.', {
    value: z.int().min(1).describe('How many units it lasts.'),
    unit: wordOf('Week, month or year.', inAnyCase(billingUnits)),
  }),
  numBillingCycles: byDefault(0, looseNumber(0, 'How many payments there are; 0 or empty: no end.')),
});
