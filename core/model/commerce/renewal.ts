/** Messages about the renewal of a subscription (docs/spec.md#runtime-3, "Subscription plan"; docs/spec.md#runtime-9, "renewal texts"). */

import type { MessageRef } from '../message-format.ts';
import type { BillingUnit } from '../vocabularies/commerce.ts';
import type { messages } from './messages.en.ts';

export interface BillingPlan {
  /** How many units one period has. */
  readonly value: number;
  readonly unit: BillingUnit;
  /** How often it is paid; 0 or nothing for as long as the subscriber wants. */
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

/** When a subscription renews, and for how long. */
export const subscriptionRenewal = (plan: BillingPlan): MessageRef<Code> => renewal('subscription', plan);

/** The same for one who pays with a gift card. */
export const giftCardRenewal = (plan: BillingPlan): MessageRef<Code> => renewal('gift-card', plan);
