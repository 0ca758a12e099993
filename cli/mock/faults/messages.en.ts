/** What each scenario of the mock API does, English. */
export const messages = {
  'scenario-form-key-expired': 'Every submission key counts as expired: forms are refused with 401.',
  'scenario-rate-limited': 'Every submission is one too many: forms are refused with 429.',
  'scenario-crumb-mismatch':
    'The first call is refused with 403 and a new crumb; who repeats it with that gets through.',
  'scenario-login-required': 'Every call is refused with 401 and asks for a login.',
  'scenario-authorization-failed': 'Every call is refused with 403, as nothing that the visitor may do.',
  'scenario-empty-cart': 'Carts look empty.',
  'scenario-out-of-stock': 'Nothing in a cart is in stock: more of it cannot be had.',
  'scenario-captcha-required': 'Every form needs the answer of a captcha.',
  'scenario-slow-network': 'Calls take one to four seconds.',
  'scenario-offline': 'Every connection is reset.',
  'scenario-unknown': 'There is no scenario "{name}".',
  'scenario-unknown.help': 'Did you mean {nearest}?',
} as const;
