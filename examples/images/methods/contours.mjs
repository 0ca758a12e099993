import { curve } from './svg.mjs';

const between = (a, b, level) => (level - a) / (b - a);

/** The edges (0 top, 1 right, 2 bottom, 3 left) that a contour joins, indexed by the corners above the level. */
const joins = {
  1: [[3, 2]],
  2: [[2, 1]],
  3: [[3, 1]],
  4: [[1, 0]],
  5: [
    [3, 0],
    [1, 2],
  ],
  6: [[2, 0]],
  7: [[3, 0]],
  8: [[0, 3]],
  9: [[0, 2]],
  10: [
    [0, 1],
    [2, 3],
  ],
  11: [[0, 1]],
  12: [[1, 3]],
  13: [[1, 2]],
  14: [[2, 3]],
};

/** The point and the name of an edge of the cell at (column, row); neighbours share both. */
function edgeOf(values, column, row, side, level) {
  const [a, b, c, d] = [
    values[row][column],
    values[row][column + 1],
    values[row + 1][column + 1],
    values[row + 1][column],
  ];
  if (side === 0) return { name: `h${column},${row}`, x: column + between(a, b, level), y: row };
  if (side === 1) return { name: `v${column + 1},${row}`, x: column + 1, y: row + between(b, c, level) };
  if (side === 2) return { name: `h${column},${row + 1}`, x: column + between(d, c, level), y: row + 1 };
  return { name: `v${column},${row}`, x: column, y: row + between(a, d, level) };
}

function segmentsAt(values, level) {
  const next = new Map();
  for (let row = 0; row + 1 < values.length; row += 1) {
    for (let column = 0; column + 1 < values[row].length; column += 1) {
      const corners = [
        values[row + 1][column],
        values[row + 1][column + 1],
        values[row][column + 1],
        values[row][column],
      ];
      const kind = corners.reduce((sum, value, bit) => sum + (value > level ? 1 << bit : 0), 0);
      for (const [from, to] of joins[kind] ?? []) {
        const start = edgeOf(values, column, row, from, level);
        next.set(start.name, { point: start, to: edgeOf(values, column, row, to, level).name });
      }
    }
  }
  return next;
}

/** Drops points closer than `apart` to the previous one: they cost bytes and make corners. */
const evened = (loop, apart) =>
  loop.reduce((kept, point) => {
    const last = kept.at(-1);
    if (!last || Math.hypot(point.x - last.x, point.y - last.y) >= apart) kept.push(point);
    return kept;
  }, []);

/** Cells around the image, so that no contour closes inside it. */
const rim = 2;

/** Closed curves around everything above `level` (marching squares), as path data; `cell` is the size of a square. */
export function contour(values, level, cell) {
  const next = segmentsAt(values, level);
  const loops = [];
  while (next.size > 0) {
    const loop = [];
    for (let name = next.keys().next().value; next.has(name); ) {
      const { point, to } = next.get(name);
      next.delete(name);
      loop.push({ x: (point.x - rim) * cell, y: (point.y - rim) * cell });
      name = to;
    }
    const kept = evened(loop, cell * 0.9);
    if (kept.length > 4) loops.push(curve(kept, { closed: true }));
  }
  return loops.join('');
}

/** Heights on a grid with a rim of sea around it, so that every contour closes. */
export const grid = (columns, rows, height) =>
  Array.from({ length: rows + 2 * rim + 1 }, (_, row) =>
    Array.from({ length: columns + 2 * rim + 1 }, (__, column) => {
      const sea = row === 0 || column === 0 || row === rows + 2 * rim || column === columns + 2 * rim;
      return sea ? -1 : height((column - rim) / columns, (row - rim) / rows);
    }),
  );
