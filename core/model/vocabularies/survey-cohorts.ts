/** Cohorts of surveys (docs/spec.md#widgets-3, "Editor enumerations"). */
export const surveyCohorts = ['A', 'B', 'C', 'D', 'E'] as const;

export type SurveyCohort = (typeof surveyCohorts)[number];
