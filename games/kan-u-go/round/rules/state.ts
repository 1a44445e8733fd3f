/** State that Kan-U-Go and the race share. */
import { allSeats } from '@parlour/kernel/authoring/cards';
import type { Seat, Seating } from '@parlour/kernel/game';
import { itemAt } from '@parlour/kernel/result';
import type { Crossword } from '../../crossword/crossword.ts';
import { isFree, PACK } from '../../pack/pack.ts';
import type { TableOptions } from '../../rules/options.ts';
import { type CutState, startCut } from './chance.ts';

/**
 * 'cut', 'deal', 'lot' and 'stop' (blind pack used up) await chance. Race only: 'opening' (the dealer chooses a word)
 * and 'lot'.
 */
export const PHASES = ['cut', 'deal', 'opening', 'lot', 'play', 'stop', 'over'] as const;
export type Phase = (typeof PHASES)[number];

export type Cards = {
  readonly crossword: Crossword;
  readonly hands: readonly (readonly string[])[];
  /** Cards each seat took openly and has not openly given away. */
  readonly taken: readonly (readonly string[])[];
  /** Top last. */
  readonly pile: readonly string[];
  /** Top first. */
  readonly blind: readonly string[];
  /** Cards of the last shuffled pile [KG-34r], known to all; null before. */
  readonly returned: readonly string[] | null;
  readonly thrown: readonly string[];
};

export type RoundState<O extends TableOptions = TableOptions> = {
  readonly options: O;
  readonly phase: Phase;
  /** Null once there is a dealer. */
  readonly cutting: CutState | null;
  readonly dealer: Seat | null;
  readonly rounds: number;
  readonly scores: readonly number[];
  /** Kept after a round until the next deal. */
  readonly cards: Cards;
};

export const beginRounds = <O extends TableOptions>(options: O, { count, dealer }: Seating): RoundState<O> => ({
  options,
  phase: dealer === undefined ? 'cut' : 'deal',
  cutting: dealer === undefined ? startCut(allSeats(count)) : null,
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

export const seatsIn = ({ scores }: RoundState): Seat[] => scores.map((_, seat) => seat);
export const handOf = (state: RoundState, seat: Seat): readonly string[] => itemAt(state.cards.hands, seat);
/** Also true for an empty hand. */
export const holdsFreeOnly = (state: RoundState, seat: Seat): boolean => handOf(state, seat).every(isFree);

export const lettersOf = (cards: readonly (readonly [number, number, string, ...unknown[]])[]): string[] =>
  cards.map(([, , letter]) => letter);

export const seatsWithLowestScore = (scores: readonly number[]): Seat[] =>
  scores.flatMap((score, seat) => (score === Math.min(...scores) ? [seat] : []));

export const whereabouts = ({ cards }: RoundState): Record<string, readonly string[]> => ({
  ...Object.fromEntries(cards.hands.map((hand, seat) => [`hand ${seat}`, hand])),
  crossword: lettersOf(cards.crossword),
  pile: cards.pile,
  blind: cards.blind,
  thrown: cards.thrown,
});

/** Hands are open once a round has been counted. */
export const areHandsOpen = ({ phase }: RoundState): boolean => phase === 'deal' || phase === 'over';
