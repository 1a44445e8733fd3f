/** Refusals as the page tells them: its squares have no numbers, so letters say which are meant. */
import type { Refusal } from '@parlour/kernel/game';
import { type Addition, type Cell, type Crossword, squareOf, squaresOf } from '../crossword/crossword.ts';
import { gapOf } from '../crossword/judge.ts';
import type { AlonePlay } from '../rules/alone/plays.ts';
import type { RacePlay } from '../rules/race/plays.ts';

type Seen = { readonly crossword: Crossword };

export function refused(refusal: Refusal, play: RacePlay | AlonePlay, { crossword }: Seen): string {
  if (play.do !== 'add') return refusal.detail;
  const cells = play.cells.map(([row, column, letter]): Cell => [row, column, letter]);
  return inWords(refusal, cells, crossword);
}

export function inWords({ clause, detail }: Refusal, cells: Addition, crossword: Crossword): string {
  const squares = squaresOf(crossword);
  if (clause === 'KG-11') {
    const taken = cells.map(([row, column]) => squares.get(squareOf(row, column))).find(Boolean);
    return taken === undefined ? detail : `${taken} lies there already, and it stays.`;
  }
  const pairs = cells.slice(1).map((cell, i) => [cells[i]!, cell] as const);
  const broken = clause === 'KG-5' ? pairs.find(pair => gapOf(squares, pair) !== undefined) : undefined;
  if (!broken) return detail;
  const [one, other] = broken.map(([, , letter]) => letter);
  return `Between ${one} and ${other} a square is empty.`;
}
