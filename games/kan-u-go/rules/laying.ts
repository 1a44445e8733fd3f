/** What an addition makes: the words, and the clause that lets it stand. */
import { assertDefined, itemAt } from '@parlour/kernel/result';
import {
  type Addition,
  type Crossword,
  type Dictionary,
  inOrder,
  type PluralRule,
  squareOf,
  squaresOf,
} from '../crossword/crossword.ts';
import { type Run, runThrough } from '../crossword/runs.ts';
import { flagsIn, isBanned } from '../crossword/words.ts';

export type Laying = { readonly cells: Addition; readonly words: readonly string[]; readonly clause: string };

/** An addition that has been judged; `clause` is what it rests on if no other clause has more to say. */
export function layingOf(
  crossword: Crossword,
  addition: Addition,
  dictionary: Dictionary,
  plurals: PluralRule,
  clause: string,
): Laying {
  const cells = inOrder(addition);
  const runs = runsMade(crossword, cells);
  const isPlural = ({ word }: Run): boolean => isBanned(assertDefined(flagsIn(dictionary, word)), plurals);
  const plural = runs.find(isPlural);
  return { cells, words: runs.map(({ word }) => word), clause: plural ? pluralClause(cells, plural) : clause };
}

/** Every run the cards stand in, the one along the line of play once. */
function runsMade(crossword: Crossword, cells: Addition): Run[] {
  const squares = squaresOf([...crossword, ...cells]);
  const across = cells.map(cell => runThrough(squares, cell, 'across'));
  const down = cells.map(cell => runThrough(squares, cell, 'down'));
  const isAcross = cells.every(([row]) => row === itemAt(cells, 0)[0]);
  const runs = isAcross ? [itemAt(across, 0), ...down] : [itemAt(down, 0), ...across];
  return runs.filter(({ word }) => word.length > 1);
}

/** KG-8 if the S of the plural is new, KG-9 if it lay there before. */
const pluralClause = (cells: Addition, { last }: Run): 'KG-8' | 'KG-9' =>
  squaresOf(cells).has(squareOf(...last)) ? 'KG-8' : 'KG-9';
