/** The designs by the names of block data (widgets 2, "Gallery designs"). */
export const designs = ['grid', 'list'] as const;

export type Design = (typeof designs)[number];
