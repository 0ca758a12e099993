/** A box in the coordinates of the window, in CSS pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export type Size = Pick<Box, 'width' | 'height'>;
export type Point = Pick<Box, 'left' | 'top'>;

/** The distance between a tooltip and its control, and between a tooltip and the edges of the window (docs/spec.md#widgets-9). */
export const offset = 15;
export const edge = 20;

/** Centers a tooltip above its control, or below it if only there is room, and keeps it in the window. */
export function place(control: Box, tooltip: Size, viewport: Size): Point {
  const limit = (position: number, length: number, space: number): number =>
    Math.max(edge, Math.min(position, space - edge - length));
  const above = control.top - offset - tooltip.height;
  const below = control.top + control.height + offset;
  const fitsBelow = below + tooltip.height <= viewport.height - edge;
  return {
    left: limit(control.left + (control.width - tooltip.width) / 2, tooltip.width, viewport.width),
    top: limit(above < edge && fitsBelow ? below : above, tooltip.height, viewport.height),
  };
}
