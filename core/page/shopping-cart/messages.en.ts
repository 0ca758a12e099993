/** Messages about the cart, from the specification (docs/spec.md#runtime-8). */
export const messages = {
  'cart-read-failed': 'Unable to load. Try again.',
  'cart-quantity-failed': 'Unable to update quantity',
  'cart-remove-failed': 'Unable to remove item',
  'cart-empty': 'You have nothing in your shopping cart.',

  /** Ours: the specification has no texts for these. */
  'cart-add-failed': 'Unable to add item',
  'cart-coupon-failed': 'Unable to update coupons',
  'cart-shipping-failed': 'Unable to update shipping',
} as const;
