/** Sizes and sides of a dialog with any content. */

export const sizes = ['small', 'medium', 'large', 'full'] as const;
export type DialogSize = (typeof sizes)[number];

export const sides = ['start', 'end', 'top', 'bottom'] as const;
export type DialogSide = (typeof sides)[number];

/** Widths in pixels: of a box in the middle, and of a drawer at the start or end. */
const widths = { small: [350, 320], medium: [560, 420], large: [800, 640] } as const;

/** Returns the width of a dialog with content, as CSS text. Drawers at the top and bottom are as wide as the window. */
export function widthOf(size: DialogSize, side: DialogSide | undefined): string {
  if (size === 'full' || side === 'top' || side === 'bottom') return '100%';
  return `${widths[size][side ? 1 : 0]}px`;
}
