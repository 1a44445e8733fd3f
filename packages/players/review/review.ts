/** Match reviews: what each play of a decision was worth, what was lost, and why. */
import type { Game, GameTypes, Seat } from '@parlour/kernel/game';
import type { Match } from '@parlour/kernel/match';
import { itemAt } from '@parlour/kernel/result';
import type { Estimate } from '../confidence-intervals.ts';
import type { Situation } from '../player.ts';
import type { SeatValues } from '../search/evaluation.ts';

/** A play, or undefined for not interrupting. */
type Choice<G extends GameTypes> = G['play'] | undefined;

/** Worth of a play to the chair, and its distance to the best in the same worlds. */
export type WeighedPlay<P> = {
  readonly play: P | undefined;
  readonly worth: Estimate;
  readonly behind: Estimate;
  /** Computed to the end, so that no second judge is needed. */
  readonly isExact?: true;
};

/** The part of a review that knows the game. */
export type GameReviewer<G extends GameTypes = GameTypes> = {
  /** Unit of worth: "trick", "tricks". Chances are told as so many in a hundred. */
  readonly unit: readonly [one: string, many: string, isChance?: 'chance'];
  /** Losses from which a decision is a slip, or a mistake. */
  readonly grave: readonly [slip: number, mistake: number];
  /** Work units per decision. */
  readonly budget: number;
} & ReviewMethods<G>;

/** Typed as methods (bivariant), so that reviewers of different games can be stored together. */
type ReviewMethods<G extends GameTypes> = {
  /** Default: the seat played and had another legal play. Also called where it could have interrupted and did not. */
  isDecision?(situation: Situation<G>, played: Choice<G>): boolean;
  /** Weighs every choice by what the chair knows, best first, including the one played. */
  weigh(situation: Situation<G>, played: Choice<G>): Generator<void, readonly WeighedPlay<G['play']>[]>;
  /**
   * The second judge: returns the worths of these choices by layout, sampled anew and played out by another method.
   * It is asked where `weigh` sees a slip or a mistake, and may be missing only if all of them are exact.
   */
  weighAgain?(situation: Situation<G>, choices: readonly Choice<G>[]): Generator<void, readonly (readonly number[])[]>;
  /** Whether a legal play was wrong by the rules: that is a mistake even if it cost nothing. */
  isWrong?(situation: Situation<G>, played: Choice<G>): boolean;
  /** Returns the exact worth of each choice with all cards open; undefined where unproved. */
  prove?(
    state: G['state'],
    seat: Seat,
    choices: readonly Choice<G>[],
    game: Game<G>,
  ): Generator<void, readonly (number | undefined)[]>;
  /** Explains in one sentence, from facts the chair knew, why the best play is better, or the played one right. */
  say(situation: Situation<G>, played: Choice<G>, best: Choice<G>): string;
  /** How every seat stands, 0 to 1, with all cards open. Default: by the scores. */
  stand?(state: G['state'], game: Game<G>): SeatValues;
  /** Comments on the whole match: luck, missed chances. */
  sum?(decided: readonly DecisionReview<G['play']>[], match: Match<G>, seat: Seat): readonly string[];
};

/** The best; not surely worse ('even'); or worse by both judges. */
export const GRADES = ['best', 'even', 'slip', 'mistake'] as const;
export type Grade = (typeof GRADES)[number];

export const isSerious = (grade: Grade): boolean => grade === 'slip' || grade === 'mistake';

/** `again`: the distance to the best by the second judge. */
export type DecisionOption<P> = WeighedPlay<P> & { readonly again?: Estimate; readonly open?: number };

/** One decision, reviewed. */
export type DecisionReview<P = GameTypes['play']> = {
  /** Number of inputs before it. */
  readonly step: number;
  readonly seat: Seat;
  readonly played: P | undefined;
  /** All choices, best first by what was known. */
  readonly options: readonly DecisionOption<P>[];
  /** Loss by what the chair knew; may be chance if `low` is not above 0. */
  readonly lost: Estimate;
  /** The same by the second judge, if it was asked. */
  readonly lostAgain?: Estimate;
  /** Loss with all cards open, if proved. */
  readonly lostOpen?: number;
  readonly grade: Grade;
  /** Worked out on demand. */
  readonly why: string;
};

/** How all seats stood after a number of inputs. */
export type StandingAtStep = { readonly step: number; readonly fortunes: SeatValues };

/** Progress of a running review. */
export type ReviewProgress<P = GameTypes['play']> =
  | { readonly stood: StandingAtStep }
  | { readonly decided: DecisionReview<P> }
  | { readonly done: number; readonly of: number };

export type Review<P = GameTypes['play']> = {
  readonly seat: Seat;
  readonly unit: GameReviewer['unit'];
  readonly stood: readonly StandingAtStep[];
  readonly decided: readonly DecisionReview<P>[];
  readonly says: readonly string[];
};

/** Compares choices by their worths in the same worlds (paired samples), best first; only some `mayBeBest`. */
export function compareChoices<P>(
  choices: readonly (P | undefined)[],
  worths: readonly (readonly number[])[],
  mayBeBest: (choice: P | undefined) => boolean = () => true,
): WeighedPlay<P>[] {
  const means = worths.map((row, i) => (mayBeBest(choices[i]) ? meanOf(row) : Number.NEGATIVE_INFINITY));
  const best = itemAt(worths, means.indexOf(Math.max(...means)));
  return choices
    .map((play, i) => ({ play, worth: estimateMean(itemAt(worths, i)), behind: estimateLoss(best, itemAt(worths, i)) }))
    .sort((a, b) => Number(mayBeBest(b.play)) - Number(mayBeBest(a.play)) || a.behind.value - b.behind.value);
}

/** Compares choices whose worths are exact, best first. */
export const compareExactly = <P>(choices: readonly (P | undefined)[], worths: readonly number[]): WeighedPlay<P>[] =>
  compareChoices(
    choices,
    worths.map(worth => [worth]),
  ).map(weighed => ({ ...weighed, isExact: true }));

/** How far a choice is behind the best, from their worths in the same worlds. */
export const estimateLoss = (best: readonly number[], own: readonly number[]): Estimate =>
  estimateMean(own.map((worth, world) => itemAt(best, world) - worth));

const Z_95 = 1.959964;

const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Returns a mean with its 95 % interval; a single value counts as exact. */
function estimateMean(values: readonly number[]): Estimate {
  const value = meanOf(values);
  if (values.length < 2) return { value, low: value, high: value };
  const squares = values.reduce((sum, each) => sum + (each - value) ** 2, 0);
  const spread = Z_95 * Math.sqrt(squares / (values.length - 1) / values.length);
  return { value, low: value - spread, high: value + spread };
}
