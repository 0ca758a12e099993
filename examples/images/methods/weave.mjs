import { randomFrom } from './random.mjs';
import { box, path } from './svg.mjs';

/** Strips of uneven width that fill a length: `[{ at, size, colour }]`. */
export function strips({ seed, length, widths, colourOf }) {
  const random = randomFrom(seed);
  const list = [];
  for (let at = 0; at < length; ) {
    const size = widths[Math.floor(random() * widths.length)];
    list.push({ at, size, colour: colourOf(at / length, random, list.length) });
    at += size;
  }
  return list;
}

const gather = (map, key, d) => map.set(key, `${map.get(key) ?? ''}${d}`);

const coloured = (fills) => [...fills].map(([fill, d]) => path(d, { fill })).join('');

/**
 * Warp (upright) strips at full length, and over them the weft (level) where `over(column, row)` lets it float. A
 * narrow shade on both ends of every float, and on the warp above and below it, makes it look like cloth.
 */
export function weave({ warp, weft, over, gap, shade, depth }) {
  const upright = new Map();
  const floats = new Map();
  const ends = [];
  for (const { at, size, colour } of warp) {
    const last = weft.at(-1);
    gather(upright, colour, box(at + gap, 0, size - 2 * gap, last.at + last.size));
  }
  weft.forEach((across, row) => {
    const y = across.at + gap;
    const height = across.size - 2 * gap;
    warp.forEach((up, column) => {
      if (!over(column, row)) return;
      gather(floats, across.colour, box(up.at - gap, y, up.size + 2 * gap, height));
      ends.push(`M${up.at + gap} ${y}v${height}m${up.size - 2 * gap} 0v${-height}`);
    });
  });
  const hem = weft.map(({ at }) => `M0 ${at}H${warp.at(-1).at + warp.at(-1).size}`).join('');
  const shadow = { stroke: shade, 'stroke-opacity': '.28', fill: 'none' };
  return (
    coloured(upright) +
    path(hem, { ...shadow, 'stroke-width': depth * 2 }) +
    coloured(floats) +
    path(ends.join(''), { ...shadow, 'stroke-width': depth })
  );
}
