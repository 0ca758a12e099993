/** Formats rows as a table: the first column aligned left, numbers aligned right. */
export const tableOf = (rows: readonly (readonly string[])[]): string => {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const cell = (text: string, column: number): string => {
    const width = widths[column] ?? 0;
    return column === 0 ? text.padEnd(width) : text.padStart(width);
  };
  return rows.map((row) => row.map(cell).join('  ').trimEnd()).join('\n');
};
