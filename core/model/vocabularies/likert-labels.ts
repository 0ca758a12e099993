/** Answers of a likert field (docs/spec.md#runtime-3, "Form and submission"), from the least to the most. */
export const likertLabels = {
  'strongly-disagree': -2,
  disagree: -1,
  neutral: 0,
  agree: 1,
  'strongly-agree': 2,
} as const;

export type LikertLabel = keyof typeof likertLabels;
