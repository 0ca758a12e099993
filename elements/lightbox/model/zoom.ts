/** Zoom: the fixed point, and how far an image can be moved. In CSS pixels from the middle of the stage. */
import type { Point } from '../../../core/model/contract/point.ts';
import type { Size } from '../../../core/model/contract/size.ts';

/** The view of an image: its scale relative to the fitted size, and the position of its middle. */
export interface View extends Point {
  readonly scale: number;
}

/** The sizes that limit the movement of an image. */
export interface Frame {
  /** The fitted image. */
  readonly image: Size;
  readonly stage: Size;
  /** The maximum scale. */
  readonly most: number;
}

/** The whole image, centred. */
export const fitted: View = { scale: 1, x: 0, y: 0 };

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/**
 * Returns the scale of one zoom command: the natural size of the image if that is two to four times the fitted size.
 */
export const defaultScaleFor = (ownWidth: number, fittedWidth: number): number =>
  clamp(fittedWidth && ownWidth / fittedWidth, 2, 4);

/** Returns the maximum scale of gestures and the wheel. */
export const maxScaleFor = (ownWidth: number, fittedWidth: number): number =>
  Math.max(4, fittedWidth && ownWidth / fittedWidth);

/** Returns the view at another scale that keeps a point of the image in its position. */
export function zoomAbout(view: View, { x, y }: Point, scale: number): View {
  const factor = scale / view.scale;
  return { scale, x: x - (x - view.x) * factor, y: y - (y - view.y) * factor };
}

/** Returns the nearest view without empty space beside the image, as far as its size allows. */
export function bounded(view: View, { image, stage, most }: Frame): View {
  const scale = clamp(view.scale, 1, most);
  const within = (at: number, own: number, around: number): number => {
    const reach = Math.max(0, own * scale - around) / 2;
    return clamp(at, -reach, reach);
  };
  return {
    scale,
    x: within(view.x, image.width, stage.width),
    y: within(view.y, image.height, stage.height),
  };
}

/** Beyond its bounds an image follows the fingers by only a third of their distance. */
export function rubberBand(view: View, frame: Frame): View {
  const inside = bounded(view, frame);
  const third = (key: keyof View): number => inside[key] + (view[key] - inside[key]) / 3;
  return { scale: third('scale'), x: third('x'), y: third('y') };
}

/** Returns the view after the image was moved. */
export const moved = ({ scale, x, y }: View, by: Point): View => ({ scale, x: x + by.x, y: y + by.y });
