/** Borders of a block (docs/spec.md#widgets-3, "Editor enumerations": names there, numbers as sites use them). */
export const borderOptions = { none: 1, black: 2, white: 3 } as const;

export type BorderOption = keyof typeof borderOptions;
