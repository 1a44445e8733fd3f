/** Dealing a round [KG-21, KG-22]. */
import { dealOneByOne } from '@parlour/kernel/authoring/cards';
import type { GameEvent, Seat } from '@parlour/kernel/game';
import { assertDefined } from '@parlour/kernel/result';
import type { Cards, RoundState } from './state.ts';

export type DealEvent = GameEvent &
  (
    | { readonly what: 'dealer'; readonly seat: Seat; readonly round: number }
    | { readonly what: 'dealt'; readonly each: number }
    | { readonly what: 'turned-up'; readonly card: string }
  );

/** 12 cards each with two players, one fewer for each player more. */
export const cardsEach = (seats: number): number => 14 - seats;

export type Dealt = { readonly hands: string[][]; readonly rest: readonly string[] };

export function dealHands(pack: readonly string[], seats: number, dealer: Seat): Dealt {
  const dealt = seats * cardsEach(seats);
  return { hands: dealOneByOne(pack.slice(0, dealt), seats, dealer), rest: pack.slice(dealt) };
}

/** The table as a deal leaves it; the first card of the rest is turned up. */
export const layOut = (hands: Cards['hands'], crossword: Cards['crossword'], rest: readonly string[]): Cards => ({
  crossword,
  hands,
  taken: hands.map(() => []),
  pile: rest.slice(0, 1),
  blind: rest.slice(1),
  returned: null,
  thrown: [],
});

export const tellDealer = ({ rounds, dealer }: RoundState): DealEvent => ({
  what: 'dealer',
  clause: rounds === 0 ? 'KG-20' : 'KG-29',
  seat: assertDefined(dealer),
  round: rounds + 1,
});
