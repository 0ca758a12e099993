/** Pictures computed pixel by pixel, for what lines and fills cannot do: cloth, haze, relief. */
import { randomFrom } from '../../../examples/images/methods/random.mjs';

const channelsOf = (hex) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

export const mix = (a, b, t) => a + (b - a) * t;

/** 0 below `from`, 1 above `to`, smooth between. */
export const smooth = (from, to, value) => {
  const t = Math.min(Math.max((value - from) / (to - from), 0), 1);
  return t * t * (3 - 2 * t);
};

/** A colour of three channels between two others. */
export const blended = (a, b, t) => [mix(a[0], b[0], t), mix(a[1], b[1], t), mix(a[2], b[2], t)];

/** A function from 0..1 to the colours of a scale of `#rrggbb`. */
export function scaleOf(...hexes) {
  const colours = hexes.map(channelsOf);
  const last = colours.length - 1;
  return (share) => {
    const place = Math.min(Math.max(share, 0), 1) * last;
    const index = Math.min(Math.floor(place), last - 1);
    return blended(colours[index], colours[index + 1], place - index);
  };
}

export const colour = (hex) => channelsOf(hex);

/** Raw pixels: `colourAt(x, y)` answers three channels, 0 to 255; `grain` is how far chance moves each of them. */
export function pixels({ width, height, seed, grain = 0 }, colourAt) {
  const random = randomFrom(seed);
  const data = new Uint8ClampedArray(width * height * 3);
  let at = 0;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [red, green, blue] = colourAt(x, y);
      const speck = grain && (random() + random() - 1) * grain;
      data[at] = red + speck;
      data[at + 1] = green + speck;
      data[at + 2] = blue + speck;
      at += 3;
    }
  }
  return { data, width, height };
}
