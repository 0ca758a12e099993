/** Types of experiments (docs/spec.md#widgets-3, "Analytics event"); site data writes them in capitals. */
export const experimentTypes = ['feature-toggle', 'ab-test'] as const;

export type ExperimentType = (typeof experimentTypes)[number];
