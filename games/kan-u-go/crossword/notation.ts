/**
 * Additions as text: letters in line with a point for each square between them (`SC.R down at -2,1`), a single card
 * without direction (`S at 0,4`), and cards not in line one by one (`A at 0,0 B at 3,5`).
 */
import {
  type Addition,
  type Cell,
  type Crossword,
  isCellList,
  lettersBySquare,
  onlyNewCells,
  sortCells,
  squareKey,
} from './crossword.ts';

/** Cards farther apart are listed one by one. */
const LONGEST_GAP = 60;

export function writeAddition(addition: Addition): string {
  const cells = sortCells(addition);
  const across = formatInLine(cells, 1);
  if (cells.length > 1 && across !== undefined) return `${across} across at ${formatPlace(cells[0]!)}`;
  const down = formatInLine(cells, 0);
  if (cells.length > 1 && down !== undefined) return `${down} down at ${formatPlace(cells[0]!)}`;
  return cells.map(cell => `${cell[2]} at ${formatPlace(cell)}`).join(' ');
}

const formatPlace = ([row, column]: Cell): string => `${row},${column}`;

/** Undefined if the cells are not in a line along the axis (0 down, 1 across). */
function formatInLine(cells: readonly Cell[], axis: 0 | 1): string | undefined {
  let line = '';
  for (const [i, cell] of cells.entries()) {
    const before = cells[i - 1] ?? cell;
    const gap = cell[axis] - before[axis] - 1;
    if (cell[1 - axis] !== before[1 - axis] || gap > LONGEST_GAP || (i > 0 && gap < 0)) return undefined;
    line += '.'.repeat(Math.max(gap, 0)) + cell[2];
  }
  return line;
}

const PLACE = '(-?\\d{1,16}) ?, ?(-?\\d{1,16})';
const LINE = new RegExp(`^([A-Z*](?:[A-Z*.]*[A-Z*])?) (across|down) at ${PLACE}$`, 'i');
const CARD = new RegExp(`([A-Z*]) at ${PLACE}(?: |$)`, 'giy');

/** Also reads lower case and whole words (see onlyNewCells). */
export function readAddition(text: string): Cell[] | undefined {
  const trimmed = text.trim().replace(/\s+/g, ' ');
  const line = LINE.exec(trimmed);
  const cells = line === null ? readCards(trimmed) : readLine(line);
  return isCellList(cells) ? sortCells(cells) : undefined;
}

function readLine([, letters, direction, row, column]: RegExpExecArray): Cell[] {
  const down = direction!.toLowerCase() === 'down' ? 1 : 0;
  const cells = Array.from(letters!, (letter, i) =>
    cellAt(Number(row) + down * i, Number(column) + (1 - down) * i, letter),
  );
  return cells.filter(([, , letter]) => letter !== '.');
}

function readCards(text: string): Cell[] {
  const cards = [...text.matchAll(CARD)];
  const length = cards.reduce((sum, [card]) => sum + card.length, 0);
  if (length !== text.length) return [];
  return cards.map(([, letter, row, column]) => cellAt(Number(row), Number(column), letter!));
}

/** Turns -0 into 0. */
const cellAt = (row: number, column: number, letter: string): Cell => [row + 0, column + 0, letter.toUpperCase()];

/** Formats the crossword as text with numbered rows and columns. */
export function drawCrossword(crossword: Crossword): string {
  const rows = spanFrom([0, ...crossword.map(([row]) => row)]);
  const columns = spanFrom([0, ...crossword.map(([, column]) => column)]);
  const squares = lettersBySquare(crossword);
  const width = Math.max(...columns.map(column => `${column}`.length)) + 1;
  const margin = Math.max(...rows.map(row => `${row}`.length));
  const formatLine = (label: string, items: readonly string[]): string =>
    label.padStart(margin) + items.map(item => item.padStart(width)).join('');
  const body = rows.map(row =>
    formatLine(
      `${row}`,
      columns.map(column => squares.get(squareKey(row, column)) ?? '·'),
    ),
  );
  return [
    formatLine(
      '',
      columns.map(column => `${column}`),
    ),
    ...body,
  ].join('\n');
}

function spanFrom(places: readonly number[]): number[] {
  const least = Math.min(...places);
  return Array.from({ length: Math.max(...places) - least + 1 }, (_, i) => least + i);
}

/** Reads an addition as typed; it may name the whole word. */
export function readTypedAddition(text: string, crossword: Crossword = []): Cell[] | undefined {
  const named = readAddition(text);
  const cells = named && onlyNewCells(crossword, named);
  return cells?.length === 0 ? named : cells;
}
