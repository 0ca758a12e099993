import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { emptyCart, isCart, readCart } from '../../../../core/model/cart/cart.ts';
import {
  changedCart,
  hasQuantity,
  type NewCartItem,
  quantityAfter,
  quantityOfItem,
} from '../../../../core/model/cart/change.ts';

const euros = (value: string) => ({ currency: 'EUR', value });

/** A cart as the server returns it. */
const answer = {
  id: 'c1',
  created: 1_700_000_000_000,
  entries: [
    { id: 'a', productName: 'Leeward', quantity: 1, unitPrice: euros('180.00') },
    { id: 'b', productName: 'Saltmarsh', quantity: 2, unitPriceCents: 6450 },
  ],
  totalQuantity: 3,
  subtotalCents: 30_900,
  subtotalAmount: euros('309.00'),
};

describe('a cart', () => {
  it('has the defaults of the specification for missing values', () => {
    assert.deepEqual(readCart({}), emptyCart);
    assert.equal(emptyCart.isPurchased, false);
    assert.deepEqual(emptyCart.subtotalAmount, { currency: 'USD', value: '0.00' });
    assert.deepEqual([emptyCart.totalQuantity, emptyCart.grandTotalCents, emptyCart.entries], [0, 0, []]);
  });

  it('is read with its date, its lines and its amounts', () => {
    const cart = readCart(answer, 'EUR');
    assert.equal(cart.created?.toISOString(), '2023-11-14T22:13:20.000Z');
    assert.deepEqual(
      cart.entries.map(({ id, quantity, unitPrice }) => [id, quantity, unitPrice]),
      [
        ['a', 1, euros('180.00')],
        ['b', 2, euros('64.50')],
      ],
    );
    assert.deepEqual([cart.totalQuantity, cart.subtotalAmount], [3, euros('309.00')]);
  });

  it('computes missing totals from its lines', () => {
    const { totalQuantity, subtotalAmount, ...less } = answer;
    const cart = readCart(less, 'EUR');
    assert.deepEqual([cart.totalQuantity, cart.subtotalAmount], [totalQuantity, subtotalAmount]);
  });

  it('is undefined without lines and without a quantity', () => {
    assert.deepEqual([{}, null, [], 'cart', { key: 'k' }].map(isCart), [false, false, false, false, false]);
    assert.deepEqual([{ entries: [] }, { totalQuantity: 0 }, answer].map(isCart), [true, true, true]);
  });

  it('of any JSON has the declared shape, and no values of Object.prototype', () => {
    Object.assign(Object.prototype, { totalQuantity: 7, entries: [{ id: 'planted' }] });
    try {
      assert.deepEqual([readCart({}).totalQuantity, readCart({}).entries], [0, []]);
    } finally {
      Reflect.deleteProperty(Object.prototype, 'totalQuantity');
      Reflect.deleteProperty(Object.prototype, 'entries');
    }
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const cart = readCart(value);
        assert.deepEqual(
          Object.keys(emptyCart).filter((key) => !Object.hasOwn(cart, key)),
          [],
        );
        assert.equal(typeof cart.totalQuantity, 'number');
      }),
    );
  });
});

describe('a change of the cart', () => {
  const cart = readCart(answer, 'EUR');

  it('takes effect at once: in the line, the count and the subtotal', () => {
    const more = changedCart(cart, { id: 'b', quantity: 5 });
    assert.deepEqual([more.entries[1]?.quantity, more.totalQuantity, more.subtotalAmount], [5, 6, euros('502.50')]);
    const none = changedCart(cart, { id: 'a', quantity: 0 });
    assert.deepEqual([none.entries.map(({ id }) => id), none.totalQuantity], [['b'], 2]);
    assert.deepEqual(none.subtotalAmount, euros('129.00'));
  });

  it('by a difference adds to the quantity, and at 0 removes the line', () => {
    const more = changedCart(cart, { id: 'b', by: 3 });
    assert.deepEqual([more.entries[1]?.quantity, more.totalQuantity, more.subtotalAmount], [5, 6, euros('502.50')]);
    assert.deepEqual(
      changedCart(cart, { id: 'b', by: -9 }).entries.map(({ id }) => id),
      ['a'],
    );
    assert.equal(changedCart(cart, { id: 'z', by: 1 }), cart);
    assert.equal(quantityAfter(cart, { id: 'z', by: 1 }), undefined);
  });

  it('does not modify the old cart, because the server may still refuse', () => {
    assert.equal(cart.entries[1]?.quantity, 2);
    assert.throws(() => Object.assign(cart, { totalQuantity: 9 }));
  });

  it('of a missing line changes nothing', () => {
    assert.equal(changedCart(cart, { id: 'z', quantity: 3 }), cart);
  });

  it('keeps the subtotal of the server if no price is known', () => {
    const free = readCart({ entries: [{ id: 'a', quantity: 1 }], subtotalAmount: euros('5.00') });
    assert.deepEqual(changedCart(free, { id: 'a', quantity: 3 }).subtotalAmount, euros('5.00'));
  });

  it('that adds a product raises its line, or adds one with the key as id', () => {
    const answered = readCart(
      {
        entries: [{ id: 'a', itemId: 'print', sku: 'A', quantity: 1, unitPrice: euros('180.00') }],
        subtotalAmount: euros('180.00'),
      },
      'EUR',
    );
    const shown = (item: Partial<NewCartItem>) => {
      const after = changedCart(answered, { item: { itemId: 'print', quantity: 2, ...item }, key: 'new' });
      return [after.entries.map(({ id, quantity }) => [id, quantity]), after.totalQuantity, after.subtotalAmount.value];
    };
    assert.deepEqual(shown({ sku: 'A' }), [[['a', 3]], 3, '540.00']);
    assert.deepEqual(shown({ sku: 'B', unitPrice: euros('20.00') }), [
      [
        ['a', 1],
        ['new', 2],
      ],
      3,
      '220.00',
    ]);
    for (const separate of [{ planId: 'monthly' }, { fields: { recipient: 'Ida' } }])
      assert.deepEqual(shown({ sku: 'A', ...separate })[0], [
        ['a', 1],
        ['new', 2],
      ]);
    assert.deepEqual([quantityOfItem(answered, 'print'), quantityOfItem(undefined, 'print')], [1, 0]);
  });

  it('is complete when the cart has the requested quantity', () => {
    const fates = [
      [{ id: 'b', quantity: 2 }, true],
      [{ id: 'b', quantity: 3 }, false],
      [{ id: 'b', quantity: 0 }, false],
      [{ id: 'gone', quantity: 0 }, true],
    ] as const;
    for (const [{ id, quantity }, isApplied] of fates) assert.equal(hasQuantity(cart, id, quantity), isApplied);
  });
});
