/** Messages for visitors about a product, and for developers about its data. Ours: the specification does not have these texts. */
export const messages = {
  'offer-original': 'Price before:',
  'offer-sale': 'Price now:',
  'offer-sold-out': 'Sold out',
  'offer-left': { '=1': 'Only 1 left', other: 'Only {n} left' },
  'offer-absent': 'This combination does not exist.',
  'offer-choose': 'Choose: {options}',
  'offer-unavailable': 'Not with this choice: {values}',
  'offer-sku': 'SKU {sku}',
  'offer-added': 'Added to the cart.',
  'offer-cart': 'View the cart',
  'offer-add-failed': 'The product was not added. Try again.',
  'offer-no-data': '<site-product> has no product data, so its form is left as it is.',
  'offer-invalid-json': '<site-product> has product data that is not JSON, so its form is left as it is.',
} as const;
