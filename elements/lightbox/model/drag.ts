/** What drawing a picture up or down means, and a row of them sideways (docs/spec.md#widgets-9, "Swipe"). */
import type { Drag } from '../../../core/model/drag.ts';

/** Whether a drag turns to the next slide: over half the width, quick, or faster than a pixel in a millisecond. */
export const turns = ({ distance, velocity, isFlick }: Drag, width: number): boolean =>
  Math.abs(distance) > width / 2 || isFlick || (Math.abs(velocity) > 1 && distance * velocity > 0);

/** Whether a picture that was drawn up or down is let go, and the lightbox closes: half of that way is enough. */
export const closes = (drag: Drag, height: number): boolean => turns(drag, height / 2);

/** How much of the page stays covered while a picture is drawn away. */
export const coverLeft = (distance: number, height: number): number =>
  height > 0 ? Math.max(0, 1 - (2 * Math.abs(distance)) / height) : 1;
