/** An addition as it is said at the table: the words it makes, the longest first. */
import { itemAt } from '@parlour/kernel/result';
import { type Addition, type Crossword, DIRECTIONS, squaresOf } from './crossword.ts';
import { runThrough } from './runs.ts';

export function wordsMadeBy(cells: Addition, crossword: Crossword): string {
  const squares = squaresOf([...crossword, ...cells]);
  const runs = cells.flatMap(cell => DIRECTIONS.map(direction => runThrough(squares, cell, direction).word));
  const words = new Set(runs.filter(word => word.length > 1));
  return [...words].sort((one, two) => two.length - one.length).join(' ');
}

/** The longest of them, by which an addition goes in a sentence. */
export const wordMadeBy = (cells: Addition, crossword: Crossword): string =>
  itemAt(wordsMadeBy(cells, crossword).split(' '), 0);
