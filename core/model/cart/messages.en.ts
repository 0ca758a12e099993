/** Labels of the cart, from the specification (docs/spec.md#runtime-5). */
export const messages = {
  'cart-label': 'Cart',
  'cart-label-items': { '=1': 'One item in cart', other: '{n} items in cart' },
  'cart-label-many': 'More than 100 items in cart',
} as const;
