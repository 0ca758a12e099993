/** The position of an element in a window, in CSS pixels. */
export interface WindowPosition {
  /** The distance from the top of the window. */
  readonly top: number;
  readonly height: number;
  readonly windowHeight: number;
}

/** Returns how far an element has moved through the window: 0 below it, 1 above it. */
export function scrollProgress({ top, height, windowHeight }: WindowPosition): number {
  const distance = height + windowHeight;
  return distance > 0 ? Math.min(1, Math.max(0, (windowHeight - top) / distance)) : 0;
}
