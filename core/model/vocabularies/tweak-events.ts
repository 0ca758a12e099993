/** Events of the panel of design settings (docs/spec.md#widgets-3, "Editor enumerations"). */
export const tweakEvents = ['change', 'close', 'save', 'reset', 'after-show', 'after-close', 'before-open'] as const;

export type TweakEvent = (typeof tweakEvents)[number];
