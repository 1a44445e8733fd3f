import { letterCode } from '../lexicon/graph.ts';
import type { Addition, Cell, Crossword, Dictionary, Limits } from './crossword.ts';
import { findAdditions } from './finder.ts';
import {
  cardLetter,
  cardSquare,
  cardToCell,
  createBoard,
  crosswordToCards,
  placeCards,
  removeLastCards,
  type SearchBoard,
} from './search-board.ts';
import { type SearchGraph, searchGraphFor } from './search-graph.ts';
import { additionStart, type FoundAdditions, newFoundAdditions } from './search-lists.ts';

/** Creating one takes longer than a quick player thinks. */
export type SearchWorkspace = { readonly board: SearchBoard; readonly finds: FoundAdditions };

export type GetWorkspace = (crossword: Crossword, speller: SearchGraph) => SearchWorkspace;

export const newWorkspace: GetWorkspace = (crossword, speller) => ({
  board: createBoard(crossword, speller),
  finds: newFoundAdditions(),
});

/** Caches the last workspace of each dictionary. Only for callers that finish synchronously and restore the board. */
export function createWorkspaceCache(): GetWorkspace {
  const cached = new WeakMap<SearchGraph, SearchWorkspace>();
  return (crossword, speller) => {
    const workspace = cached.get(speller) ?? newWorkspace([], speller);
    cached.set(speller, workspace);
    const cards = crosswordToCards(crossword);
    const same = commonPrefix(workspace.board, cards);
    removeLastCards(workspace.board, workspace.board.count - same);
    placeCards(workspace.board, cards, same, cards.length);
    return workspace;
  };
}

function commonPrefix({ taken, letters, count }: SearchBoard, cards: Int32Array): number {
  const isSame = (i: number): boolean =>
    taken[i] === cardSquare(cards[i]!) && letters[taken[i]!] === cardLetter(cards[i]!) + 1;
  let same = 0;
  while (same < count && same < cards.length && isSame(same)) same++;
  return same;
}

const workspaceFor = createWorkspaceCache();

/** Returns every permitted addition once, in a fixed order. Must agree with refuseAddition. */
export function permittedAdditions(
  crossword: Crossword,
  hand: readonly string[],
  dictionary: Dictionary,
  limits: Limits,
): Addition[] {
  const { board, finds } = workspaceFor(crossword, searchGraphFor(dictionary, limits.plurals));
  findAdditions(board, countByLetter(hand), limits, finds);
  return Array.from({ length: finds.count }, (_, i) => additionIn(finds, i));
}

function additionIn(finds: FoundAdditions, i: number): Addition {
  const cells: Cell[] = [];
  for (let at = additionStart(finds, i); at < finds.ends[i]!; at++) cells.push(cardToCell(finds.cards[at]!));
  return cells;
}

/** Free cards are never laid [KG-15r]. */
export function countByLetter(hand: readonly string[]): Uint8Array {
  const counts = new Uint8Array(26);
  for (const card of hand) if (card !== '*') counts[letterCode(card)]!++;
  return counts;
}
