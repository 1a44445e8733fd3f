/** A board and room for what is found on it. Making them takes longer than a quick player thinks. */
import { type Board, boardOf, cardsOf, codeIn, layCards, squareIn, takeBack } from './board.ts';
import type { Crossword } from './crossword.ts';
import { type Finds, noFinds } from './finds.ts';
import type { Speller } from './speller.ts';

export type Desk = { readonly board: Board; readonly finds: Finds };

export type FindDesk = (crossword: Crossword, speller: Speller) => Desk;

export const newDesk: FindDesk = (crossword, speller) => ({ board: boardOf(crossword, speller), finds: noFinds() });

/** Keeps the desk used last and brings it up to date: only for those who answer at once and leave the board as it is. */
export function deskKeeper(): FindDesk {
  const kept = new WeakMap<Speller, Desk>();
  return (crossword, speller) => {
    const desk = kept.get(speller) ?? newDesk([], speller);
    kept.set(speller, desk);
    const cards = cardsOf(crossword);
    const same = agreement(desk.board, cards);
    takeBack(desk.board, desk.board.count - same);
    layCards(desk.board, cards, same, cards.length);
    return desk;
  };
}

/** How many cards lie as they were laid last time. */
function agreement({ taken, letters, count }: Board, cards: Int32Array): number {
  const isSame = (i: number): boolean =>
    taken[i] === squareIn(cards[i]!) && letters[taken[i]!] === codeIn(cards[i]!) + 1;
  let same = 0;
  while (same < count && same < cards.length && isSame(same)) same++;
  return same;
}
