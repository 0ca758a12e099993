/** Moiré: two sets of lines in two inks, which together produce the visible pattern. */
import { colour, pixels } from './pixels.mjs';

/** How much ink lies at a phase, counted in lines: half of each period, with soft edges. */
const inkAt = (phase, share, soft) => {
  const wave = Math.abs((phase - Math.floor(phase)) * 2 - 1);
  return Math.min(Math.max((wave - 1 + share) / soft + 0.5, 0), 1);
};

/** Each ink is `{ colour, lines(u, v), share, within(u, v) }`, with u and v counted in widths from the middle. */
export function gratings({ width, height, seed, paper, inks, soft = 0.14 }) {
  const ground = colour(paper);
  const sets = inks.map((ink) => ({ ...ink, through: colour(ink.colour).map((channel) => channel / 255) }));
  return pixels({ width, height, seed, grain: 4 }, (x, y) => {
    const u = (x - width / 2) / width;
    const v = (y - height / 2) / width;
    let [red, green, blue] = ground;
    for (const { lines, share, through, within } of sets) {
      if (!within(u, v)) continue;
      const ink = inkAt(lines(u, v), share, soft);
      red *= 1 - ink * (1 - through[0]);
      green *= 1 - ink * (1 - through[1]);
      blue *= 1 - ink * (1 - through[2]);
    }
    return [red, green, blue];
  });
}
