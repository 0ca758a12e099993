/** Contributor roles (docs/spec.md#runtime-6). */
export const contributorRoles = {
  admin: 1,
  billing: 2,
  reporting: 3,
  editor: 4,
  moderator: 6,
  commenter: 7,
  'store-manager': 8,
  scheduling: 9,
  viewer: 10,
  'campaigns-editor': 11,
  'scheduling-viewer': 12,
  'scheduling-editor': 13,
} as const;

/** Contributor roles that sites of 2025 and later write. */
export const newerContributorRoles = { none: 14, 'website-manager': 15, 'draft-editor': 16 } as const;

export type ContributorRole = keyof typeof contributorRoles | keyof typeof newerContributorRoles;
