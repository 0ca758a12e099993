/** Pages that have design settings of their own (docs/spec.md#runtime-2, "Other names"); site data writes them in capitals. */
export const tweakPageTypes = ['splash-page', 'lock-screen', 'popup-overlay', 'checkout', 'style'] as const;

export type TweakPageType = (typeof tweakPageTypes)[number];
