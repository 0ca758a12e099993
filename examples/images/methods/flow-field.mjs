import { noiseFrom, randomFrom } from './random.mjs';
import { curve, path } from './svg.mjs';

/**
 * Flow fields: lines follow an angle that noise gives at every place and stop before they touch (after Jobard and
 * Lefer, "Creating evenly-spaced streamlines of arbitrary density", 1997).
 */
export function flowField({ seed, width, height, gap, step, longest, shortest, stroke, colours, angle, ink }) {
  const random = randomFrom(seed);
  const noise = noiseFrom(seed + 1);
  const taken = new Map();
  const cellOf = (value) => Math.floor(value / gap);
  const key = (x, y) => y * 4096 + x;

  const crowded = ({ x, y }) => {
    for (let row = -1; row <= 1; row += 1) {
      for (let column = -1; column <= 1; column += 1) {
        const near = taken.get(key(cellOf(x) + column, cellOf(y) + row)) ?? [];
        if (near.some((other) => Math.hypot(other.x - x, other.y - y) < gap)) return true;
      }
    }
    return false;
  };
  const outside = ({ x, y }) => x < -gap || y < -gap || x > width + gap || y > height + gap;
  const claim = (point) => {
    const place = key(cellOf(point.x), cellOf(point.y));
    taken.set(place, [...(taken.get(place) ?? []), point]);
  };
  const trace = (from, direction) => {
    const line = [];
    let at = from;
    while (line.length < longest) {
      const turn = angle(at.x / width, at.y / height, noise);
      at = { x: at.x + Math.cos(turn) * step * direction, y: at.y + Math.sin(turn) * step * direction };
      if (outside(at) || crowded(at)) break;
      line.push(at);
    }
    return line;
  };

  const groups = new Map();
  for (let tries = 0; tries < 14000; tries += 1) {
    const from = { x: random() * width, y: random() * height };
    if (crowded(from)) continue;
    const line = [...trace(from, -1).reverse(), from, ...trace(from, 1)];
    if (line.length < shortest) continue;
    line.forEach(claim);
    const colour = colours[ink({ random, noise, line, width, height })];
    groups.set(colour, `${groups.get(colour) ?? ''}${curve(line)}`);
  }
  const strokes = [...groups].map(([colour, d]) => path(d, { stroke: colour }));
  return `<g fill="none" stroke-width="${stroke}" stroke-linecap="round">${strokes.join('')}</g>`;
}
