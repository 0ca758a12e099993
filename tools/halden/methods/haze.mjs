/** Ridgelines: one noise profile behind the other, each paler than the one before it, with mist in the valleys. */
import { layered, noiseFrom } from '../../../examples/images/methods/random.mjs';
import { blended, colour, pixels, scaleOf, smooth } from './pixels.mjs';

function profiles({ width, height, seed, count, from, to, tall, rough }) {
  const noise = layered(noiseFrom(seed), 7);
  return Array.from({ length: count }, (_, index) => {
    const share = index / (count - 1);
    const base = height * (from + (to - from) * share ** 1.35);
    return Float32Array.from({ length: width }, (__, x) => {
      const u = (x / width) * rough * (1 + share * 0.35) + index * 9.3;
      return base - noise(u, index * 4.7) ** 2 * tall * height * (0.5 + share * 0.75);
    });
  });
}

/** The same profile without its teeth: mist lies along a valley, not along every crag. */
function evened(line, reach) {
  const sums = new Float64Array(line.length + 1);
  line.forEach((y, x) => {
    sums[x + 1] = sums[x] + y;
  });
  return line.map((_, x) => {
    const from = Math.max(x - reach, 0);
    const to = Math.min(x + reach + 1, line.length);
    return (sums[to] - sums[from]) / (to - from);
  });
}

/** Ridges from haze to foreground, under a sky with one disc in it. */
export function haze(options) {
  const { width, height, seed, count, sky, near, mist, disc } = options;
  const lines = profiles(options);
  const valleys = lines.map((line) => evened(line, Math.round(width * 0.05)));
  const skyAt = scaleOf(...sky);
  const rock = Array.from({ length: count }, (_, index) => scaleOf(...near)(index / (count - 1)));
  const fog = colour(mist);
  const light = colour(disc.colour);
  const behind = (x, y) => {
    const away = Math.hypot(x - disc.x * width, y - disc.y * height) - disc.r * width;
    const glow = Math.exp(-Math.max(away, 0) / (width * 0.11)) * disc.glow;
    return blended(skyAt(y / height / 0.75), light, Math.max(1 - smooth(-1, 1, away), glow));
  };
  return pixels({ width, height, seed, grain: 13 }, (x, y) => {
    let front = count - 1;
    while (front >= 0 && lines[front][x] > y) front -= 1;
    if (front < 0) return behind(x, y);
    const deep = (y - valleys[front][x]) / height + 0.03;
    const thick = 0.66 * (1 - front / count) ** 0.8;
    return blended(rock[front], fog, thick * smooth(0, 0.24, deep));
  });
}
