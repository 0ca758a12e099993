/** Screen widths in pixels from which a layout holds (runtime 9; widgets 3, "Fluid engine breakpoints"). */
export const breakpoints = { mobile: 0, desktop: 433 } as const;

export type Breakpoint = keyof typeof breakpoints;
