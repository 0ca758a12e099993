/** Enlarged pictures: what stays where it is, and how far a picture may be moved. In CSS pixels from the stage's middle. */
import type { Point } from '../../../core/model/contract/point.ts';
import type { Size } from '../../../core/model/contract/size.ts';

/** Where a picture is seen: how much larger than it fits, and where its middle is. */
export interface View extends Point {
  readonly scale: number;
}

/** The whole picture in the middle. */
export const fitted: View = { scale: 1, x: 0, y: 0 };

/** How much a zoom enlarges: by one command, and at most. */
export interface Levels {
  readonly usual: number;
  readonly most: number;
}

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/** To the picture's own size where that is twice to four times as large as what fits; fingers may go further. */
export function zoomLevels(ownWidth: number, fittedWidth: number): Levels {
  const own = fittedWidth > 0 ? ownWidth / fittedWidth : 1;
  return { usual: clamp(own, 2, 4), most: Math.max(4, own) };
}

/** The view at another scale in which what lies under `point` stays under it. */
export function zoomAbout(view: View, point: Point, scale: number): View {
  const factor = scale / view.scale;
  return { scale, x: point.x - (point.x - view.x) * factor, y: point.y - (point.y - view.y) * factor };
}

/** How far the middle of a picture of this size may be from the stage's: no further than its edge is in view. */
export const reach = (picture: Size, stage: Size, scale: number): Point => ({
  x: Math.max(0, (picture.width * scale - stage.width) / 2),
  y: Math.max(0, (picture.height * scale - stage.height) / 2),
});

/** The nearest view in bounds. */
export function bounded({ scale, x, y }: View, { most }: Levels, picture: Size, stage: Size): View {
  const allowed = clamp(scale, 1, most);
  const limit = reach(picture, stage, allowed);
  return { scale: allowed, x: clamp(x, -limit.x, limit.x), y: clamp(y, -limit.y, limit.y) };
}

/** Beyond its bounds a picture follows the fingers, but only a third of the way. */
export function yielding(view: View, levels: Levels, picture: Size, stage: Size): View {
  const inside = bounded(view, levels, picture, stage);
  const third = (key: keyof View): number => inside[key] + (view[key] - inside[key]) / 3;
  return { scale: third('scale'), x: third('x'), y: third('y') };
}

/** How long a picture that was let go moves on, in milliseconds of its speed. */
const momentum = 180;

/** Where a picture comes to rest that moved at this speed (pixels per millisecond) when it was let go. */
export const thrown = (view: View, speed: Point): View => ({
  scale: view.scale,
  x: view.x + speed.x * momentum,
  y: view.y + speed.y * momentum,
});
