/** The columns of the design autocolumns. */

/** Returns how many columns of at least this width fit, like the CSS property `columns`. All lengths are in pixels. */
export const columnCount = (width: number, columnWidth: number, gutter: number): number =>
  Math.max(1, Math.floor((width + gutter) / (Math.min(columnWidth, width) + gutter)));

/** Returns the index of the column at a left edge. The edges within a column may differ by fractions of a pixel. */
export function columnsByEdge(edges: readonly number[]): readonly number[] {
  const starts: number[] = [];
  return edges.map((edge) => {
    const known = starts.findIndex((start) => Math.abs(start - edge) < 1);
    return known < 0 ? starts.push(edge) - 1 : known;
  });
}

/** Places slides below existing columns: each below the shortest column, the first of several equal ones. */
export function placeBelow(ends: readonly number[], heights: readonly number[]): readonly number[] {
  const current = [...ends];
  return heights.map((height) => {
    const column = current.indexOf(Math.min(...current));
    current[column] = (current[column] ?? 0) + height;
    return column;
  });
}
