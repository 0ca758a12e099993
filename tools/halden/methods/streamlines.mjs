/**
 * Flow fields: lines follow an angle given at every place and stop before they touch (after Jobard and Lefer, "Creating
 * evenly-spaced streamlines of arbitrary density", 1997).
 */
import { layered, noiseFrom, randomFrom } from '../../../examples/images/methods/random.mjs';
import { path } from '../../../examples/images/methods/svg.mjs';

/** The places that lines have taken, in cells as wide as the gap. */
function places(width, gap) {
  const columns = Math.ceil(width / gap) + 8;
  const cells = new Map();
  const keyOf = (x, y) => (Math.floor(y / gap) + 4) * columns + Math.floor(x / gap) + 4;
  const crowded = (x, y) => {
    const key = keyOf(x, y);
    for (const next of [-columns, 0, columns]) {
      for (let side = -1; side <= 1; side += 1) {
        for (const other of cells.get(key + next + side) ?? []) {
          if (Math.hypot(other.x - x, other.y - y) < gap) return true;
        }
      }
    }
    return false;
  };
  const take = (point) => {
    const key = keyOf(point.x, point.y);
    const cell = cells.get(key);
    if (cell) cell.push(point);
    else cells.set(key, [point]);
  };
  return { crowded, take };
}

const lineText = (points) => `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`;

/** SVG of the lines; `inkOf(place, random, noise)` answers a colour and a width. */
export function streamlines({ seed, width, height, gap, step, longest, shortest, tries, ground, angle, inkOf, inset }) {
  const random = randomFrom(seed);
  const noise = layered(noiseFrom(seed + 1), 3);
  const { crowded, take } = places(width, gap);
  const outside = (x, y) => x < inset || y < inset || x > width - inset || y > height - inset;
  const trace = (from, direction) => {
    const line = [];
    let { x, y } = from;
    while (line.length < longest) {
      const turn = angle(x / width, y / width, noise);
      x += Math.cos(turn) * step * direction;
      y += Math.sin(turn) * step * direction;
      if (outside(x, y) || crowded(x, y)) break;
      line.push({ x, y });
    }
    return line;
  };
  const strokes = [];
  for (let i = 0; i < tries; i += 1) {
    const from = { x: random() * width, y: random() * height };
    if (outside(from.x, from.y) || crowded(from.x, from.y)) continue;
    const line = [...trace(from, -1).reverse(), from, ...trace(from, 1)];
    if (line.length < shortest) continue;
    line.forEach(take);
    const middle = line[line.length >> 1];
    const ink = inkOf({ x: middle.x / width, y: middle.y / width, length: line.length }, random, noise);
    strokes.push(path(lineText(line), { stroke: ink.colour, 'stroke-width': ink.width }));
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path fill="${ground}" d="M0 0h${width}v${height}H0z"/><g fill="none" stroke-linecap="round" stroke-linejoin="round">${strokes.join('')}</g></svg>`;
}
