/** Double-dummy: how many tricks a side takes when all cards are known and everybody plays best. */
import type { Seat } from '@parlour/kernel/game';
import type { CardIndex } from '../../../pack/pack.ts';
import { type FastDeal, permitted } from '../fast.ts';
import { type Engine, quickestEngine } from './engine.ts';
import { estimate, layOut } from './lay-out.ts';

/** Tricks, and how many cards the search has played to find them. */
export type Solution = { readonly tricks: number; readonly work: number };

/** Tricks of the side that is to lead. Throws GIVEN_UP after so much work. */
export function solve(deal: FastDeal, most: number = MOST, by: Engine = quickestEngine()): Solution {
  begin(by, deal, most);
  const { left } = deal;
  return { tricks: count(left, estimate(by, left), need => by.tryAll(0, 0, need, left)), work: by.workDone() };
}

const MOST = 2 ** 31 - 1;

/** What the boards belong to that an engine remembers. */
const kept = new Map<Engine, object | undefined>();

/** Answers the seat that is to play, as the deal is turned: boards that belong together are turned alike. */
function begin(by: Engine, deal: FastDeal, most: number, of?: object): Seat {
  if (of === undefined || of !== kept.get(by)) by.forgetBoards();
  kept.set(by, of);
  const first = of === undefined ? (deal.turn - deal.inTrick) & 3 : 0;
  layOut(by, deal, first);
  by.beginSearch(Math.min(most, MOST));
  return (deal.turn - first) & 3;
}

/**
 * By card of the seat that is to play: the tricks of its side from this one on, if it plays that card. Cards between
 * which nobody has one count alike; of all others TRICKS tells nothing.
 */
export const TRICKS: Int8Array = new Int8Array(52);

/** A card that may be played, and the tricks of the side that plays it, this one and all later ones. */
export type CardValue = { readonly card: CardIndex; readonly tricks: number };

/**
 * All cards that may be played now, with what each comes to. Throws GIVEN_UP after so much work. What was found on a board is
 * kept for the next one that is `of` the same, such as the deal that is gone through; asked again, a search that gave up goes on.
 */
export function solveAll(deal: FastDeal, most: number = MOST, by: Engine = quickestEngine(), of?: object): CardValue[] {
  solveCards(deal, most, by, of);
  return permitted(deal).map(card => ({ card, tricks: TRICKS[card]! }));
}

/**
 * Fills TRICKS and answers the work done. Throws GIVEN_UP after so much work. No card is better than the best of all, so all
 * are asked whether they are as good, then those that are not whether they are worse by one, and so on.
 */
export function solveCards(deal: FastDeal, most: number, by: Engine = quickestEngine(), of?: object): number {
  const seat = begin(by, deal, most, of);
  const { inTrick: place, left } = deal;
  const isMine = seat % 2 === 0;
  const best = count(left, estimate(by, left), need => by.tryAll(place, seat, need, left));
  let cards = by.cards.slice(16 * place, by.listPermitted(place, seat));
  for (let tricks = best; cards.length > 0; tricks += isMine ? -1 : 1) {
    const comesTo = (card: number): boolean =>
      isMine
        ? tricks === 0 || by.tryCard(place, seat, card, tricks, left)
        : tricks === left || !by.tryCard(place, seat, card, tricks + 1, left);
    cards = cards.filter(card => {
      if (!comesTo(card)) return true;
      noteTricks(by, deal, card, isMine ? tricks : left - tricks);
      return false;
    });
  }
  return by.workDone();
}

/** The largest number that is enough, found by asking around a guess. */
function count(all: number, guess: number, isEnough: (need: number) => boolean): number {
  let least = 0;
  let most = all;
  for (let next = guess; least < most; ) {
    const need = Math.max(least + 1, Math.min(next, most));
    if (isEnough(need)) least = need;
    else most = need - 1;
    next = least === need ? need + 1 : need - 1;
  }
  return least;
}

/** Notes the tricks of a card and of those below it that nobody else's card parts from it. */
function noteTricks(by: Engine, { star, turn, hands }: FastDeal, card: number, tricks: number): void {
  const nation = ((card >> 4) + star) & 3;
  const mine = hands[4 * turn + nation]!;
  const others = by.held[card >> 4]! & ~mine;
  for (let rank = card & 15; rank >= 0 && ((others >> rank) & 1) === 0; rank--) {
    TRICKS[13 * nation + rank] = tricks;
  }
}
