/**
 * The names of all entities with a schema, as used in commands and files. Does not import zod, because `--help` lists
 * the names.
 */
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
