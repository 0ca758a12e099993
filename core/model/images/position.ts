/**
 * The position of an image in its box (docs/spec.md#widgets-3, "Image configuration"), in fractions like those of CSS
 * `object-position`.
 */
import type { Attribute } from '../contract/kinds.ts';
import type { Point } from '../contract/point.ts';
import type { Size } from '../contract/size.ts';

/** Two decimals: 0.01 percent is half a pixel in a box of 5,000 pixels. */
const percent = (fraction: number): string => `${Number((fraction * 100).toFixed(2))}%`;

/** A CSS `object-position` or `background-position`. */
export const positionCss = ({ x, y }: Point): string => `${percent(x)} ${percent(y)}`;

/** Calculates one axis: moves the point as near to the middle of the box as the edges of the image allow. */
function centredAlong(point: number, image: number, box: number): number {
  const overflow = image - box;
  return overflow > 0 ? Math.min(Math.max(image * point - box / 2, 0), overflow) / overflow : point;
}

/**
 * Returns the position of a cropped image that moves its focal point to the middle of the box. CSS alone keeps the
 * point visible, at the same fractions of the box as of the image.
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

/** Parses the alignment of an uncropped image in its box: one or two of top, left, center, right and bottom. */
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
