/** Sentences of a review, for readers without statistics. */
import type { Game, Play, SeatName, View } from '@parlour/kernel/game';
import { assertDefined } from '@parlour/kernel/result';
import type { Estimate } from '../confidence-intervals.ts';
import { playersText } from '../players-text.ts';
import { type DecisionReview, type GameReviewer, GRADES, type Grade, isSerious } from './review.ts';

type Unit = GameReviewer['unit'];

/** Titles of the two columns of a review; `who` is "you" or a name. */
export const reviewColumnTitles = (who: string): { readonly known: string; readonly open: string } => ({
  known: playersText('columnKnown', { who }),
  open: playersText('columnOpen'),
});

/** Returns the decisions that surely lost something, worst first. */
export const seriousDecisions = <D extends Pick<DecisionReview, 'grade' | 'lost'>>(decided: readonly D[]): D[] =>
  decided.filter(({ grade }) => isSerious(grade)).sort((one, other) => other.lost.value - one.lost.value);

/** Formats a play, or doing nothing, for people. */
export const formatChoice = (game: Game, play: Play | undefined, name: SeatName, view?: View): string =>
  play === undefined ? playersText('pass') : (game.sayPlay?.(play, name, view) ?? game.write(play));

const GRADE_KEYS = {
  best: ['gradeBest', 'tallyBest'],
  even: ['gradeEven', 'tallyEven'],
  slip: ['gradeSlip', 'tallySlip'],
  mistake: ['gradeMistake', 'tallyMistake'],
} as const;

/** "small mistake", or "mistake that cost nothing". */
export const formatGrade = (grade: Grade, lost?: Estimate): string =>
  grade === 'mistake' && lost !== undefined && lost.value <= 0
    ? playersText('freeMistake')
    : playersText(GRADE_KEYS[grade][0]);

/** "12 decisions: 9 best moves, 2 close calls, 1 mistake." */
export function formatTally(decided: readonly Pick<DecisionReview, 'grade'>[]): string {
  if (decided.length === 0) return playersText('noDecisions');
  const grades = GRADES.flatMap(grade => {
    const count = decided.filter(one => one.grade === grade).length;
    return count === 0 ? [] : [playersText(GRADE_KEYS[grade][1], { count })];
  });
  return playersText('tally', { count: decided.length, grades: grades.join(', ') });
}

/** Says how many decisions are close calls only because the two judges differ; empty if none. */
export function formatDifferences(decided: readonly Pick<DecisionReview, 'grade' | 'lostAgain'>[]): string {
  const count = decided.filter(({ grade, lostAgain }) => lostAgain !== undefined && !isSerious(grade)).length;
  return count === 0 ? '' : playersText('differences', { count });
}

type JudgedLoss = Pick<DecisionReview, 'lost' | 'lostAgain' | 'grade'>;

/** Says what a choice cost by what the chair knew. */
export function formatLoss({ lost, lostAgain, grade }: JudgedLoss, unit: Unit): string {
  if (grade === 'best') return playersText('nothingBetter');
  if (lost.value <= 0) return playersText('costNothing');
  if (lost.low <= 0 && grade === 'even') return playersText('maybeChance');
  const cost = formatEstimate(lost, unit);
  if (grade === 'even' && lostAgain) return playersText('judgesDiffer', { cost, other: formatCost(lostAgain, unit) });
  return playersText(grade === 'even' ? 'hardlyBetter' : 'cost', { cost });
}

/** What the second judge says; empty if it was not asked. */
export const formatSecondLoss = (lost: Estimate | undefined, unit: Unit): string =>
  lost === undefined ? '' : playersText('secondEstimate', { cost: formatCost(lost, unit) });

const formatCost = (lost: Estimate, unit: Unit): string =>
  lost.value <= 0 ? playersText('nothing') : formatEstimate(lost, unit);

/** Says what a choice cost with all cards open. */
export function formatProvenLoss(lost: number | undefined, unit: Unit): string {
  if (lost === undefined) return playersText('notProved');
  return lost <= 0 ? playersText('provenBest') : playersText('provenCost', { cost: formatAmount(lost, unit) });
}

/** An exact value, or about how much; above 1 with its probable range. */
function formatEstimate({ value, low, high }: Estimate, unit: Unit): string {
  const amount = formatAmount(value, unit);
  if (low === high) return amount;
  const range = { amount, low: formatShort(low), high: formatShort(high) };
  if (isVague(value, unit)) return amount;
  if (value < 1 || range.low === range.high) return playersText('about', { amount });
  return low < 0.5 ? playersText('aboutUpTo', range) : playersText('aboutBetween', range);
}

/** "Less than …" and "almost …" need no "about". */
const isVague = (value: number, [, , isChance]: Unit): boolean =>
  isChance ? value < 0.005 : value < 0.035 || (value >= 0.85 && value < 0.95);

/** Parts that people use, and from where on they are nearest. */
const PARTS = [
  ['under', 0],
  ['twentieth', 0.035],
  ['tenth', 0.075],
  ['fifth', 0.15],
  ['quarter', 0.225],
  ['third', 0.29],
  ['half', 0.415],
  ['twoThirds', 0.585],
  ['threeQuarters', 0.71],
  ['other', 0.85],
] as const;

function formatAmount(value: number, [one, many, isChance]: Unit): string {
  if (isChance) return playersText('inHundred', { count: Math.round(100 * value), one, many });
  if (value <= 0 || value >= 0.95) return playersText('amount', { count: Number(value.toFixed(1)), one, many });
  const [part] = assertDefined(PARTS.findLast(([, from]) => value >= from));
  return playersText('fraction', { part, one });
}

/** Formats a number with at most one decimal, two if it is below 1. */
export const formatShort = (value: number): string => String(Number(value.toFixed(Math.abs(value) < 1 ? 2 : 1)));
