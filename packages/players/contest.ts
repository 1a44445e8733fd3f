/** What a game tells the arena about itself: what is played for a deal, what is counted, who else can be measured. */
import type { Match } from '@parlour/kernel/match';
import type { Options } from '@parlour/kernel/options';
import type { Character } from './player.ts';
import type { OpenView } from './playing.ts';
import { goodsOf } from './worlds.ts';

/** What is played for every deal: the deal alone, or a whole match that begins with it. */
export const EXTENTS = ['deal', 'match'] as const;
/** One of `EXTENTS`. */
export type ContestExtent = (typeof EXTENTS)[number];

/** A player who is no level, such as a greedy one with the words of the strongest. */
export type Yardstick = Pick<Character, 'think' | 'budget'> & { readonly name: string; readonly says: string };

/** Whoever sees all cards. What they reach is the ceiling for those who do not; they are made anew for every match. */
export type Seer = { readonly name: string; readonly says: string; sit(): OpenView };

/** How the strength of players is measured at a game. */
export type Contest = {
  readonly extent: ContestExtent;
  /** What is counted besides wins, in a word or two: "tricks". */
  readonly counts: string;
  /** What each side got of it in the end; the more the better. Sides are as in the scores. */
  worth(match: Match): readonly number[];
  readonly yardsticks?: readonly Yardstick[];
  readonly ceiling?: Seer;
  /** What the ladder measures; every level against the one below, if nothing is said. */
  readonly ladder?: readonly Rung[];
};

/** One measurement of the ladder: the first player against the others. */
export type Rung = {
  readonly players: readonly string[];
  readonly seats: number;
  readonly deals: number;
  readonly extent?: ContestExtent;
  readonly options?: Options;
  /** Whether the seer plays the same deals. */
  readonly ceiling?: true;
  readonly aim?: Aim;
};

/** What is hoped for the first player: a share of wins, a gain in what is counted, or a share of the ceiling. */
export type Aim = { readonly of: 'wins' | 'gain' | 'ceiling'; readonly least: number };

/** Whole matches, and the points of each side. */
export const plainContest: Contest = {
  extent: 'match',
  counts: 'points',
  worth: ({ game, state }) => goodsOf(game, game.view(state, null).scores),
};
