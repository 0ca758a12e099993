/** Messages about the checkout: the first is from the specification (docs/spec.md#runtime-8), the second is ours. */
export const messages = {
  'checkout-cart-missing':
    'Either your session has expired or you do not have cookies enabled. We cannot continue to checkout.',
  'checkout-alert-close': 'OK',
} as const;
