/** Site status (docs/spec.md#runtime-3, "Enumerations"). A site without one is an ordinary site. */
export const siteStatuses = {
  expired: 1,
  'past-due': 2,
  trial: 3,
  beta: 4,
  removed: 5,
  internal: 6,
  comped: 7,
  paid: 8,
  'v5-linked': 11,
  'active-parking-page': 12,
  resold: 13,
  'resold-grace-period': 14,
  enterprise: 15,
} as const;

/** Site statuses that sites of 2025 and later write. */
export const newerSiteStatuses = { container: 16 } as const;

export type SiteStatus = keyof typeof siteStatuses | keyof typeof newerSiteStatuses;
