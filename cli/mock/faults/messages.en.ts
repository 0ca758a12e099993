/** English descriptions of the scenarios of the mock API. */
export const messages = {
  'scenario-form-key-expired': 'Every submission key counts as expired: forms get status 401.',
  'scenario-rate-limited': 'Every submission exceeds the limit: forms get status 429.',
  'scenario-crumb-mismatch':
    'The first call gets status 403 and a new crumb; a repeated call with that crumb succeeds.',
  'scenario-login-required': 'Every call gets status 401 and requires a login.',
  'scenario-authorization-failed': 'Every call gets status 403: the visitor lacks the permission.',
  'scenario-empty-cart': 'Every cart is empty.',
  'scenario-cart-expired':
    'Every cart expires once: the next call gets a new, empty cart, and the checkout shows the reason.',
  'scenario-out-of-stock': 'Nothing is in stock: quantities cannot be raised, and nothing can be added.',
  'scenario-price-changed': 'Everything costs a tenth more than pages show: adding at the old price gets status 400.',
  'scenario-coupon-expired': 'Every coupon has expired.',
  'scenario-conflict': 'The first try of every change of a cart gets status 409 and the newer cart.',
  'scenario-review-request-expired': 'Every review gets status 410: its request has expired.',
  'scenario-already-reviewed': 'Every review gets status 409: the visitor has reviewed the purchase already.',
  'scenario-no-products-to-review': 'Every review gets status 404: there are no products to review.',
  'scenario-review-failed': 'Every review gets status 503; reviews are still shown.',
  'scenario-captcha-required': 'Every form requires a captcha response.',
  'scenario-file-too-large': 'Every file of a form is too large: it gets status 413.',
  'scenario-file-processing-failed': 'Every file of a form fails after its last byte.',
  'scenario-file-processing-stuck': 'No file of a form is ever processed completely.',
  'scenario-slow-network': 'Calls take one to four seconds.',
  'scenario-offline': 'Every connection is reset.',
  'scenario-unknown': 'Unknown scenario "{name}".',
  'scenario-unknown.help': 'Did you mean {nearest}?',
} as const;
