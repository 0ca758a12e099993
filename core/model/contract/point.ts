/** A point in fractions of a box, `0,0` at its top left and `1,1` at its bottom right. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

const isFraction = (value: number): boolean => value >= 0 && value <= 1;

/** `0.5,0.25` -> a point; `undefined` for anything else or outside the box. */
export function parsePoint(text: string): Point | undefined {
  const parts = text.split(',').map((part) => (part.trim() === '' ? Number.NaN : Number(part)));
  const [x = Number.NaN, y = Number.NaN] = parts;
  return parts.length === 2 && isFraction(x) && isFraction(y) ? { x, y } : undefined;
}

/** The text that {@link parsePoint} reads. */
export const formatPoint = ({ x, y }: Point): string => `${x},${y}`;
