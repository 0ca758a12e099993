import { along, curve, path } from './svg.mjs';

/** Rings around a centre, evenly spaced; two overlapping sets make a moiré pattern. */
export const ringSet = ({ x, y, first, gap, count, stroke, width }) =>
  `<g fill="none" stroke="${stroke}" stroke-width="${width}" style="mix-blend-mode:multiply">` +
  `${Array.from({ length: count }, (_, index) => `<circle cx="${x}" cy="${y}" r="${first + index * gap}"/>`).join('')}</g>`;

/** Bands between adjacent curves: `edge(index, y)` returns the x of each curve, every second gap is filled. */
export function bands({ height, count, step, edge, scale }) {
  const rows = Array.from({ length: Math.ceil(height / step) + 3 }, (_, index) => (index - 1) * step);
  return Array.from({ length: count }, (_, index) => {
    const left = rows.map((y) => ({ x: edge(index * 2, y), y }));
    const right = rows.map((y) => ({ x: edge(index * 2 + 1, y), y })).reverse();
    const d = `${curve(left)}${curve(right).replace('M', 'L')}z`;
    return path(d, { fill: along(scale, index / (count - 1)) });
  }).join('');
}
