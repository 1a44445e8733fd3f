/** A state of the game in small numbers, for playing thousands of matches out. The rules are those of `alice/rules/`; a test holds them together. */
import { allSeats, leftOf } from '@parlour/kernel/authoring/cards';
import type { Input, Seat } from '@parlour/kernel/game';
import type { Random } from '@parlour/kernel/random';
import { itemAt } from '@parlour/kernel/result';
import type { AliceChance } from '../rules/apply.ts';
import type { CardNumber } from '../rules/facts.ts';
import type { AlicePlay } from '../rules/judge.ts';
import { PACK, placeOf } from '../rules/pack.ts';
import { MOST_TURNS, type State } from '../rules/state.ts';
import { hearMoved, hearNot, hearWith, type Rumour, spread } from './rumour.ts';

export const NONE = -1;

/** Told every input, for whoever wants to follow. */
export type Follow = (input: Input<AlicePlay, AliceChance>) => void;

export type Quick = {
  readonly seats: number;
  /** By card the seat whose hand it is in, or none. */
  readonly where: Int8Array;
  readonly sizes: Uint8Array;
  /** By seat the exposed Leading card, or none. */
  readonly exposed: Int8Array;
  readonly made: Uint8Array;
  /** By asker and card the seats that it is forbidden or of no use to ask (AL-23r): barred[seat * cards + card]. */
  readonly barred: Uint16Array;
  /** What all have heard, and what the one chair has. */
  readonly all: Rumour;
  readonly own: Rumour;
  readonly chair: Seat;
  /** How many turns may still be played, this one included. */
  readonly turnsLeft: number;
  turn: Seat;
  hasCompleted: 0 | 1;
  last: Seat;
  readonly follow?: Follow;
};

/** Stops a playout where the rules set no limit. */
const LONGEST_PLAYOUT = 600;

export function quickOf(state: State, cards: number, chair: Seat, all: Rumour, own: Rumour): Quick {
  const seats = state.hands.length;
  const where = new Int8Array(cards).fill(NONE);
  for (const seat of allSeats(seats)) for (const card of itemAt(state.hands, seat)) where[placeOf(card)] = seat;
  const barred = new Uint16Array(seats * cards);
  for (const { by, of, card } of state.barred) barred[by * cards + placeOf(card)]! |= 1 << of;
  return {
    seats,
    where,
    sizes: Uint8Array.from(state.hands, hand => hand.length),
    exposed: Int8Array.from(state.exposed, card => (card === null ? NONE : placeOf(card))),
    made: Uint8Array.from(state.made, sets => sets.length),
    barred,
    all: spread(all),
    own: spread(own),
    chair,
    turnsLeft: state.repeats === 'allowed' ? MOST_TURNS - state.turns : LONGEST_PLAYOUT,
    turn: state.turn,
    hasCompleted: state.completed ? 1 : 0,
    last: state.last ?? NONE,
  };
}

export const heardBy = (quick: Quick, seat: Seat): Rumour => (seat === quick.chair ? quick.own : quick.all);

export const isMissing = ({ where, turn }: Quick, card: CardNumber): boolean => where[card] !== turn;

export function expose({ where, sizes, exposed, turn }: Quick, card: CardNumber): void {
  where[card] = NONE;
  sizes[turn]! -= 1;
  exposed[turn] = card;
}

export function complete(quick: Quick): void {
  const { where, sizes, exposed, made, turn } = quick;
  const leading = itemAt(exposed, turn);
  where[leading + 1] = NONE;
  where[leading + 2] = NONE;
  sizes[turn]! -= 2;
  exposed[turn] = NONE;
  made[turn]! += 1;
  quick.hasCompleted = 1;
  quick.last = turn;
}

/** Whether the answer was the card. */
export function ask(quick: Quick, of: Seat, card: CardNumber, random: Random): boolean {
  const { all, own, turn } = quick;
  quick.last = turn;
  for (const rumour of [all, own]) hearNot(rumour, card, turn);
  if (quick.where[card] === of) {
    move(quick, card, of, turn);
    for (const rumour of [all, own]) hearWith(rumour, card, turn);
    return true;
  }
  for (const rumour of [all, own]) hearNot(rumour, card, of);
  forfeit(quick, turn, of, random);
  quick.barred[turn * quick.where.length + card]! |= 1 << of;
  return false;
}

/** A card comes to a hand, and its owner may be asked everything again. */
function move({ where, sizes, barred }: Quick, card: CardNumber, from: Seat, to: Seat): void {
  where[card] = to;
  sizes[from]! -= 1;
  sizes[to]! += 1;
  for (let at = 0; at < barred.length; at++) barred[at]! &= ~(1 << to);
}

export function forfeit(quick: Quick, from: Seat, to: Seat, random: Random): void {
  const { sizes, exposed, all, own, chair } = quick;
  if (itemAt(sizes, from) === 0) {
    const card = itemAt(exposed, from);
    exposed[from] = NONE;
    sizes[from]! += 1;
    move(quick, card, from, to);
    for (const rumour of [all, own]) hearWith(rumour, card, to);
    return;
  }
  const card = drawFrom(quick, from, random);
  quick.follow?.({ by: 'chance', drew: { forfeit: itemAt(PACK, card) } });
  const size = itemAt(sizes, from);
  move(quick, card, from, to);
  hearMoved(all, from, to, size);
  if (from === chair || to === chair) hearWith(own, card, to);
  else hearMoved(own, from, to, size);
}

function drawFrom({ where, sizes }: Quick, seat: Seat, random: Random): CardNumber {
  let left = random.below(itemAt(sizes, seat));
  let card = where.indexOf(seat);
  for (; left > 0; left--) card = where.indexOf(seat, card + 1);
  return card;
}

/** The turn goes to the next who has a card; answers whether there is one. */
export function pass(quick: Quick): boolean {
  const { seats, sizes, exposed } = quick;
  quick.hasCompleted = 0;
  for (let i = 0; i < seats; i++) {
    quick.turn = leftOf(quick.turn, seats);
    if (itemAt(sizes, quick.turn) > 0 || exposed[quick.turn] !== NONE) return true;
  }
  return false;
}
