/** Shadows of a block (docs/spec.md#widgets-3, "Editor enumerations": names there, numbers as sites use them). */
export const shadowOptions = { none: 1, light: 2, dark: 3 } as const;

export type ShadowOption = keyof typeof shadowOptions;
