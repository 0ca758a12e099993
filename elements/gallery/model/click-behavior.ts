/** The behavior of a click on a slide (docs/spec.md#widgets-4, "Designs"). */

export const clickBehaviors = ['next', 'previous', 'halves', 'none'] as const;

export type ClickBehavior = (typeof clickBehaviors)[number];

interface Click {
  /** The position as a fraction of the width from the left. */
  readonly at: number;
  readonly isRtl: boolean;
}

/**
 * Returns the step of a click: 1 forward, -1 back, 0 none. Halves are mirrored in right-to-left text
 * (docs/decisions.md#decision-4).
 */
export function stepOfClick(behavior: ClickBehavior, { at, isRtl }: Click): number {
  const halves = at < 0.5 === isRtl ? 1 : -1;
  return { next: 1, previous: -1, halves, none: 0 }[behavior];
}
