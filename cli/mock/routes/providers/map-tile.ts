/** Draws map tiles of an imaginary country: streets, water and parks that depend only on the numbers of the tile. */
import { randomFrom } from '../../faults/random.ts';

interface TileAddress {
  readonly z: number;
  readonly x: number;
  readonly y: number;
}

const size = 256;

const seedOf = ({ z, x, y }: TileAddress): number => (z * 73_856_093) ^ (x * 19_349_663) ^ (y * 83_492_791);

/** Returns where a street crosses an edge; the same for the tile on the other side. */
const crossing = (address: TileAddress): number => Math.round(40 + randomFrom(seedOf(address))() * (size - 80));

function streets({ z, x, y }: TileAddress): string {
  // The random numbers of an edge are those of the tile that starts at it.
  const across = (dx: number): number => crossing({ z: z + 40, x: x + dx, y });
  const down = (dy: number): number => crossing({ z: z + 80, x, y: y + dy });
  return `M0 ${across(0)}C90 ${across(0)} 166 ${across(1)} 256 ${across(1)}M${down(0)} 0C${down(0)} 90 ${down(1)} 166 ${down(1)} 256`;
}

/**
 * Returns a tile as SVG, 256 by 256. In an image the media query follows the `color-scheme` of the element that shows it
 * (https://drafts.csswg.org/css-color-adjust-1/#color-scheme-effect).
 */
export function tile(address: TileAddress): string {
  const random = randomFrom(seedOf(address));
  // Keep the ellipse inside the tile: it would be cut off at the edge.
  const [cx, cy, rx, ry] = [88, 88, 20, 20].map((least) => Math.round(least + random() * 66));
  const area = random() < 0.3 ? 'water' : 'park';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${size} ${size}">
<style>
rect{fill:#efece3}.water{fill:#a9cbe4}.park{fill:#cfe0bf}path{fill:none;stroke:#fff;stroke-width:7}
@media(prefers-color-scheme:dark){rect{fill:#24272a}.water{fill:#22384a}.park{fill:#2a3a2c}path{stroke:#454a4f}}
</style>
<rect width="${size}" height="${size}"/>
<ellipse class="${area}" cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}"/>
<path d="${streets(address)}"/>
</svg>`;
}
