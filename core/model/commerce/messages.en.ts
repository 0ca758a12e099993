/** Messages about products from the specification (docs/spec.md#runtime-3 and docs/spec.md#runtime-5); those below "ours" are not. */
export const messages = {
  'product-available': 'Available',
  'product-scheduled': 'Scheduled',
  'product-hidden': 'Hidden',
  'product-unsupported': 'Unsupported',
  'price-from': 'from {startingPrice}',

  /** From here on, the wording is ours: the specification mentions these texts without their wording. */
  'product-weight-lbs': '{weight} lbs',
  'product-weight-kg': '{weight} kg',
  'product-dimensions-inch': '{length} × {width} × {height} inch',
  'product-dimensions-cm': '{length} × {width} × {height} cm',
  'subscription-once': 'Paid once, without renewal.',
  'subscription-week': { '=1': 'Renews every week until canceled.', other: 'Renews every {n} weeks until canceled.' },
  'subscription-month': {
    '=1': 'Renews every month until canceled.',
    other: 'Renews every {n} months until canceled.',
  },
  'subscription-year': { '=1': 'Renews every year until canceled.', other: 'Renews every {n} years until canceled.' },
  'subscription-week-finite': {
    '=1': 'Paid every week, {cycles} times in all.',
    other: 'Paid every {n} weeks, {cycles} times in all.',
  },
  'subscription-month-finite': {
    '=1': 'Paid every month, {cycles} times in all.',
    other: 'Paid every {n} months, {cycles} times in all.',
  },
  'subscription-year-finite': {
    '=1': 'Paid every year, {cycles} times in all.',
    other: 'Paid every {n} years, {cycles} times in all.',
  },
  'gift-card-once': 'Paid once, without renewal; what the gift card does not cover is paid another way.',
  'gift-card-week': {
    '=1': 'Renews every week until canceled; what the gift card does not cover is paid another way.',
    other: 'Renews every {n} weeks until canceled; what the gift card does not cover is paid another way.',
  },
  'gift-card-month': {
    '=1': 'Renews every month until canceled; what the gift card does not cover is paid another way.',
    other: 'Renews every {n} months until canceled; what the gift card does not cover is paid another way.',
  },
  'gift-card-year': {
    '=1': 'Renews every year until canceled; what the gift card does not cover is paid another way.',
    other: 'Renews every {n} years until canceled; what the gift card does not cover is paid another way.',
  },
  'gift-card-week-finite': {
    '=1': 'Paid every week, {cycles} times in all; what the gift card does not cover is paid another way.',
    other: 'Paid every {n} weeks, {cycles} times in all; what the gift card does not cover is paid another way.',
  },
  'gift-card-month-finite': {
    '=1': 'Paid every month, {cycles} times in all; what the gift card does not cover is paid another way.',
    other: 'Paid every {n} months, {cycles} times in all; what the gift card does not cover is paid another way.',
  },
  'gift-card-year-finite': {
    '=1': 'Paid every year, {cycles} times in all; what the gift card does not cover is paid another way.',
    other: 'Paid every {n} years, {cycles} times in all; what the gift card does not cover is paid another way.',
  },
} as const;
