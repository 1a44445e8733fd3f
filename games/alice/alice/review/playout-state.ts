/**
 * A compact state for thousands of playouts, with what the players have heard. playouts.test.ts compares its rules
 * with those of `alice/rules/`.
 */
import { allSeats, leftOf } from '@parlour/kernel/authoring/cards';
import type { Input, Seat } from '@parlour/kernel/game';
import type { Random } from '@parlour/kernel/random';
import { itemAt } from '@parlour/kernel/result';
import { beliefsFrom } from '../players/beliefs.ts';
import type { AliceChance } from '../rules/apply.ts';
import type { CardNumber } from '../rules/facts.ts';
import type { AlicePlay } from '../rules/judge.ts';
import { PACK, packPlaceOf } from '../rules/pack.ts';
import { MAX_TURNS, type State } from '../rules/state.ts';
import type { AliceViewWithHistory } from '../rules/view.ts';

export const NONE = -1;

/** For tests that follow a playout. */
export type OnInput = (input: Input<AlicePlay, AliceChance>) => void;

export type PlayoutState = {
  readonly seats: number;
  /** By card: the seat, or NONE. */
  readonly where: Int8Array;
  readonly sizes: Uint8Array;
  /** By seat: a Leading card, or NONE. */
  readonly exposed: Int8Array;
  readonly made: Uint8Array;
  /** Seats that it is forbidden or of no use to ask (AL-23r): barred[asker * cards + card]. */
  readonly barred: Uint16Array;
  /** What all have heard, and what the chair has heard. */
  readonly publicShares: CardShares;
  readonly chairShares: CardShares;
  readonly chair: Seat;
  readonly asker: Asker;
  /** This one included. */
  readonly turnsLeft: number;
  turn: Seat;
  hasCompleted: 0 | 1;
  last: Seat;
  readonly onInput?: OnInput;
};

/** Puts the likeliest question, or any by lot, the likelier the more often. */
export type Asker = 'likeliest' | 'byLot';

/** Where the rules set no limit. */
const MAX_PLAYOUT_TURNS = 600;

export function playoutStateOf(
  state: State,
  cards: number,
  chair: Seat,
  publicShares: CardShares,
  chairShares: CardShares,
  asker: Asker = 'likeliest',
): PlayoutState {
  const seats = state.hands.length;
  const where = new Int8Array(cards).fill(NONE);
  for (const seat of allSeats(seats)) for (const card of itemAt(state.hands, seat)) where[packPlaceOf(card)] = seat;
  const barred = new Uint16Array(seats * cards);
  for (const { by, of, card } of state.barred) barred[by * cards + packPlaceOf(card)]! |= 1 << of;
  return {
    seats,
    where,
    sizes: Uint8Array.from(state.hands, hand => hand.length),
    exposed: Int8Array.from(state.exposed, card => (card === null ? NONE : packPlaceOf(card))),
    made: Uint8Array.from(state.made, sets => sets.length),
    barred,
    publicShares: copyShares(publicShares),
    chairShares: copyShares(chairShares),
    chair,
    asker,
    turnsLeft: state.repeats === 'allowed' ? MAX_TURNS - state.turns : MAX_PLAYOUT_TURNS,
    turn: state.turn,
    hasCompleted: state.completed ? 1 : 0,
    last: state.last ?? NONE,
  };
}

export const sharesOfSeat = (playout: PlayoutState, seat: Seat): CardShares =>
  seat === playout.chair ? playout.chairShares : playout.publicShares;

export const isMissing = ({ where, turn }: PlayoutState, card: CardNumber): boolean => where[card] !== turn;

export function exposeCard({ where, sizes, exposed, turn }: PlayoutState, card: CardNumber): void {
  where[card] = NONE;
  sizes[turn]! -= 1;
  exposed[turn] = card;
}

export function completeSet(playout: PlayoutState): void {
  const { where, sizes, exposed, made, turn } = playout;
  const leading = itemAt(exposed, turn);
  where[leading + 1] = NONE;
  where[leading + 2] = NONE;
  sizes[turn]! -= 2;
  exposed[turn] = NONE;
  made[turn]! += 1;
  playout.hasCompleted = 1;
  playout.last = turn;
}

