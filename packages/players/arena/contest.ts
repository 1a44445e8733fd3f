/** How players of a game are measured and rated. */
import type { Match } from '@parlour/kernel/match';
import type { Options } from '@parlour/kernel/options';
import type { Character, Level } from '../player.ts';
import { higherIsBetter } from '../search/evaluation.ts';
import type { OmniscientThink } from './simulate-match.ts';

/** Whether one deal is played, or a whole match that begins with it. */
export const CONTEST_EXTENTS = ['deal', 'match'] as const;
/** One of the `CONTEST_EXTENTS`. */
export type ContestExtent = (typeof CONTEST_EXTENTS)[number];

/** A player outside the levels, such as a greedy one with the vocabulary of the strongest. */
export type ReferencePlayer = Pick<Character, 'think' | 'budget'> & { readonly name: string; readonly says: string };

/** A player that sees all cards: the upper bound. `sit` makes a new one for every match. */
export type OmniscientPlayer = { readonly name: string; readonly says: string; sit(): OmniscientThink };

/** How the arena measures players at a game. */
export type Contest = {
  readonly extent: ContestExtent;
  /** What is counted besides wins: "tricks". */
  readonly counts: string;
  /** The counted result by side (as in the scores); more is better. */
  worth(match: Match): readonly number[];
  readonly yardsticks?: readonly ReferencePlayer[];
  readonly ceiling?: OmniscientPlayer;
  /** Default: each level against the one below. */
  readonly ladder?: readonly LadderRung[];
};

/** One measurement of the ladder: the first player against the others. */
export type LadderRung = {
  readonly players: readonly string[];
  readonly seats: number;
  readonly deals: number;
  readonly extent?: ContestExtent;
  readonly options?: Options;
  /** Whether the omniscient player plays the same deals. */
  readonly ceiling?: true;
  readonly aim?: LadderAim;
};

/** Expected minimum for the first player. */
export type LadderAim = { readonly of: 'wins' | 'gain' | 'ceiling'; readonly least: number };

/** Default: whole matches, counted in points. */
export const defaultContest: Contest = {
  extent: 'match',
  counts: 'points',
  worth: ({ game, state }) => higherIsBetter(game, game.view(state, null).scores),
};

/** Rating and uncertainty; 400 points are odds of ten to one. */
export type PlayingStrength = { readonly mu: number; readonly sigma: number };

/** Measured by level. Level normal is 1500 in every game. */
export type LevelStrengths = Readonly<Record<Level, PlayingStrength>>;

/** Whether skill decides a game, so that people can be rated at it. */
export type Skill =
  /** Why the game is not rated, in one sentence. */
  | { readonly is: 'luck'; readonly says: string }
  | {
      readonly is: 'skill';
      readonly levels: LevelStrengths;
      /** Options of rated matches, so that no seat is favoured. */
      readonly options?: Options;
    };
