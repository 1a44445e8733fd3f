/** Double-dummy: how many tricks a side takes when all cards are known and everybody plays best. */
import type { CardIndex } from '../../rules/pack.ts';
import { type FastDeal, permitted } from '../fast.ts';
import { SIZE, topOf } from '../masks.ts';
import { HANDS, HELD, handSize, holdAll, PLAYED } from './board.ts';
import { encodeBoard } from './codes.ts';
import { CARDS } from './list.ts';
import { forget } from './memory.ts';
import { beginSearch, listPermitted, tryAll, tryCard, workDone } from './search.ts';

/** Tricks, and how many cards the search has played to find them. */
export type Solution = { readonly tricks: number; readonly work: number };

/** Tricks of the side that is to lead. Throws GIVEN_UP after so much work. */
export function solve(deal: FastDeal, most: number = Number.POSITIVE_INFINITY): Solution {
  layOut(deal);
  beginSearch(most);
  const left = handSize(0);
  return { tricks: count(0, left, estimate(left), need => tryAll(0, need, left)), work: workDone() };
}

/**
 * By card of the seat that is to play: the tricks of its side from this one on, if it plays that card. Cards between
 * which nobody has one count alike; of all others TRICKS tells nothing.
 */
export const TRICKS: Int8Array = new Int8Array(52);

/** A card that may be played, and the tricks of the side that plays it, this one and all later ones. */
export type CardValue = { readonly card: CardIndex; readonly tricks: number };

/** All cards that may be played now, with what each comes to. Throws GIVEN_UP after so much work. */
export function solveAll(deal: FastDeal, most: number = Number.POSITIVE_INFINITY): CardValue[] {
  solveCards(deal, most);
  return permitted(deal).map(card => ({ card, tricks: TRICKS[card]! }));
}

/** Fills TRICKS and answers the work done. Throws GIVEN_UP after so much work. No card is better than the best of all. */
export function solveCards(deal: FastDeal, most: number): number {
  layOut(deal);
  beginSearch(most);
  const { inTrick: place, left } = deal;
  const isMine = place % 2 === 0;
  const best = count(0, left, estimate(left), need => tryAll(place, need, left));
  const end = listPermitted(place);
  for (let i = 16 * place; i < end; i++) {
    const card = CARDS[i]!;
    const isEnough = (need: number): boolean => tryCard(place, card, need, left);
    const tricks = isMine ? count(0, best, best, isEnough) : left - count(best, left, best + 1, isEnough);
    noteTricks(deal, card, tricks);
  }
  return workDone();
}

/** The largest number that is enough, found by asking around a guess. */
function count(fewest: number, all: number, guess: number, isEnough: (need: number) => boolean): number {
  let least = fewest;
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
function noteTricks({ star, turn, hands }: FastDeal, card: number, tricks: number): void {
  const nation = ((card >> 4) + star) & 3;
  const mine = hands[4 * turn + nation]!;
  const others = HELD[card >> 4]! & ~mine;
  for (let rank = card & 15; rank >= 0 && ((others >> rank) & 1) === 0; rank--) {
    TRICKS[13 * nation + rank] = tricks;
  }
}

/** Turns the deal so that the seat that led is seat 0 and the Star nation is nation 0; the trick is laid as far as it is. */
function layOut({ hands, star, turn, trick, inTrick }: FastDeal): void {
  forget();
  const leader = (turn - inTrick) & 3;
  for (let seat = 0; seat < 4; seat++) {
    for (let nation = 0; nation < 4; nation++) {
      HANDS[4 * seat + nation] = hands[4 * ((seat + leader) & 3) + ((nation + star) & 3)]!;
    }
  }
  for (let place = 0; place < inTrick; place++) toggle(place, turned(trick[place]!, star));
  holdAll();
  encodeBoard();
  for (let place = 0; place < inTrick; place++) {
    toggle(place, turned(trick[place]!, star));
    PLAYED[place] = 64 * place + turned(trick[place]!, star);
  }
}

const turned = (card: CardIndex, star: number): number => 16 * ((Math.trunc(card / 13) - star) & 3) + (card % 13);

function toggle(seat: number, card: number): void {
  HANDS[4 * seat + (card >> 4)]! ^= 1 << (card & 15);
}

/** A first guess from the share of high cards and of Stars; on random deals it errs by one trick on average. */
function estimate(left: number): number {
  let ours = 0;
  let all = 0;
  for (let nation = 0; nation < 4; nation++) {
    let rest = HELD[nation]!;
    for (let worth = 4; worth > 0 && rest !== 0; worth--) {
      const card = topOf(rest);
      rest ^= card;
      all += worth;
      if (((HANDS[nation]! | HANDS[8 + nation]!) & card) !== 0) ours += worth;
    }
  }
  const stars = HELD[0] === 0 ? 0.5 : SIZE[HANDS[0]! | HANDS[8]!]! / SIZE[HELD[0]!]!;
  return Math.round(left * (0.525 + 1.25 * (ours / all - 0.5) + 1.07 * (stars - 0.5)));
}
