/** Compact SVG text: whole numbers, relative commands, and curves that are as short as straight lines. */

/** An image of `width` by `height` units on a background colour. `title` names the file when it is opened directly. */
export const picture = ({ width, height, ground, title }, body) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
  `<title>${title}</title><path fill="${ground}" d="M0 0h${width}v${height}H0z"/>${body}</svg>\n`;

const pair = (x, y) => `${x}${y < 0 ? '' : ' '}${y}`;

const repeat = (command, pairs) =>
  `${command}${pairs
    .map(([x, y]) => pair(x, y))
    .join(' ')
    .replaceAll(' -', '-')}`;

/**
 * A smooth curve along the points. Every point is the control of one quadratic piece, and the pieces meet half-way
 * between; `t` then implies each control from the one before. Rounding is fed back, so that it cannot add up.
 */
export function curve(points, { closed = false } = {}) {
  const ring = closed ? [...points, points[0], points[1]] : points;
  const [first, second] = ring;
  let control = { x: Math.round(first.x), y: Math.round(first.y) };
  let pen = closed
    ? { x: Math.round((first.x + second.x) / 2), y: Math.round((first.y + second.y) / 2) }
    : { ...control };
  const start = pair(pen.x, pen.y);
  control = closed ? { x: 2 * pen.x - control.x, y: 2 * pen.y - control.y } : control;
  const steps = [];
  for (const next of ring.slice(closed ? 2 : 1)) {
    const end = { x: Math.round((control.x + next.x) / 2), y: Math.round((control.y + next.y) / 2) };
    steps.push({ control, end, pen });
    control = { x: 2 * end.x - control.x, y: 2 * end.y - control.y };
    pen = end;
  }
  const [head, ...rest] = steps;
  const lead = `q${pair(head.control.x - head.pen.x, head.control.y - head.pen.y)} ${pair(head.end.x - head.pen.x, head.end.y - head.pen.y)}`;
  const tail = rest.map(({ end, pen: from }) => [end.x - from.x, end.y - from.y]);
  return `M${start}${lead.replaceAll(' -', '-')}${tail.length > 0 ? repeat('t', tail) : ''}${closed ? 'z' : ''}`;
}

/** A rectangle as a piece of path data. */
export const box = (x, y, width, height) => `M${pair(x, y)}h${width}v${height}h${-width}z`;

/** A circle as a piece of path data: two half turns. */
export const disc = (x, y, r) => `M${pair(x - r, y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

/** A path element with unescaped attributes. */
export const path = (d, attributes) =>
  `<path ${Object.entries(attributes)
    .map(([name, value]) => `${name}="${value}"`)
    .join(' ')} d="${d}"/>`;

/** A colour between two `#rrggbb` colours. */
export function blend(from, to, share) {
  const channel = (hex, at) => Number.parseInt(hex.slice(at, at + 2), 16);
  const parts = [1, 3, 5].map((at) => Math.round(channel(from, at) + (channel(to, at) - channel(from, at)) * share));
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** A colour along a scale of colours, `share` from 0 to 1. */
export function along(scale, share) {
  const place = Math.min(Math.max(share, 0), 1) * (scale.length - 1);
  const index = Math.min(Math.floor(place), scale.length - 2);
  return blend(scale[index], scale[index + 1], place - index);
}
