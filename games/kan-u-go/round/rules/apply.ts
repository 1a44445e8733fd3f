/** Steps that Kan-U-Go and the race share: deal [KG-21, KG-22], moves of cards, count. */
import { dealOneByOne, leftOf, replaceAt } from '@parlour/kernel/authoring/cards';
import type { GameEvent, Seat, Step } from '@parlour/kernel/game';
import { assertDefined, itemAt } from '@parlour/kernel/result';
import { type Addition, sortCells } from '../../crossword/crossword.ts';
import { withoutCards } from '../../pack/pack.ts';
import { type Cards, lettersOf, type RoundState, seatsWithLowestScore } from './state.ts';

export type DealEvent = GameEvent &
  (
    | { readonly what: 'dealer'; readonly seat: Seat; readonly round: number }
    | { readonly what: 'dealt'; readonly each: number }
    | { readonly what: 'turned-up'; readonly card: string }
  );

/** 12 cards each for two players, one fewer for each further player. */
export const cardsPerHand = (seats: number): number => 14 - seats;

export type DealResult = { readonly hands: string[][]; readonly rest: readonly string[] };

export function dealHands(pack: readonly string[], seats: number, dealer: Seat): DealResult {
  const dealt = seats * cardsPerHand(seats);
  return { hands: dealOneByOne(pack.slice(0, dealt), seats, dealer), rest: pack.slice(dealt) };
}

/** Turns up the first card of the rest. */
export const cardsAfterDeal = (
  hands: Cards['hands'],
  crossword: Cards['crossword'],
  rest: readonly string[],
): Cards => ({
  crossword,
  hands,
  taken: hands.map(() => []),
  pile: rest.slice(0, 1),
  blind: rest.slice(1),
  returned: null,
  thrown: [],
});

export const dealerEvent = ({ rounds, dealer }: RoundState): DealEvent => ({
  what: 'dealer',
  clause: rounds === 0 ? 'KG-20' : 'KG-29',
  seat: assertDefined(dealer),
  round: rounds + 1,
});

export const TAKES = ['up', 'blind'] as const;
export type Take = (typeof TAKES)[number];

const takenAfter = (cards: Cards, seat: Seat, gone: readonly string[], got: readonly string[] = []): Cards['taken'] =>
  replaceAt(cards.taken, seat, [...withoutCards(itemAt(cards.taken, seat), gone), ...got]);

export function layAddition(cards: Cards, seat: Seat, addition: Addition): Cards {
  const letters = lettersOf(addition);
  return {
    ...cards,
    crossword: [...cards.crossword, ...sortCells(addition)],
    hands: replaceAt(cards.hands, seat, withoutCards(itemAt(cards.hands, seat), letters)),
    taken: takenAfter(cards, seat, letters),
  };
}

export type ExchangeResult = { readonly cards: Cards; readonly got: string };

/** KG-24: the given card goes on top of the pile. */
export function exchangeCard(cards: Cards, seat: Seat, give: string, take: Take): ExchangeResult {
  const isUp = take === 'up';
  const got = isUp ? assertDefined(cards.pile.at(-1)) : itemAt(cards.blind, 0);
  const hand = [...withoutCards(itemAt(cards.hands, seat), [give]), got];
  return {
    got,
    cards: {
      ...cards,
      hands: replaceAt(cards.hands, seat, hand),
      taken: takenAfter(cards, seat, [give], isUp ? [got] : []),
      pile: [...(isUp ? cards.pile.slice(0, -1) : cards.pile), give],
      blind: isUp ? cards.blind : cards.blind.slice(1),
    },
  };
}

export const throwIn = (cards: Cards, seat: Seat): Cards => ({
  ...cards,
  hands: replaceAt(cards.hands, seat, []),
  taken: replaceAt(cards.taken, seat, []),
  thrown: itemAt(cards.hands, seat),
});

export type CountEvent = GameEvent &
  (
    | { readonly what: 'out'; readonly seat: Seat; readonly thrown: number }
    | { readonly what: 'blocked' }
    | { readonly what: 'counted'; readonly left: readonly (readonly string[])[]; readonly scores: readonly number[] }
    | { readonly what: 'won'; readonly seats: readonly Seat[] }
  );

export type RoundEndRules<S> = {
  readonly counted: string;
  readonly won: string;
  readonly isLast: (next: S) => boolean;
};

/** Passes the deal to the left unless this was the last round. */
export function endRound<S extends RoundState>(
  state: S,
  points: readonly number[],
  { counted, won, isLast }: RoundEndRules<S>,
): Step<S, CountEvent> {
  const scores = state.scores.map((score, seat) => score + itemAt(points, seat));
  const next: S = { ...state, scores, rounds: state.rounds + 1 };
  const countEvent: CountEvent = { what: 'counted', clause: counted, left: state.cards.hands, scores, points };
  if (!isLast(next)) {
    const dealer = leftOf(assertDefined(state.dealer), scores.length);
    return { state: { ...next, phase: 'deal', dealer }, events: [countEvent] };
  }
  const seats = seatsWithLowestScore(scores);
  const winners: CountEvent = { what: 'won', clause: seats.length > 1 ? 'KG-36r' : won, seats };
  return { state: { ...next, phase: 'over' }, events: [countEvent, winners] };
}
