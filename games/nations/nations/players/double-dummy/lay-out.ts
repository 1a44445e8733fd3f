/** A deal laid out for the search, and what it may come to at a glance. */
import type { Seat } from '@parlour/kernel/game';
import type { CardIndex } from '../../../pack/pack.ts';
import type { FastDeal } from '../fast.ts';
import { SIZE, topOf } from '../masks.ts';
import type { Engine } from './engine.ts';

/** Turns the deal so that `first` is seat 0 and the Star nation is nation 0; the trick is laid as far as it is. */
export function layOut(by: Engine, { hands, star, turn, trick, inTrick }: FastDeal, first: Seat): void {
  const leader = (turn - inTrick - first) & 3;
  for (let seat = 0; seat < 4; seat++) {
    for (let nation = 0; nation < 4; nation++) {
      by.hands[4 * seat + nation] = hands[4 * ((seat + first) & 3) + ((nation + star) & 3)]!;
    }
  }
  for (let place = 0; place < inTrick; place++) {
    by.played[place] = 64 * ((leader + place) & 3) + turned(trick[place]!, star);
    toggle(by, by.played[place]!);
  }
  by.readBoard();
  for (let place = 0; place < inTrick; place++) toggle(by, by.played[place]!);
}

const turned = (card: CardIndex, star: number): number => 16 * ((Math.trunc(card / 13) - star) & 3) + (card % 13);

/** A card with its seat is put into the hand or taken out of it. */
function toggle({ hands }: Engine, card: number): void {
  hands[card >> 4]! ^= 1 << (card & 15);
}

/** A first guess from the share of high cards and of Stars; on random deals it errs by one trick on average. */
export function estimate({ hands, held }: Engine, left: number): number {
  let ours = 0;
  let all = 0;
  for (let nation = 0; nation < 4; nation++) {
    let rest = held[nation]!;
    for (let worth = 4; worth > 0 && rest !== 0; worth--) {
      const card = topOf(rest);
      rest ^= card;
      all += worth;
      if (((hands[nation]! | hands[8 + nation]!) & card) !== 0) ours += worth;
    }
  }
  const stars = held[0] === 0 ? 0.5 : SIZE[hands[0]! | hands[8]!]! / SIZE[held[0]!]!;
  return Math.round(left * (0.525 + 1.25 * (ours / all - 0.5) + 1.07 * (stars - 0.5)));
}
