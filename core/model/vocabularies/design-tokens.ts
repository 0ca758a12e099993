/**
 * The scales of the design (docs/spec.md#widgets-9, "Design tokens"; docs/spec.md#runtime-9), in pixels unless noted. core/page/tokens.css
 * declares them for pages as `--site-…`; a test compares both, and holds our stylesheets to the scales.
 */

/** Font sizes at the browser's default size; stylesheets write them in `rem`. */
export const fontSizes = [9.75, 11, 12, 14, 16, 19, 22, 28] as const;

export const fontWeights = [400, 500, 600] as const;

/** Paddings, margins and gaps. */
export const spacings = [0, 6, 11, 16, 22, 27, 33, 38, 44, 49, 55] as const;

/** Radii of corners. */
export const radii = [0, 4, 8] as const;

/** Durations in milliseconds. */
export const durations = [0, 50, 100, 150, 200, 250, 300, 350, 400, 450, 500, 550, 600] as const;

/** The widths at which a layout starts: phones reach up to the pixel before `desktop`. */
export const breakpoints = { mobile: 0, desktop: 433, wide: 800, wider: 1024 } as const;

/** Heights of devices. */
export const deviceHeights = [926, 1024, 1366] as const;

/** Stacking: what covers the page, and the slides of a slideshow. */
export const zIndexes = { base: 30_000, slide: 888 } as const;
