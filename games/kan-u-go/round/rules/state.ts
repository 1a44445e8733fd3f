/** What Kan-U-Go and the race have alike: a match of rounds, and the cards of the round being played. */
import { allSeats } from '@parlour/kernel/authoring/cards';
import type { Seat, Seating } from '@parlour/kernel/game';
import { itemAt } from '@parlour/kernel/result';
import type { Crossword } from '../../crossword/crossword.ts';
import { isFree, PACK } from '../../pack/pack.ts';
import type { TableOptions } from '../../rules/options.ts';
import { type Cutting, cuttingOf } from './cut.ts';

/**
 * Cutting and dealing are awaited of chance, and so is the shuffle when the blind pack is used up: the stop. In the race a
 * word is chosen by the dealer, the opening, or by lot.
 */
export const PHASES = ['cut', 'deal', 'opening', 'lot', 'play', 'stop', 'over'] as const;
export type Phase = (typeof PHASES)[number];

export type Cards = {
  readonly crossword: Crossword;
  readonly hands: readonly (readonly string[])[];
  /** What each seat took from the turned-up pile and was not seen to part with since: everybody knows it is there. */
  readonly taken: readonly (readonly string[])[];
  /** The turned-up pile, its top last. */
  readonly pile: readonly string[];
  /** The blind pack, its top first. */
  readonly blind: readonly string[];
  /** What the pile was shuffled into the last time [KG-34r], cards that everybody has seen; null before. */
  readonly returned: readonly string[] | null;
  /** The free cards somebody threw in to go out. */
  readonly thrown: readonly string[];
};

export type RoundState<O extends TableOptions = TableOptions> = {
  readonly options: O;
  readonly phase: Phase;
  /** Null once there is a dealer. */
  readonly cutting: Cutting | null;
  readonly dealer: Seat | null;
  /** Rounds played to their end. */
  readonly rounds: number;
  readonly scores: readonly number[];
  /** Those of the last round, until the next is dealt. */
  readonly cards: Cards;
};

export const beginRounds = <O extends TableOptions>(options: O, { count, dealer }: Seating): RoundState<O> => ({
  options,
  phase: dealer === undefined ? 'cut' : 'deal',
  cutting: dealer === undefined ? cuttingOf(allSeats(count)) : null,
  dealer: dealer ?? null,
  rounds: 0,
  scores: allSeats(count).map(() => 0),
  cards: {
    crossword: [],
    hands: allSeats(count).map(() => []),
    taken: allSeats(count).map(() => []),
    pile: [],
    blind: PACK,
    returned: null,
    thrown: [],
  },
});

export const seatsAt = ({ scores }: RoundState): Seat[] => scores.map((_, seat) => seat);
export const handOf = (state: RoundState, seat: Seat): readonly string[] => itemAt(state.cards.hands, seat);
/** Free cards are all the hand there is, if there is any. */
export const holdsFreeOnly = (state: RoundState, seat: Seat): boolean => handOf(state, seat).every(isFree);

export const lettersOf = (cards: readonly (readonly [number, number, string, ...unknown[]])[]): string[] =>
  cards.map(([, , letter]) => letter);

export const lowest = (scores: readonly number[]): Seat[] =>
  scores.flatMap((score, seat) => (score === Math.min(...scores) ? [seat] : []));

export const whereabouts = ({ cards }: RoundState): Record<string, readonly string[]> => ({
  ...Object.fromEntries(cards.hands.map((hand, seat) => [`hand ${seat}`, hand])),
  crossword: lettersOf(cards.crossword),
  pile: cards.pile,
  blind: cards.blind,
  thrown: cards.thrown,
});

/** A round that is over lies open: the hands have been counted. */
export const isOpen = ({ phase }: RoundState): boolean => phase === 'deal' || phase === 'over';
