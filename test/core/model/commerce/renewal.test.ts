import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { messages } from '../../../../core/model/commerce/messages.en.ts';
import { type BillingPlan, giftCardRenewal, subscriptionRenewal } from '../../../../core/model/commerce/renewal.ts';
import { formatMessage } from '../../../../core/model/message-format.ts';

const cases: readonly (readonly [plan: BillingPlan, text: string])[] = [
  [{ value: 1, unit: 'week' }, 'Renews every week until canceled'],
  [{ value: 2, unit: 'week', numBillingCycles: 0 }, 'Renews every 2 weeks until canceled'],
  [{ value: 1, unit: 'month', numBillingCycles: null }, 'Renews every month until canceled'],
  [{ value: 3, unit: 'month', numBillingCycles: 4 }, 'Paid every 3 months, 4 times in all'],
  [{ value: 1, unit: 'week', numBillingCycles: 10 }, 'Paid every week, 10 times in all'],
  [{ value: 1, unit: 'year' }, 'Renews every year until canceled'],
  [{ value: 2, unit: 'year', numBillingCycles: 2 }, 'Paid every 2 years, 2 times in all'],
  [{ value: 1, unit: 'year', numBillingCycles: 1 }, 'Paid once, without renewal'],
];

describe('a renewal', () => {
  for (const [plan, text] of cases) {
    it(`reads "${text}"`, () => {
      for (const phrase of [subscriptionRenewal(plan), giftCardRenewal(plan)]) {
        assert.ok(formatMessage(messages[phrase.code], phrase.args).startsWith(text));
      }
    });
  }

  it('paid by a gift card explains how the remaining amount is charged', () => {
    const { code, args } = giftCardRenewal({ value: 1, unit: 'month' });
    assert.match(formatMessage(messages[code], args), /what the gift card does not cover is paid another way\.$/);
  });
});
