/** Circle packing: from large to small, each circle where it still fits. */
import { randomFrom } from '../../../examples/images/methods/random.mjs';

/** Circles as `{ x, y, r }`; `radiusAt(x, y)` bounds them by place, `within` by shape. */
export function packed({ seed, width, height, largest, smallest, shrink, tries, gap, within, radiusAt = () => 1 }) {
  const random = randomFrom(seed);
  const circles = [];
  const free = (x, y, r) =>
    within(x, y, r) && circles.every((other) => Math.hypot(other.x - x, other.y - y) >= other.r + r + gap);
  for (let r = largest; r >= smallest; r *= shrink) {
    const count = Math.round(tries * (largest / r) ** 1.5);
    for (let i = 0; i < count; i += 1) {
      const x = random() * width;
      const y = random() * height;
      const own = r * (0.86 + random() * 0.14);
      if (own <= largest * radiusAt(x / width, y / width) && free(x, y, own)) circles.push({ x, y, r: own });
    }
  }
  return circles;
}

const disc = ({ x, y }, r, attributes) =>
  `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${r.toFixed(1)}" ${attributes}/>`;

/** Marks that a circle can carry; each fills the same room. */
export const marks = {
  full: (circle, ink) => disc(circle, circle.r, `fill="${ink}"`),
  ring: (circle, ink) =>
    disc(
      circle,
      circle.r - circle.r * 0.09,
      `fill="none" stroke="${ink}" stroke-width="${(circle.r * 0.18).toFixed(1)}"`,
    ),
  pupil: (circle, ink) =>
    disc(circle, circle.r - 2, `fill="none" stroke="${ink}" stroke-width="3"`) +
    disc(circle, circle.r * 0.42, `fill="${ink}"`),
  shells: (circle, ink) =>
    Array.from({ length: Math.floor(circle.r / 11) }, (_, index) =>
      disc(circle, circle.r - 2 - index * 11, `fill="none" stroke="${ink}" stroke-width="4.5"`),
    ).join(''),
};

export const drawing = ({ width, height, ground }, body) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path fill="${ground}" d="M0 0h${width}v${height}H0z"/>${body}</svg>`;
