/** What keys and clicks mean (decisions 9; widgets 2 and 9, "Lightbox"). */
import type { Point } from '../../../core/model/contract/point.ts';
import type { Size } from '../../../core/model/contract/size.ts';

/** Steps by slides, goes to one (-1 is the last), moves an enlarged picture (pixels), or enlarges. */
export type Command =
  | { readonly step: 1 | -1 }
  | { readonly to: 0 | -1 }
  | { readonly pan: Point }
  | { readonly zoom: number };

/** How far an arrow moves an enlarged picture. */
const nudge = 80;

const arrows: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

const others: Readonly<Record<string, Command>> = {
  Home: { to: 0 },
  End: { to: -1 },
  '+': { zoom: 1.5 },
  '=': { zoom: 1.5 },
  '-': { zoom: 1 / 1.5 },
};

/** By the key's name; arrows look around in an enlarged picture, and follow the writing direction otherwise. */
export function commandOf(key: string, isRtl: boolean, isZoomed: boolean): Command | undefined {
  const arrow = Object.hasOwn(arrows, key) ? arrows[key] : undefined;
  if (arrow && isZoomed) return { pan: { x: -arrow.x * nudge, y: -arrow.y * nudge } };
  if (arrow?.x) return { step: arrow.x > 0 === isRtl ? -1 : 1 };
  return Object.hasOwn(others, key) ? others[key] : undefined;
}

/** The border of the window within which a click does nothing, as a fraction of its size. */
const deadZone = 0.02;

/** What a click on the slide does: back on the first half of the window, on on the other, nothing close to its border. */
export function stepAt({ x, y }: Point, { width, height }: Size, isRtl: boolean): 1 | -1 | undefined {
  const isNear = (at: number, length: number): boolean => Math.min(at, length - at) < length * deadZone;
  if (isNear(x, width) || isNear(y, height)) return undefined;
  return x < width / 2 === isRtl ? 1 : -1;
}

/** Steps by key come no closer to one another than this, in milliseconds. */
export const keyThrottle = 200;
