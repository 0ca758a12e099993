/** A box of a diagram, at a cell of its grid. */
export interface Box {
  readonly id: string;
  readonly lines: readonly string[];
  readonly column: number;
  readonly row: number;
}

/** An arrow between two boxes. */
export interface Arrow {
  readonly from: Box;
  readonly to: Box;
  readonly label: string;
}

export interface Diagram {
  readonly title: string;
  readonly description: string;
  readonly boxes: readonly Box[];
  readonly arrows: readonly Arrow[];
}

const arrowPattern = /^(\w+) -> (\w+)(?:: (.+))?$/;

function readBoxes(lines: readonly string[]): readonly Box[] {
  return lines.flatMap((line, row) =>
    line.split('|').flatMap((cell, column): Box[] => {
      const [, id, text] = /^(\w+): (.+)$/.exec(cell.trim()) ?? [];
      return id && text ? [{ id, lines: text.split(' / ').map((line) => line.trim()), column, row }] : [];
    }),
  );
}

function readArrow(line: string, boxes: readonly Box[]): Arrow {
  const [, ...names] = arrowPattern.exec(line) ?? [];
  const [from, to] = names.slice(0, 2).map((name) => boxes.find(({ id }) => id === name));
  if (!from || !to) throw new Error(`An arrow needs two boxes of the diagram: ${line}`);
  return { from, to, label: names[2] ?? '' };
}

/**
 * Reads the text of a diagram: a title, a description, one line per row of the grid with `id: first line / second line` in
 * cells that `|` separates, then one `id -> id: label` per arrow. Throws when an arrow names a box that does not exist.
 */
export function readDiagram(text: string): Diagram {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const [title = '', description = ''] = lines.slice(0, 2).map((line) => line.replace(/^\w+: /, ''));
  const rest = lines.slice(2);
  const boxes = readBoxes(rest.filter((line) => !arrowPattern.test(line)));
  const arrows = rest.filter((line) => arrowPattern.test(line)).map((line) => readArrow(line, boxes));
  return { title, description, boxes, arrows };
}
