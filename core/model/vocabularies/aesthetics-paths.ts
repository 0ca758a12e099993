/** Paths of the design of a site that mark a change (docs/spec.md#widgets-3, "Editor enumerations"). */
export const aestheticsPaths = [
  'colors.activeThemeId',
  'fonts.activeThemeId',
  'colors.palette',
  'colors.themes',
  'fonts.themes',
  'fonts.fontUsageCategories',
] as const;

export type AestheticsPath = (typeof aestheticsPaths)[number];
