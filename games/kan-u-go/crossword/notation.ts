/**
 * Additions as text. An addition in one line is told by its letters from left to right or from above, a point for each
 * square between them: `SC.R down at -2,1`. A single card has no direction: `S at 0,4`. Cards that are not in one line
 * (the judge will refuse them) are told one by one: `A at 0,0 B at 3,5`.
 */
import { type Addition, areCells, type Cell, inOrder } from './crossword.ts';

/** Cards farther apart than this are told one by one. */
const LONGEST_GAP = 60;

export function writeAddition(addition: Addition): string {
  const cells = inOrder(addition);
  const across = lineOf(cells, 1);
  if (cells.length > 1 && across !== undefined) return `${across} across at ${placeOf(cells[0]!)}`;
  const down = lineOf(cells, 0);
  if (cells.length > 1 && down !== undefined) return `${down} down at ${placeOf(cells[0]!)}`;
  return cells.map(cell => `${cell[2]} at ${placeOf(cell)}`).join(' ');
}

const placeOf = ([row, column]: Cell): string => `${row},${column}`;

/** The letters with points between them along an axis (0 down, 1 across), if the cells lie so. */
function lineOf(cells: readonly Cell[], axis: 0 | 1): string | undefined {
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

/** Reads what writeAddition writes, and a little more: small letters, and the whole word for a line (see newCells). */
export function readAddition(text: string): Cell[] | undefined {
  const trimmed = text.trim().replace(/\s+/g, ' ');
  const line = LINE.exec(trimmed);
  const cells = line === null ? readCards(trimmed) : readLine(line);
  return areCells(cells) ? inOrder(cells) : undefined;
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

/** Adding 0 makes a plain 0 of -0. */
const cellAt = (row: number, column: number, letter: string): Cell => [row + 0, column + 0, letter.toUpperCase()];
