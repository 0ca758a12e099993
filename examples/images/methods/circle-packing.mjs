import { pick, randomFrom } from './random.mjs';
import { disc, path } from './svg.mjs';

/** Circles from large to small, each placed where it fits inside `within`, with `gap` between any two. */
export function pack({ seed, width, height, sizes, gap, within }) {
  const random = randomFrom(seed);
  const circles = [];
  const free = ({ x, y, r }) =>
    within(x, y, r) && circles.every((other) => Math.hypot(other.x - x, other.y - y) >= other.r + r + gap);
  for (const { r, tries, spread = 0 } of sizes) {
    for (let i = 0; i < tries; i += 1) {
      const circle = {
        x: Math.round(random() * width),
        y: Math.round(random() * height),
        r: Math.round(r - random() * spread),
      };
      if (free(circle)) circles.push(circle);
    }
  }
  return circles;
}

const half = ({ x, y, r }, turn) => {
  const dx = Math.round(Math.cos(turn) * r);
  const dy = Math.round(Math.sin(turn) * r);
  return `M${x - dx} ${y - dy}A${r} ${r} 0 0 1 ${x + dx} ${y + dy}z`;
};

const rings = ({ x, y, r }, spacing) => {
  const count = Math.floor(r / spacing);
  return Array.from({ length: count }, (_, index) => disc(x, y, Math.round(r - (index + 0.5) * spacing))).join('');
};

/** Draws circles: plain ones by colour, some in two halves, some of the larger ones as rings. */
export function circles(list, { seed, colours, colourOf, halves, ringed, spacing, turn }) {
  const random = randomFrom(seed);
  const fills = new Map();
  const lines = new Map();
  const add = (map, colour, d) => map.set(colour, `${map.get(colour) ?? ''}${d}`);
  for (const circle of list) {
    const colour = colourOf ? colourOf(circle, random) : pick(random, colours);
    const second = pick(
      random,
      colours.filter((other) => other !== colour),
    );
    if (circle.r > spacing * 4 && random() < ringed) {
      add(lines, colour, rings(circle, spacing));
      continue;
    }
    add(fills, colour, disc(circle.x, circle.y, circle.r));
    if (circle.r > 14 && random() < halves) add(fills, `${second} `, half(circle, turn(circle)));
  }
  const solid = [...fills].sort(([a], [b]) => a.length - b.length).map(([fill, d]) => path(d, { fill: fill.trim() }));
  const rim = [...lines].map(([stroke, d]) => path(d, { stroke, fill: 'none', 'stroke-width': spacing / 2 }));
  return solid.join('') + rim.join('');
}
