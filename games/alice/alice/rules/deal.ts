/** Dealing, and laying down what was dealt whole. */
import { allSeats, dealOneByOne, leftOf } from '@parlour/kernel/authoring/cards';
import type { Seat } from '@parlour/kernel/game';
import { type Random, shuffle } from '@parlour/kernel/random';
import { itemAt } from '@parlour/kernel/result';
import type { AliceEvent } from './happenings.ts';
import { type Card, cardsOfSet, setOf, sorted } from './pack.ts';
import { countSeats, type State } from './state.ts';
import { type AliceStep, followedBy, pointFor, startTurn, step } from './turn.ts';

/** The order of the pack, and who deals it. */
export type Deal = { readonly dealer: Seat; readonly pack: readonly Card[] };

export const drawDeal = (state: State, random: Random, pack: readonly Card[], order?: readonly Card[]): Deal => ({
  dealer: state.dealer ?? random.below(countSeats(state)),
  pack: order ?? shuffle(random, pack),
});

export function deal(state: State, { dealer, pack }: Deal): AliceStep {
  const count = countSeats(state);
  const hands = dealOneByOne(pack, count, dealer).map(sorted);
  const dealt = step(
    { ...state, dealer, hands },
    { what: 'deal', clause: 'AL-1', dealer },
    ...hands.map((hand, seat) => handDealt(seat, hand)),
  );
  const first = leftOf(dealer, count);
  const laid = allSeats(count).reduce((so, i) => followedBy(so, after => layDown(after, (first + i) % count)), dealt);
  return followedBy(
    followedBy(laid, after => step(after, { what: 'begin', clause: 'AL-3', seat: first })),
    after => startTurn(after, first),
  );
}

export const handDealt = (seat: Seat, hand: readonly Card[]): AliceEvent => ({
  what: 'hand',
  clause: 'AL-1',
  seat,
  cards: hand.length,
  secret: { hand },
  seenBy: [seat],
});

function layDown(state: State, seat: Seat): AliceStep {
  const hand = itemAt(state.hands, seat);
  const sets = [...new Set(hand.map(setOf))].filter(set => cardsOfSet(set).every(card => hand.includes(card)));
  const after = {
    ...state,
    hands: state.hands.with(
      seat,
      hand.filter(card => !sets.includes(setOf(card))),
    ),
    made: state.made.with(seat, sets),
    laid: state.laid.with(seat, sets.length),
  };
  return step(after, ...sets.map(set => setLaid(state, seat, set, countSeats(state))));
}

/** Face down, unless sets lie face up. */
export function setLaid(rules: Pick<State, 'peek'>, seat: Seat, set: number, seats: number): AliceEvent {
  const laid = { what: 'lay', clause: 'AL-2', seat, points: pointFor(seat, seats) } as const;
  return rules.peek ? { ...laid, set } : { ...laid, secret: { set }, seenBy: [seat] };
}
