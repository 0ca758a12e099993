/** Names of text filters (docs/spec.md#runtime-5, docs/spec.md#widgets-3). */
export const textFilters = ['url-slug', 'url-slug-with-slash'] as const;

export type TextFilter = (typeof textFilters)[number];
