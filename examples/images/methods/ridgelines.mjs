import { layered, noiseFrom } from './random.mjs';
import { along, curve, path } from './svg.mjs';

const profile = ({ width, step, base, rise }) =>
  Array.from({ length: Math.ceil(width / step) + 3 }, (_, index) => {
    const x = (index - 1) * step;
    return { x, y: base - rise(x / width) };
  });

/** Filled ridges from haze to foreground: each is one noise profile, closed under the lower edge. */
export function ridges({ seed, width, height, count, from, to, step, tall, rough, scale }) {
  const noise = layered(noiseFrom(seed), 5);
  return Array.from({ length: count }, (_, index) => {
    const share = index / (count - 1);
    const base = height * (from + (to - from) * share ** 1.15);
    const rise = (x) => noise(x * rough * (1 + share * 0.5) + index * 7.1, index * 3.7) ** 1.6 * tall * (0.55 + share);
    const line = profile({ width, step, base, rise });
    return path(`${curve(line)}V${height}H-${step}z`, { fill: along(scale, share) });
  }).join('');
}

/** Ink lines one behind the other, each hiding those behind it; `relief` returns the height at a point. */
export function inkLines({ seed, width, count, top, bottom, step, relief, ground, stroke, scale, inset }) {
  const noise = layered(noiseFrom(seed), 4);
  const inner = width - 2 * inset;
  return Array.from({ length: count }, (_, index) => {
    const share = index / (count - 1);
    const base = top + (bottom - top) * share;
    const line = Array.from({ length: Math.floor(inner / step) + 1 }, (__, at) => {
      const x = (at * step) / inner;
      return { x: inset + at * step, y: base - relief(x, share, noise) };
    });
    return path(curve(line), { stroke: along(scale, share), fill: ground, 'stroke-width': stroke });
  }).join('');
}
