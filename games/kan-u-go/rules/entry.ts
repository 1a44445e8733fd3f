import { type Cell, type Crossword, newCells } from '../crossword/crossword.ts';
import { readAddition } from '../crossword/notation.ts';

/** An addition as a player types it, who may also name cards that lie there already: the whole word they make. */
export function readEntry(text: string, crossword: Crossword = []): Cell[] | undefined {
  const named = readAddition(text);
  const cells = named && newCells(crossword, named);
  return cells?.length === 0 ? named : cells;
}
