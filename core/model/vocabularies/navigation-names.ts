/** Navigations that have a meaning of their own (docs/spec.md#runtime-2, "Other names"). */
export const navigationNames = { hidden: '_hidden', 'member-areas': '_memberareas' } as const;

/** Types of navigation that are named (docs/spec.md#runtime-2, "Other names"). */
export const navigationTypes = ['member-area'] as const;

export type NavigationName = keyof typeof navigationNames;
