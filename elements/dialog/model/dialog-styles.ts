/** The dialogs of docs/spec.md#widgets-2, with the numbers of the site builder's data (docs/decisions.md#decision-11). */
export const dialogStyles = {
  'confirm-or-reject': 0,
  'confirm-or-cancel': 1,
  'confirm-only': 2,
  'no-buttons': 3,
  /** Ours, so the site builder's data has no number for it. */
  content: Number.NaN,
} as const;

export type DialogStyle = keyof typeof dialogStyles;
