import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { messages } from '../../../../core/model/cart/messages.en.ts';
import { cartCount, cartLabel } from '../../../../core/model/cart/quantity.ts';
import { formatMessage } from '../../../../core/model/message-format.ts';

const spoken = (quantity?: number): string => {
  const { code, args } = cartLabel(quantity);
  return formatMessage(messages[code], args);
};

describe('a cart', () => {
  const cases: readonly (readonly [quantity: number, shown: string, spoken: string])[] = [
    [0, '0', '0 items in cart'],
    [1, '1', 'One item in cart'],
    [2, '2', '2 items in cart'],
    [100, '100', '100 items in cart'],
    [101, '100+', 'More than 100 items in cart'],
    [-3, '0', '0 items in cart'],
    [NaN, '0', '0 items in cart'],
    [2.9, '2', '2 items in cart'],
    [100.9, '100', '100 items in cart'],
    [Infinity, '100+', 'More than 100 items in cart'],
  ];
  for (const [quantity, shown, label] of cases) {
    it(`with ${quantity} shows ${shown} and has the label "${label}"`, () => {
      assert.equal(cartCount(quantity), shown);
      assert.equal(spoken(quantity), label);
    });
  }

  it('without a quantity is just a cart', () => assert.equal(spoken(), 'Cart'));
});
