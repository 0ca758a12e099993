/** Woven grids: every thread round, every crossing decided by a draft, as on a loom. */
import { noiseFrom, randomFrom } from '../../../examples/images/methods/random.mjs';
import { colour, pixels } from './pixels.mjs';

/** One colour for each thread, by stripes of `[colour, threads]` that repeat; dye is never quite even. */
function dyed(stripes, count, seed) {
  const random = randomFrom(seed);
  const order = stripes.flatMap(([hex, threads]) => Array.from({ length: threads }, () => colour(hex)));
  return Array.from({ length: count }, (_, index) => {
    const dye = 1 + (random() - 0.5) * 0.13;
    return order[index % order.length].map((channel) => channel * dye);
  });
}

/** Cloth: `over(column, row)` returns whether the warp is on top. `thread` is its width in pixels. */
export function cloth({ width, height, seed, thread, warp, weft, over }) {
  const noise = noiseFrom(seed);
  const upright = dyed(warp, Math.ceil(width / thread), seed + 1);
  const level = dyed(weft, Math.ceil(height / thread), seed + 2);
  return pixels({ width, height, seed, grain: 9 }, (x, y) => {
    const sway = (noise(x / 220, y / 220) - 0.5) * thread * 0.55;
    const column = Math.min(Math.max(Math.floor((x + sway) / thread), 0), upright.length - 1);
    const row = Math.min(Math.max(Math.floor((y + sway) / thread), 0), level.length - 1);
    const across = (((x + sway) / thread) % 1) * 2 - 1;
    const along = (((y + sway) / thread) % 1) * 2 - 1;
    const top = over(column, row);
    const [round, length, dye] = top ? [across, along, upright[column]] : [along, across, level[row]];
    const twist = Math.sin((round * 0.9 + length * 1.6) * 7) * 0.045;
    const light = 1.06 - round ** 2 * 0.42 - length ** 2 * 0.2 - round * 0.06 + twist;
    return [dye[0] * light, dye[1] * light, dye[2] * light];
  });
}

/** Drafts: which thread lies on top at a crossing. */
export const twill = (column, row) => (column + row) % 4 < 2;

export const herringbone = (column, row) => {
  const side = Math.floor(column / 16) % 2 === 0 ? column : 15 - (column % 16) + 16;
  return (side + row) % 4 < 2;
};

/** Blocks of warp and blocks of weft, in steps that climb to the right and turn back, as in Anni Albers's studies. */
export const blocks = (size) => (column, row) => {
  const [across, down] = [Math.floor(column / size), Math.floor(row / size)];
  const climb = (across + (Math.floor(down / 3) % 2 === 0 ? down : -down) * 2 + 60) % 5;
  const slant = (column + row) % 4;
  return climb < 2 || (across + down * 3) % 11 === 0 ? slant !== 0 : slant === 0;
};
