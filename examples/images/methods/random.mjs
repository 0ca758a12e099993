/** Repeatable random numbers: the same seed draws the same image on every machine. */

/** A generator of numbers in [0, 1), Mulberry32 by Tommy Ettinger (public domain). */
export function randomFrom(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Picks an item of a list. */
export const pick = (random, items) => items[Math.floor(random() * items.length)];

const fade = (t) => t * t * t * (t * (t * 6 - 15) + 10);
const mix = (a, b, t) => a + (b - a) * t;

/** Smooth value noise over the plane, in [0, 1), with a period of 256 units. */
export function noiseFrom(seed) {
  const random = randomFrom(seed);
  const lattice = Array.from({ length: 256 * 256 }, random);
  const at = (x, y) => lattice[((y & 255) << 8) | (x & 255)];
  return (x, y) => {
    const column = Math.floor(x);
    const row = Math.floor(y);
    const u = fade(x - column);
    const v = fade(y - row);
    const top = mix(at(column, row), at(column + 1, row), u);
    const bottom = mix(at(column, row + 1), at(column + 1, row + 1), u);
    return mix(top, bottom, v);
  };
}

/** Layers of noise, each twice as fine and half as strong as the one before; in [0, 1). */
export function layered(noise, octaves) {
  const total = 2 - 2 ** (1 - octaves);
  return (x, y) => {
    let sum = 0;
    for (let i = 0; i < octaves; i += 1) sum += noise(x * 2 ** i + i * 17.3, y * 2 ** i + i * 9.7) / 2 ** i;
    return sum / total;
  };
}
