/** Site type (docs/spec.md#runtime-3, "Enumerations"). */
export const siteTypes = { classic: 1, 'cover-page': 2, 'parking-page': 3, commerce: 4, enterprise: 5 } as const;

export type SiteType = keyof typeof siteTypes;
