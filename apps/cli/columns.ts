/** Rows of text in columns as wide as the widest cell, two spaces apart. */
const GAP = '  ';

/** One letter a column: `l` begins at the left, `r` ends at the right. */
export function columnsOf(rows: readonly (readonly string[])[], sides: string): string[] {
  const widths = [...sides].map((_, i) => Math.max(0, ...rows.map(row => row[i]?.length ?? 0)));
  const cell = (text: string, i: number): string =>
    sides[i] === 'r' ? text.padStart(widths[i] ?? 0) : text.padEnd(widths[i] ?? 0);
  return rows.map(row => row.map(cell).join(GAP).trimEnd());
}
