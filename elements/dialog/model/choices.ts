import type { DialogStyle } from './dialog-styles.ts';

/** A choice of the visitor. */
export type Choice = 'confirm' | 'reject' | 'cancel';

/** How a dialog ended: by a choice, or by a timeout. */
export type Answer = Choice | 'timeout';

/** The choices that a style offers as buttons, the primary one last. */
const choices: Readonly<Record<DialogStyle, readonly Choice[]>> = {
  'confirm-or-reject': ['reject', 'confirm'],
  'confirm-or-cancel': ['cancel', 'confirm'],
  'confirm-only': ['confirm'],
  'no-buttons': [],
  content: [],
};

export const choicesOf = (style: DialogStyle): readonly Choice[] => choices[style];

/** The choice that changes least, which gets the focus (https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/). */
export const leastDestructive = (style: DialogStyle): Choice | undefined => choices[style][0];
