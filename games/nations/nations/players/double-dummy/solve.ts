/** Double-dummy: the tricks a side takes when all cards are known and all seats play best. */
import type { Seat } from '@parlour/kernel/game';
import type { CardIndex } from '../../../pack/pack.ts';
import { type FastDeal, legalCards } from '../fast-deal.ts';
import { SIZE, topOf } from '../masks.ts';
import { type Engine, sharedEngine } from './engine.ts';

/** `work`: cards the search played. */
export type Solution = { readonly tricks: number; readonly work: number };

/** Returns the tricks of the side to lead. Throws GIVEN_UP after `most` cards. */
export function solve(deal: FastDeal, most: number = MAX_WORK, engine: Engine = sharedEngine()): Solution {
  setUpSearch(engine, deal, most);
  const { left } = deal;
  return {
    tricks: findMaxTricks(left, estimateTricks(engine, left), need => engine.tryAll(0, 0, need, left)),
    work: engine.workDone(),
  };
}

const MAX_WORK = 2 ** 31 - 1;

/** Whose boards an engine remembers. */
const boardOwners = new Map<Engine, object | undefined>();

/** Returns the seat to play on the rotated board. Boards of one owner are rotated alike. */
function setUpSearch(engine: Engine, deal: FastDeal, most: number, owner?: object): Seat {
  if (owner === undefined || owner !== boardOwners.get(engine)) engine.forgetBoards();
  boardOwners.set(engine, owner);
  const first = owner === undefined ? (deal.turn - deal.inTrick) & 3 : 0;
  loadBoard(engine, deal, first);
  engine.beginSearch(Math.min(most, MAX_WORK));
  return (deal.turn - first) & 3;
}

/** By card of the seat to play: tricks of its side from this one on. Only entries of legal cards mean anything. */
export const TRICKS: Int8Array = new Int8Array(52);

export type CardValue = { readonly card: CardIndex; readonly tricks: number };

/**
 * Values every legal card. Throws GIVEN_UP after `most` cards. Results are kept for the next board of the same
 * `owner`, such as the deal under review; asked again, a search that gave up goes on.
 */
export function solveAll(
  deal: FastDeal,
  most: number = MAX_WORK,
  engine: Engine = sharedEngine(),
  owner?: object,
): CardValue[] {
  solveCards(deal, most, engine, owner);
  return legalCards(deal).map(card => ({ card, tricks: TRICKS[card]! }));
}

/**
 * Fills TRICKS and returns the work. Throws GIVEN_UP after `most` cards. All cards are tested for the best value,
 * then the rest for one trick less, and so on.
 */
export function solveCards(deal: FastDeal, most: number, engine: Engine = sharedEngine(), owner?: object): number {
  const seat = setUpSearch(engine, deal, most, owner);
  const { inTrick: place, left } = deal;
  const isMine = seat % 2 === 0;
  const best = findMaxTricks(left, estimateTricks(engine, left), need => engine.tryAll(place, seat, need, left));
  let cards = engine.cards.slice(16 * place, engine.listPermitted(place, seat));
  for (let tricks = best; cards.length > 0; tricks += isMine ? -1 : 1) {
    const hasValue = (card: number): boolean =>
      isMine
        ? tricks === 0 || engine.tryCard(place, seat, card, tricks, left)
        : tricks === left || !engine.tryCard(place, seat, card, tricks + 1, left);
    cards = cards.filter(card => {
      if (!hasValue(card)) return true;
      storeTricks(engine, deal, card, isMine ? tricks : left - tricks);
      return false;
    });
  }
  return engine.workDone();
}

/** Values only these cards, which takes less time than all. */
export function solveSome(deal: FastDeal, cards: readonly CardIndex[], engine: Engine = sharedEngine()): number[] {
  const seat = setUpSearch(engine, deal, MAX_WORK);
  const { inTrick: place, left } = deal;
  let guess = estimateTricks(engine, left);
  return cards.map(card => {
    const rotated = rotateCard(card, deal.star);
    guess = findMaxTricks(left, guess, need => engine.tryCard(place, seat, rotated, need, left));
    return seat % 2 === 0 ? guess : left - guess;
  });
}

/** Searches outwards from a guess. */
function findMaxTricks(all: number, guess: number, isEnough: (need: number) => boolean): number {
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

/** Stores the tricks also for the equivalent cards below it. */
function storeTricks(engine: Engine, { star, turn, hands }: FastDeal, card: number, tricks: number): void {
  const nation = ((card >> 4) + star) & 3;
  const mine = hands[4 * turn + nation]!;
  const others = engine.held[card >> 4]! & ~mine;
  for (let rank = card & 15; rank >= 0 && ((others >> rank) & 1) === 0; rank--) {
    TRICKS[13 * nation + rank] = tricks;
  }
}

/** Copies a deal, rotated so that `first` is seat 0 and the Star nation is nation 0. */
export function loadBoard(engine: Engine, { hands, star, turn, trick, inTrick }: FastDeal, first: Seat): void {
  const leader = (turn - inTrick - first) & 3;
  for (let seat = 0; seat < 4; seat++) {
    for (let nation = 0; nation < 4; nation++) {
      engine.hands[4 * seat + nation] = hands[4 * ((seat + first) & 3) + ((nation + star) & 3)]!;
    }
  }
  for (let place = 0; place < inTrick; place++) {
    engine.played[place] = 64 * ((leader + place) & 3) + rotateCard(trick[place]!, star);
    toggleCard(engine, engine.played[place]!);
  }
  engine.readBoard();
  for (let place = 0; place < inTrick; place++) toggleCard(engine, engine.played[place]!);
}

const rotateCard = (card: CardIndex, star: number): number => 16 * ((Math.trunc(card / 13) - star) & 3) + (card % 13);

function toggleCard({ hands }: Engine, card: number): void {
  hands[card >> 4]! ^= 1 << (card & 15);
}

/** Guesses from the share of high cards and Stars; off by one trick on average on random deals. */
export function estimateTricks({ hands, held }: Engine, left: number): number {
  let ours = 0;
  let all = 0;
  for (let nation = 0; nation < 4; nation++) {
    let rest = held[nation]!;
    for (let points = 4; points > 0 && rest !== 0; points--) {
      const card = topOf(rest);
      rest ^= card;
      all += points;
      if (((hands[nation]! | hands[8 + nation]!) & card) !== 0) ours += points;
    }
  }
  const stars = held[0] === 0 ? 0.5 : SIZE[hands[0]! | hands[8]!]! / SIZE[held[0]!]!;
  return Math.round(left * (0.525 + 1.25 * (ours / all - 0.5) + 1.07 * (stars - 0.5)));
}
