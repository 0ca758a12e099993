/** Messages of the categories in the cookie banner. */
export const messages = {
  'cookie-banner-categories': 'Categories',
  'cookie-banner-necessary': 'Necessary',
  'cookie-banner-necessary-text': 'Always on: what you request yourself, such as your cart and this choice.',
  'cookie-banner-functional': 'Functional',
  'cookie-banner-functional-text': 'Remembers what you choose and enter.',
  'cookie-banner-analytics': 'Analytics',
  'cookie-banner-analytics-text': 'Counts visits, so that the site can be improved.',
  'cookie-banner-marketing': 'Marketing',
  'cookie-banner-marketing-text': 'Follows you across sites to show advertisements that fit you.',
  'cookie-banner-media': 'External media',
  'cookie-banner-media-text': 'Loads videos, maps and captchas from other providers.',
} as const;
