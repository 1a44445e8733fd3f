/** What it is to look a match over: for every decision of a seat what each play was worth, what was lost, and why. */
import type { Game, Parts, Seat } from '@parlour/kernel/game';
import type { Match } from '@parlour/kernel/match';
import type { Estimate } from './intervals.ts';
import type { Situation } from './player.ts';
import type { Fortunes } from './worlds.ts';

/** A play, or letting the moment pass where one may only interrupt. */
type Choice<G extends Parts> = G['play'] | undefined;

/** What a play was worth to the chair, and how far it is behind the best in the same worlds. */
export type Weighed<P> = { readonly play: P | undefined; readonly worth: Estimate; readonly behind: Estimate };

/** How a game is looked over. It is kept beside its players, and is the only part of a review that knows the game. */
export type Reviewing<G extends Parts = Parts> = {
  /** What a worth is counted in, for one and for many: "trick", "tricks". */
  readonly unit: readonly [one: string, many: string];
  /** From how much lost on it is a slip, and from how much a mistake. */
  readonly grave: readonly [slip: number, mistake: number];
  /** Work units for one decision. */
  readonly budget: number;
} & Methods<G>;

/** With the types of methods, as players have, so that the review of one game can be kept among those of any. */
type Methods<G extends Parts> = {
  /**
   * Whether anything is decided here; wherever the seat has played and could have played something else, if the game does
   * not say. It is also asked where the seat could have interrupted and has let the moment pass.
   */
  isDecision?(situation: Situation<G>, played: Choice<G>): boolean;
  /** What every choice is worth by what the chair knows, best first, what was played among them. Yields between pieces of work. */
  weigh(situation: Situation<G>, played: Choice<G>): Generator<void, readonly Weighed<G['play']>[]>;
  /**
   * What each choice is worth with all cards open, in the same unit; undefined where that could not be proved. What is not
   * undefined is exact.
   */
  prove?(
    state: G['state'],
    seat: Seat,
    choices: readonly Choice<G>[],
    game: Game<G>,
  ): Generator<void, readonly (number | undefined)[]>;
  /** One sentence from the facts the chair knew: why the best is better than what was played, or why it is right. */
  say(situation: Situation<G>, played: Choice<G>, best: Choice<G>): string;
  /** How every seat stands, 0 to 1, with all cards open; by the scores, if the game does not say. */
  stand?(state: G['state'], game: Game<G>): Fortunes;
  /** What is to be said of the whole match: how much of it was luck, what was missed. */
  sum?(decided: readonly Decided<G['play']>[], match: Match<G>, seat: Seat): readonly string[];
};

/** How good a decision was: nothing was better, nothing surely better, or something was. */
export const GRADES = ['best', 'even', 'slip', 'mistake'] as const;
export type Grade = (typeof GRADES)[number];

export type DecidedOption<P> = Weighed<P> & { readonly open?: number };

/** One decision, looked over. */
export type Decided<P = Parts['play']> = {
  /** How many inputs came before it. */
  readonly step: number;
  readonly seat: Seat;
  readonly played: P | undefined;
  /** Every choice there was, best first by what was known. */
  readonly options: readonly DecidedOption<P>[];
  /** What was lost by what the chair knew; within chance where its low end is not above nothing. */
  readonly lost: Estimate;
  /** What was lost with all cards open, where it is proved. */
  readonly lostOpen?: number;
  readonly grade: Grade;
  readonly why: string;
};

/** How everybody stood after so many inputs. */
export type Stood = { readonly step: number; readonly fortunes: Fortunes };

/** What is told while a match is looked over. */
export type ReviewNews<P = Parts['play']> =
  | { readonly stood: Stood }
  | { readonly decided: Decided<P> }
  /** Decisions done, of how many. */
  | { readonly done: number; readonly of: number };

export type Review<P = Parts['play']> = {
  readonly seat: Seat;
  readonly unit: readonly [one: string, many: string];
  readonly stood: readonly Stood[];
  readonly decided: readonly Decided<P>[];
  readonly says: readonly string[];
};
