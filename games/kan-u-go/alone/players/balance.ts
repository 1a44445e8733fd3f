/** What an addition is worth to a patience: hard letters go first, and what stays should still make words. */
import { codeIn, takeBack } from '../../crossword/board.ts';
import { LETTERS } from '../../pack/pack.ts';
import { bestOf, type Valuing } from '../../players/candidates.ts';
import { burden, hardness } from '../../players/letters.ts';
import { canGoOn, find, goOn, IDLE, lay, type Patience, type Piles } from './patience.ts';

const HARD = 2;
/** All cards must go in the end, and short additions leave more of the crossword open. */
const CARD = -6;

export const byBalance =
  (hand: Uint8Array): Valuing =>
  (cards, from, to) => {
    let value = CARD * (to - from);
    for (let at = from; at < to; at++) {
      const code = codeIn(cards[at]!);
      value += HARD * hardness(code);
      hand[code]!--;
    }
    value -= burden(hand);
    for (let at = from; at < to; at++) hand[codeIn(cards[at]!)]!++;
    return value;
  };

/** Plays to the end, always the addition with the best balance; answers how many cards are left. */
export function playOut(patience: Patience, from: Piles): number {
  const before = patience.board.count;
  let piles = from;
  for (let idle = 0; idle < IDLE; idle++) {
    const hand = find(patience, piles);
    const [best] = bestOf(patience.finds, 1, byBalance(hand));
    if (best === undefined && !canGoOn(patience, piles)) break;
    if (best !== undefined) idle = -1;
    piles = best === undefined ? goOn(patience, piles) : lay(patience, piles, best.cards);
  }
  const left = LETTERS.length - patience.board.count;
  takeBack(patience.board, patience.board.count - before);
  return left;
}
