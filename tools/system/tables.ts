const isFigure = (cell: string): boolean => /^[-+]?\d[\d.]*$|^[–?]?$/.test(cell);

/** A table for the terminal, with its heading in the first row. Columns of figures are aligned right. */
export function plainTable(rows: readonly (readonly string[])[]): string {
  const columns = (rows[0] ?? []).map((_, column) => {
    const cells = rows.map((row) => row[column] ?? '');
    const width = Math.max(...cells.map(({ length }) => length));
    return cells.map((cell) => (cells.slice(1).every(isFigure) ? cell.padStart(width) : cell.padEnd(width)));
  });
  const lines = rows.map((_, row) => columns.map((cells) => cells[row]).join('  '));
  return lines.map((line) => line.trimEnd()).join('\n');
}
