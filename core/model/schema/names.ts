/** Every entity that has a schema, by the name that commands and files give it. Knows no zod: help lists them. */
export const entityNames = [
  'site-context',
  'store-settings',
  'cookie-settings',
  'popup-overlay-settings',
  'announcement-bar-settings',
  'mobile-info-bar-settings',
  'pinterest-overlay-options',
  'captcha-settings',
  'product',
  'subscription-plan',
  'cart',
  'form',
  'gallery-block',
  'summary-block',
  'map-block',
  'video-block',
  'follow-block',
  'image-settings',
  'analytics-hit',
  'analytics-event',
  'button-tracking',
  'experiment-context',
  'login',
] as const;

export type EntityName = (typeof entityNames)[number];
