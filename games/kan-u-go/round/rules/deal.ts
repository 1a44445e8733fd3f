/** Dealing a round [KG-21, KG-22]. */
import { dealRound } from '@parlour/kernel/cards';
import type { Happening, Seat } from '@parlour/kernel/game';
import { must } from '@parlour/kernel/must';
import type { Cards, RoundState } from './state.ts';

export type DealHappening = Happening &
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
  return { hands: dealRound(pack.slice(0, dealt), seats, dealer), rest: pack.slice(dealt) };
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

export const tellDealer = ({ rounds, dealer }: RoundState): DealHappening => ({
  what: 'dealer',
  clause: rounds === 0 ? 'KG-20' : 'KG-29',
  seat: must(dealer),
  round: rounds + 1,
});
