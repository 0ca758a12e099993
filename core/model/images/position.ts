/** Which part of an image its box shows (docs/spec.md#widgets-3, "Image configuration"); fractions as in CSS `object-position`. */
import type { Attribute } from '../contract/kinds.ts';
import type { Point } from '../contract/point.ts';
import type { Size } from '../contract/size.ts';

/** Half a pixel in a box of 5,000 is a hundredth of a percent. */
const percent = (fraction: number): string => `${Number((fraction * 100).toFixed(2))}%`;

/** A CSS `object-position` or `background-position`. */
export const positionCss = ({ x, y }: Point): string => `${percent(x)} ${percent(y)}`;

/** Along one side: as near as the image's edges let the point come to the middle of the box. */
function centredAlong(point: number, image: number, box: number): number {
  const overflow = image - box;
  return overflow > 0 ? Math.min(Math.max(image * point - box / 2, 0), overflow) / overflow : point;
}

/**
 * The position of a cropped image whose focal point is to be in the middle of the box. CSS alone keeps the point in view,
 * at the place in the box that it has in the image.
 */
export function centred(focalPoint: Point, own: Size, box: Size): Point {
  const scale = Math.max(box.width / own.width, box.height / own.height);
  if (!(scale > 0 && Number.isFinite(scale))) return focalPoint;
  return {
    x: centredAlong(focalPoint.x, own.width * scale, box.width),
    y: centredAlong(focalPoint.y, own.height * scale, box.height),
  };
}

const sides: Readonly<Record<string, Partial<Point>>> = {
  top: { y: 0 },
  left: { x: 0 },
  center: {},
  right: { x: 1 },
  bottom: { y: 1 },
};

/** The alignment of an uncropped image in its box: one or two of top, left, center, right and bottom. */
export const alignment = (): Attribute<Point | undefined> => ({
  kind: 'point',
  fallback: undefined,
  accepts: 'top, left, center, right or bottom, or two of them',
  parse: (text) => {
    const keywords = text.trim().toLowerCase().split(/\s+/);
    if (!keywords.every((keyword) => Object.hasOwn(sides, keyword))) return undefined;
    const along = (axis: 'x' | 'y') =>
      keywords.map((keyword) => sides[keyword]?.[axis]).find((side) => side !== undefined);
    return { x: along('x') ?? 0.5, y: along('y') ?? 0.5 };
  },
  format: ({ x, y }) => `${['left', 'center', 'right'][x * 2]} ${['top', 'center', 'bottom'][y * 2]}`,
});
