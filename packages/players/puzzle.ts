/** Puzzles: real positions in which exactly one play is right. */
import type { GameTypes, Seat } from '@parlour/kernel/game';
import type { Match } from '@parlour/kernel/match';
import type { Random } from '@parlour/kernel/random';
import type { Level } from './player.ts';

/** A candidate for a puzzle: a match in progress and the seat to play. */
export type PuzzleCandidate<G extends GameTypes = GameTypes> = { readonly match: Match<G>; readonly seat: Seat };

/** A kind of puzzle of a game. */
export type PuzzleKind<G extends GameTypes = GameTypes> = {
  /** Lower case, unique over all boxes: part of URLs. */
  readonly id: string;
  readonly title: string;
  /** The question, in one sentence. */
  readonly asks: string;
  /** Whether all hands are shown. */
  readonly open: boolean;
  /** Cards that stand for it on pages. */
  readonly picture?: readonly string[];
} & PuzzleMethods<G>;

type PuzzleMethods<G extends GameTypes> = {
  /** Yields promising positions of random matches, without end. */
  propose(random: Random): Generator<PuzzleCandidate<G>>;
  /** Returns every right answer by exhaustive search; undefined if that is too much. */
  prove(position: PuzzleCandidate<G>): readonly G['play'][] | undefined;
  /** Explains the answer by the facts of the position. */
  explain(position: PuzzleCandidate<G>, answer: G['play']): string;
};

/** A stored puzzle: its number within its kind, the record up to it, and the seat to play. */
export type Puzzle = {
  readonly kind: string;
  readonly number: number;
  readonly record: string;
  readonly seat: Seat;
  /** The answer in the game's notation. */
  readonly answer: string;
  /** The weakest computer player that finds the answer. */
  readonly found: Level | 'nobody';
};
