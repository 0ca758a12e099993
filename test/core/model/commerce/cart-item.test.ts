import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { selectedOptions, visitorFields } from '../../../../core/model/commerce/cart-item.ts';
import { readProduct } from '../../../../core/model/commerce/read-product.ts';

function shirt() {
  const variants = [
    { sku: 'S', price: 100, attributes: { Size: 'Small', Color: 'Red' } },
    { sku: 'L', price: 100, attributes: { Size: 'Large' } },
  ];
  const reading = readProduct({ id: 'shirt', structuredContent: { variants } }, 'EUR');
  if (!reading.ok) throw new Error('The product is invalid.');
  return reading.product;
}

describe('the line of a cart', () => {
  it('has the options of the variant that have a value', () => {
    const product = shirt();
    const [small, large] = product.variants;
    assert.ok(small && large);
    assert.deepEqual(selectedOptions(product, small), [
      { name: 'Size', value: 'Small' },
      { name: 'Color', value: 'Red' },
    ]);
    assert.deepEqual(selectedOptions(product, large), [{ name: 'Size', value: 'Large' }]);
  });

  it('has the other texts of the form, such as the recipient of a gift card', () => {
    const product = shirt();
    const form = { itemId: 'shirt', sku: 'S', Size: 'Small', quantity: '2', returnTo: '/cart', key: 'k' };
    assert.equal(visitorFields(Object.entries(form), product), undefined);
    const sent = { ...form, recipient: 'Ada', file: new Blob() };
    assert.deepEqual(visitorFields(Object.entries(sent), product), { recipient: 'Ada' });
  });
});
