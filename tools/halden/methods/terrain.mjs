/** Noise terrain: heights of warped noise, lit from the north-west as on a map, or drawn as contours alone. */
import { layered, noiseFrom } from '../../../examples/images/methods/random.mjs';
import { blended, colour, pixels, scaleOf, smooth } from './pixels.mjs';

/** Heights on a grid with one more row and column than the picture, for slopes. */
function heights({ width, height, seed, zoom, warp, octaves }) {
  const noise = layered(noiseFrom(seed), octaves);
  const bend = layered(noiseFrom(seed + 1), Math.min(octaves, 3));
  const field = new Float32Array((width + 1) * (height + 1));
  for (let y = 0; y <= height; y += 1) {
    for (let x = 0; x <= width; x += 1) {
      const u = (x / width) * zoom;
      const v = (y / width) * zoom;
      field[y * (width + 1) + x] = noise(u + bend(u + 40, v) * warp, v + bend(u, v + 40) * warp);
    }
  }
  return field;
}

/** How much of a contour line lies on a pixel: even in width, whatever the slope. */
function lineAt(value, slope, width) {
  const away = Math.abs(value - Math.round(value)) / Math.max(slope, 1e-4);
  return 1 - smooth(width * 0.5, width * 0.5 + 1.2, away);
}

/** Land and water from above. */
export function relief({ width, height, seed, sea, levels, land, water, ink, ...form }) {
  const field = heights({ width, height, seed, ...form });
  const onLand = scaleOf(...land);
  const onWater = scaleOf(...water);
  const lines = colour(ink);
  return pixels({ width, height, seed, grain: 5 }, (x, y) => {
    const at = y * (width + 1) + x;
    const [here, right, below] = [field[at], field[at + 1], field[at + width + 1]];
    const depth = (sea - here) / sea;
    if (depth > 0) {
      const shore = Math.sin(depth * 190) * 0.5 + 0.5;
      return onWater(depth * 2.6 - shore * 0.1 * (1 - smooth(0, 0.16, depth)));
    }
    const light = 1 + (right - here + below - here) * -62;
    const share = (here - sea) / (1 - sea);
    const [red, green, blue] = onLand(share * 1.75);
    const shaded = [red * light, green * light, blue * light];
    const slope = Math.hypot(right - here, below - here) * levels;
    return blended(shaded, lines, lineAt(here * levels, slope, 1.4) * 0.3);
  });
}

/** Contours in ink on paper; every fifth one in the second colour, and broader. */
export function contours({ width, height, seed, levels, paper, ink, second, ...form }) {
  const field = heights({ width, height, seed, ...form });
  const [ground, thin, broad] = [paper, ink, second].map(colour);
  return pixels({ width, height, seed, grain: 4 }, (x, y) => {
    const at = y * (width + 1) + x;
    const here = field[at] * levels;
    const slope = Math.hypot(field[at + 1] - field[at], field[at + width + 1] - field[at]) * levels;
    const main = Math.round(here) % 5 === 0;
    return blended(ground, main ? broad : thin, lineAt(here, slope, main ? 5 : 2.2));
  });
}
