/** The modes that fit the player into its box (docs/spec.md#widgets-5: none, fit, fill or null). `null` is the same as no mode. */
export const modes = ['none', 'fit', 'fill', 'null'] as const;

export type Mode = (typeof modes)[number];
