/** The columns of the design autocolumns. */

/** As many columns of at least this width as fit, as `columns` of CSS counts them; all in pixels. */
export const columnCount = (width: number, columnWidth: number, gutter: number): number =>
  Math.max(1, Math.floor((width + gutter) / (Math.min(columnWidth, width) + gutter)));

/** The number of the column that starts at an edge; edges differ by fractions of a pixel within one. */
export function columnsByEdge(edges: readonly number[]): readonly number[] {
  const starts: number[] = [];
  return edges.map((edge) => {
    const known = starts.findIndex((start) => Math.abs(start - edge) < 1);
    return known < 0 ? starts.push(edge) - 1 : known;
  });
}

/** Where columns end, and the slides that follow: each goes under the column that ends first, the first of equals. */
export function placeBelow(ends: readonly number[], heights: readonly number[]): readonly number[] {
  const current = [...ends];
  return heights.map((height) => {
    const column = current.indexOf(Math.min(...current));
    current[column] = (current[column] ?? 0) + height;
    return column;
  });
}
