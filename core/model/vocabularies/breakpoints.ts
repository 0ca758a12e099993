/** Screen widths in pixels from which a layout holds (docs/spec.md#runtime-9; docs/spec.md#widgets-3, "Fluid engine breakpoints"). */
export const breakpoints = { mobile: 0, desktop: 433 } as const;

export type Breakpoint = keyof typeof breakpoints;
