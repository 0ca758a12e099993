/** How many slides a carousel shows at once (docs/spec.md#widgets-4, "Designs"). */

/** At most 3 below 724 px and 2 below 480 px of its own width; fewer when fewer were asked for. */
export const slidesShown = (slidesPerRow: number, width: number): number =>
  Math.min(slidesPerRow, width < 480 ? 2 : width < 724 ? 3 : slidesPerRow);
