import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { centsOf } from '../../../../core/model/money/cents-of.ts';
import { moneyOfCents } from '../../../../core/model/money/read-money.ts';
import { currencies } from '../../../../core/model/vocabularies/currencies.ts';

const dollars = (value: string) => ({ currency: 'USD', value });

describe('money', () => {
  it('is converted to cents and back exactly in every currency, and no fraction of a cent is rounded', () => {
    fc.assert(
      fc.property(fc.constantFrom(...currencies), fc.integer({ min: -1e12, max: 1e12 }), ({ code }, cents) => {
        const money = moneyOfCents(cents, code);
        assert.equal(money && centsOf(money), cents);
      }),
    );
    assert.equal(centsOf(dollars('12.505')), undefined);
    assert.equal(centsOf(dollars('12.500')), 1250);
    assert.equal(centsOf(dollars('twelve')), undefined);
  });
});
