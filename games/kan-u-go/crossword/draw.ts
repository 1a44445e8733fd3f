import { type Crossword, squareOf, squaresOf } from './crossword.ts';

/** The crossword as text, its rows and columns numbered. An empty table shows the square of the first letter. */
export function drawCrossword(crossword: Crossword): string {
  const rows = spanOf([0, ...crossword.map(([row]) => row)]);
  const columns = spanOf([0, ...crossword.map(([, column]) => column)]);
  const squares = squaresOf(crossword);
  const width = Math.max(...columns.map(column => `${column}`.length)) + 1;
  const margin = Math.max(...rows.map(row => `${row}`.length));
  const line = (label: string, items: readonly string[]): string =>
    label.padStart(margin) + items.map(item => item.padStart(width)).join('');
  const body = rows.map(row =>
    line(
      `${row}`,
      columns.map(column => squares.get(squareOf(row, column)) ?? '·'),
    ),
  );
  return [
    line(
      '',
      columns.map(column => `${column}`),
    ),
    ...body,
  ].join('\n');
}

function spanOf(places: readonly number[]): number[] {
  const least = Math.min(...places);
  return Array.from({ length: Math.max(...places) - least + 1 }, (_, i) => least + i);
}
