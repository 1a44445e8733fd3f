/** Puzzles: positions of real matches with exactly one right answer, which is a play. */
import type { Parts, Seat } from '@parlour/kernel/game';
import type { Match } from '@parlour/kernel/match';
import type { Random } from '@parlour/kernel/random';
import type { Level } from './player.ts';

/** A position that may be a puzzle: the match as it stands, and whose play is asked for. */
export type Position<G extends Parts = Parts> = { readonly match: Match<G>; readonly seat: Seat };

/** A kind of puzzle that a game has. */
export type PuzzleKind<G extends Parts = Parts> = {
  /** In small letters, unique over all boxes: it stands in addresses. */
  readonly id: string;
  readonly title: string;
  /** What is asked, in one sentence. */
  readonly asks: string;
  /** Whether all hands are shown, as where the answer is proved with all cards open. */
  readonly open: boolean;
} & Methods<G>;

type Methods<G extends Parts> = {
  /** Positions that look promising, out of matches that chance decides. There is no end of them. */
  propose(random: Random): Generator<Position<G>>;
  /** Every right answer, by a solver that tries all; a puzzle has exactly one. Undefined: too much to prove. */
  prove(position: Position<G>): readonly G['play'][] | undefined;
  /** The answer explained, from the facts of the position. */
  explain(position: Position<G>, answer: G['play']): string;
};

/** A puzzle as it is kept: its number in its kind, the record up to it, whose play it is, and who finds it. */
export type Puzzle = {
  readonly kind: string;
  readonly number: number;
  readonly record: string;
  readonly seat: Seat;
  /** The answer as the game writes it. */
  readonly answer: string;
  /** The weakest computer player that finds it, or nobody. */
  readonly found: Level | 'nobody';
};
