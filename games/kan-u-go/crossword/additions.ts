import { codeOf } from '../lexicon/graph.ts';
import { cellOf } from './board.ts';
import type { Addition, Cell, Crossword, Dictionary, Limits } from './crossword.ts';
import { deskKeeper } from './desk.ts';
import { findAdditions } from './finder.ts';
import { type Finds, startOf } from './finds.ts';
import { spellerOf } from './speller.ts';

const deskFor = deskKeeper();

/** Every permitted addition of a hand, each once, in a fixed order. Must agree with refuseAddition. */
export function permittedAdditions(
  crossword: Crossword,
  hand: readonly string[],
  dictionary: Dictionary,
  limits: Limits,
): Addition[] {
  const { board, finds } = deskFor(crossword, spellerOf(dictionary, limits.plurals));
  findAdditions(board, countsOf(hand), limits, finds);
  return Array.from({ length: finds.count }, (_, i) => additionIn(finds, i));
}

function additionIn(finds: Finds, i: number): Addition {
  const cells: Cell[] = [];
  for (let at = startOf(finds, i); at < finds.ends[i]!; at++) cells.push(cellOf(finds.cards[at]!));
  return cells;
}

/** A hand as the number of its cards by letter; free cards are not laid [KG-15r]. */
export function countsOf(hand: readonly string[]): Uint8Array {
  const counts = new Uint8Array(26);
  for (const card of hand) if (card !== '*') counts[codeOf(card)]!++;
  return counts;
}
