/** Where the Pinterest button lies over images (docs/spec.md#runtime-3, "Website context"); site data writes underscores. */
export const pinterestModes = ['disabled', 'enabled-for-blogs', 'enabled-for-blogs-and-pages'] as const;

export type PinterestMode = (typeof pinterestModes)[number];
