/** Draws a diagram as SVG: boxes on a grid, arrows between them. The docs replace its style by their own. */
import type { Arrow, Box, Diagram } from './read-diagram.ts';

/** The size of a box, and the gaps around it, in pixels. */
const size = { width: 184, height: 68, columnGap: 100, rowGap: 40, margin: 12 };

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Room above the first row for arrows that lead back. */
const arcHeight = 32;

const left = ({ column }: Box): number => size.margin + column * (size.width + size.columnGap);
const top = ({ row }: Box): number => size.margin + arcHeight + row * (size.height + size.rowGap);
const centerX = (box: Box): number => left(box) + size.width / 2;
const centerY = (box: Box): number => top(box) + size.height / 2;

function drawBox(box: Box): string {
  const lineHeight = 18;
  const first = centerY(box) - ((box.lines.length - 1) * lineHeight) / 2 + 4;
  const lines = box.lines.map(
    (line, index) =>
      `<text class="${index === 0 ? 'name' : 'detail'}" x="${centerX(box)}" y="${first + index * lineHeight}">${escaped(line)}</text>`,
  );
  const outline = `<rect class="box" x="${left(box)}" y="${top(box)}" width="${size.width}" height="${size.height}" rx="8"/>`;
  return [outline, ...lines].join('\n');
}

interface Line {
  readonly path: string;
  /** Where the label is centered. */
  readonly label: readonly [x: number, y: number];
}

/** A straight line in a column; two opposite arrows are drawn side by side. */
function verticalLine({ from, to }: Arrow, isPaired: boolean): Line {
  const isDown = to.row > from.row;
  const x = centerX(from) + (isPaired ? (isDown ? -36 : 36) : 0);
  const [start, end] = isDown ? [top(from) + size.height, top(to)] : [top(from), top(to) + size.height];
  return { path: `M${x} ${start}V${end}`, label: [x, (start + end) / 2 + 4] };
}

/** An arc above the row, back to an earlier box. */
function arcAbove({ from, to }: Arrow): Line {
  const height = top(from) - arcHeight + 12;
  const path = `M${centerX(from)} ${top(from)}V${height}H${centerX(to)}V${top(to)}`;
  return { path, label: [(centerX(from) + centerX(to)) / 2, height + 4] };
}

/** From the right side of a box to the left side of a later one. */
function forwardLine({ from, to }: Arrow): Line {
  const [x1, y1, x2, y2] = [left(from) + size.width, centerY(from), left(to), centerY(to)];
  const middle = (x1 + x2) / 2;
  const path = y1 === y2 ? `M${x1} ${y1}H${x2}` : `M${x1} ${y1}C${middle} ${y1} ${middle} ${y2} ${x2} ${y2}`;
  return { path, label: [middle, y1 === y2 ? y1 - 8 : (y1 + y2) / 2 + 4] };
}

function lineOf(arrow: Arrow, arrows: readonly Arrow[]): Line {
  const { from, to } = arrow;
  if (from.column === to.column)
    return verticalLine(
      arrow,
      arrows.some((other) => other.from === to && other.to === from),
    );
  return to.column < from.column ? arcAbove(arrow) : forwardLine(arrow);
}

function drawArrow(arrow: Arrow, arrows: readonly Arrow[], head: string): string {
  const { path, label } = lineOf(arrow, arrows);
  const line = `<path class="arrow" d="${path}" marker-end="url(#${head})"/>`;
  if (arrow.label === '') return line;
  return `${line}\n<text class="label" x="${label[0]}" y="${label[1]}">${escaped(arrow.label)}</text>`;
}

const style = `<style>
svg { color-scheme: light dark; font: 13px ui-sans-serif, system-ui, "Segoe UI", sans-serif; }
.box { fill: #fff; stroke: #8b8e94; }
.arrow { fill: none; stroke: #5577dd; stroke-width: 1.5; }
.head { fill: #5577dd; }
text { fill: #1c1d1f; text-anchor: middle; }
.name { font-weight: 600; }
.detail, .label { fill: #5c6066; font-size: 12px; }
.label { stroke: #fff; stroke-width: 4px; paint-order: stroke; }
@media (prefers-color-scheme: dark) {
  .box { fill: #1f2123; stroke: #6d7177; }
  text { fill: #f1f1ef; }
  .detail, .label { fill: #b4b7bc; }
  .label { stroke: #17181a; }
}
</style>`;

const arrowHead = (id: string): string =>
  `<defs><marker id="${id}" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto-start-reverse"><path class="head" d="M0 0 8 4 0 8z"/></marker></defs>`;

/** Draws a diagram as the text of an SVG file. The name makes its ids unique, because the docs inline it. */
export function drawDiagram({ title, description, boxes, arrows }: Diagram, name: string): string {
  const width = Math.max(...boxes.map(left)) + size.width + size.margin;
  const height = Math.max(...boxes.map(top)) + size.height + size.margin;
  const start = arrows.some(({ from, to }) => to.column < from.column) ? 0 : arcHeight;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 ${start} ${width} ${height - start}" role="img" aria-labelledby="title description">`,
    `<title id="title">${escaped(title)}</title>`,
    `<desc id="description">${escaped(description)}</desc>`,
    style,
    arrowHead(`${name}-head`),
    ...arrows.map((arrow) => drawArrow(arrow, arrows, `${name}-head`)),
    ...boxes.map(drawBox),
    '</svg>\n',
  ].join('\n');
}
