/** Link categories (docs/spec.md#runtime-2, "Other names"); site data writes them in capitals. */
export const linkCategories = [
  'anchor',
  'content-link',
  'external-link',
  'file-link',
  'malformed-protocol',
  'misc-protocol',
  'empty',
] as const;

/** Link categories that only sites write. */
export const newerLinkCategories = ['default', 'same-page-anchor'] as const;

export type LinkCategory = (typeof linkCategories)[number];
