/** Where the page sends people by itself (docs/spec.md#runtime-2, "Navigation targets"); words in braces are filled in. */
export const navigationTargets = {
  checkout: '/commerce/goto-checkout',
  'subscription-checkout': '/checkout/subscribe?cartToken={token}',
  'donation-checkout': '/checkout/donate?donatePageId={id}',
  'gift-card-checkout': '/checkout/giftcard?websiteId={id}&giftCardProductId={id}&sku={sku}',
  'logged-out': '/?logout=true',
  config: '/config/?frameUrl={path}',
  search: '/search',
  'collection-panel': '/pages/{id}',
  file: '/s/{name}',
  'billing-upgrade': '/settings/billing/upgrade',
  'billing-subscriptions': '/settings/billing/subscriptions/website',
} as const;

export type NavigationTarget = keyof typeof navigationTargets;
