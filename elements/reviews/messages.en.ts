/** Messages for visitors about reviews, and for developers about their markup. */
export const messages = {
  // The texts of docs/spec.md#runtime-8.
  'reviews-rating-missing': 'Please select a star rating',
  'reviews-request-expired': 'Your review request has expired',
  'reviews-already-sent': 'You have already reviewed this purchase',
  'reviews-send-again': 'Try submitting your review again',
  'reviews-nothing': 'There are no products to review',
  'reviews-load-failed': 'Unable to load. Try again.',
  'reviews-try-again': 'Try again',
  // Ours: the specification does not have these texts.
  'reviews-stars': { one: '{n} star', other: '{n} stars' },
  'reviews-average': '{average} out of 5 stars',
  'reviews-count': { one: '{n} review', other: '{n} reviews' },
  'reviews-none': 'No reviews yet.',
  'reviews-sort': 'Sort by',
  'reviews-sort-newest': 'Newest',
  'reviews-sort-highest': 'Highest rating',
  'reviews-sort-lowest': 'Lowest rating',
  'reviews-imported': 'Imported review',
  'reviews-more': 'Show more reviews',
  'reviews-shown': { one: '{shown} of {n} review shown', other: '{shown} of {n} reviews shown' },
  'reviews-sending': 'Sending…',
  'reviews-sent': 'Thank you. Your review was sent.',
  'reviews-rating-invalid':
    '"{rating}" is not a valid data-review: expected a whole number from 1 to 5. The review is shown, but not counted.',
} as const;
