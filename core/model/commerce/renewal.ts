/** Messages about the renewal of a subscription (docs/spec.md#runtime-3, "Subscription plan"; docs/spec.md#runtime-9, "renewal texts"). */

import type { MessageRef } from '../message-format.ts';
import type { BillingUnit } from '../vocabularies/commerce.ts';
import type { messages } from './messages.en.ts';

export interface BillingPlan {
  /** The number of units in one period. */
  readonly value: number;
  readonly unit: BillingUnit;
  /** The number of payments; 0 or undefined until it is canceled. */
  readonly numBillingCycles?: number | null;
}

type Code = keyof typeof messages;

function renewal(kind: 'subscription' | 'gift-card', { value, unit, numBillingCycles }: BillingPlan): MessageRef<Code> {
  const cycles = numBillingCycles ?? 0;
  if (cycles === 1) return { code: `${kind}-once`, args: {} };
  return cycles > 1
    ? { code: `${kind}-${unit}-finite`, args: { n: value, cycles } }
    : { code: `${kind}-${unit}`, args: { n: value } };
}

/** Returns the message that states when a subscription renews, and how often. */
export const subscriptionRenewal = (plan: BillingPlan): MessageRef<Code> => renewal('subscription', plan);

/** Returns the message for a payment with a gift card. */
export const giftCardRenewal = (plan: BillingPlan): MessageRef<Code> => renewal('gift-card', plan);
