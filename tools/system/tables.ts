const isFigure = (cell: string): boolean => /^[-+]?\d[\d.]*$|^[–?]?$/.test(cell);

/** Whether a column has only figures below its heading. */
const holdsFigures = (rows: readonly (readonly string[])[], column: number): boolean => rows.slice(1).every((row) => isFigure(row[column] ?? ''));

/** A table for the terminal, with its heading in the first row. Columns of figures are aligned right. */
export function plainTable(rows: readonly (readonly string[])[]): string {
  const columns = (rows[0] ?? []).map((_, column) => ({
    width: Math.max(...rows.map((row) => (row[column] ?? '').length)),
    alignRight: holdsFigures(rows, column),
  }));
  return rows
    .map((row) =>
      columns
        .map(({ width, alignRight }, column) => {
          const cell = row[column] ?? '';
          return alignRight ? cell.padStart(width) : cell.padEnd(width);
        })
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
