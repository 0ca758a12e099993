/** Names of text filters (runtime 5, widgets 3). */
export const textFilters = ['url-slug', 'url-slug-with-slash'] as const;

export type TextFilter = (typeof textFilters)[number];
