/** Sides that something can stand on (docs/spec.md#widgets-3, "Editor enumerations"). */
export const sideOptions = ['left', 'right'] as const;

export type SideOption = (typeof sideOptions)[number];