/** Returns whether the answer was the card. */
export function askForCard(playout: PlayoutState, of: Seat, card: CardNumber, random: Random): boolean {
  const { publicShares, chairShares, turn } = playout;
  playout.last = turn;
  for (const shares of [publicShares, chairShares]) excludeSeat(shares, card, turn);
  if (playout.where[card] === of) {
    moveCard(playout, card, of, turn);
    for (const shares of [publicShares, chairShares]) fixSeat(shares, card, turn);
    return true;
  }
  for (const shares of [publicShares, chairShares]) excludeSeat(shares, card, of);
  drawForfeit(playout, turn, of, random);
  playout.barred[turn * playout.where.length + card]! |= 1 << of;
  return false;
}

/** The owner of the hand may then be asked everything again. */
function moveCard({ where, sizes, barred }: PlayoutState, card: CardNumber, from: Seat, to: Seat): void {
  where[card] = to;
  sizes[from]! -= 1;
  sizes[to]! += 1;
  for (let at = 0; at < barred.length; at++) barred[at]! &= ~(1 << to);
}

export function drawForfeit(playout: PlayoutState, from: Seat, to: Seat, random: Random): void {
  const { sizes, exposed, publicShares, chairShares, chair } = playout;
  if (itemAt(sizes, from) === 0) {
    const card = itemAt(exposed, from);
    exposed[from] = NONE;
    sizes[from]! += 1;
    moveCard(playout, card, from, to);
    for (const shares of [publicShares, chairShares]) fixSeat(shares, card, to);
    return;
  }
  const card = drawFrom(playout, from, random);
  playout.onInput?.({ by: 'chance', drew: { forfeit: itemAt(PACK, card) } });
  const size = itemAt(sizes, from);
  moveCard(playout, card, from, to);
  moveUnseenCard(publicShares, from, to, size);
  if (from === chair || to === chair) fixSeat(chairShares, card, to);
  else moveUnseenCard(chairShares, from, to, size);
}

function drawFrom({ where, sizes }: PlayoutState, seat: Seat, random: Random): CardNumber {
  let left = random.below(itemAt(sizes, seat));
  let card = where.indexOf(seat);
  for (; left > 0; left--) card = where.indexOf(seat, card + 1);
  return card;
}

/** Returns whether another seat has a card. */
export function passTurn(playout: PlayoutState): boolean {
  const { seats, sizes, exposed } = playout;
  playout.hasCompleted = 0;
  for (let i = 0; i < seats; i++) {
    playout.turn = leftOf(playout.turn, seats);
    if (itemAt(sizes, playout.turn) > 0 || exposed[playout.turn] !== NONE) return true;
  }
  return false;
}

/** Unscaled likelihoods, updated in a playout: shares[card * seats + seat]. */
export type CardShares = { readonly seats: number; readonly shares: Float64Array };

export const cardSharesOf = (view: Pick<AliceViewWithHistory, 'history' | 'sets'>): CardShares => ({
  seats: view.sets.length,
  shares: beliefsFrom(view).shares,
});

export const copyShares = ({ seats, shares }: CardShares): CardShares => ({ seats, shares: shares.slice() });

export function excludeSeat({ seats, shares }: CardShares, card: CardNumber, seat: Seat): void {
  shares[card * seats + seat] = 0;
}

export function fixSeat({ seats, shares }: CardShares, card: CardNumber, seat: Seat): void {
  shares.fill(0, card * seats, card * seats + seats);
  shares[card * seats + seat] = 1;
}

/** Any card of the hand, with the same chance. */
export function moveUnseenCard({ seats, shares }: CardShares, from: Seat, to: Seat, size: number): void {
  for (let at = 0; at < shares.length; at += seats) {
    const moved = itemAt(shares, at + from) / size;
    shares[at + from]! -= moved;
    shares[at + to]! += moved;
  }
}

export function sumOfOthers({ seats, shares }: CardShares, card: CardNumber, but: Seat): number {
  let sum = 0;
  for (let seat = 0; seat < seats; seat++) if (seat !== but) sum += itemAt(shares, card * seats + seat);
  return sum;
}
