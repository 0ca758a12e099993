/** How a collection is shown (docs/spec.md#runtime-2, "Other names"). */
export const collectionViews = ['list', 'grid', 'product'] as const;

export type CollectionView = (typeof collectionViews)[number];
