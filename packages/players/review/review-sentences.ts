/** Sentences of a review, for readers without statistics. */
import type { Game, Play, SeatName, View } from '@parlour/kernel/game';
import type { Estimate } from '../confidence-intervals.ts';
import { playersText } from '../players-text.ts';
import { type DecisionReview, GRADES, type Grade } from './review.ts';

type Unit = readonly [one: string, many: string];

/** Titles of the two columns of a review; `who` is "you" or a name. */
export const reviewColumnTitles = (who: string): { readonly known: string; readonly open: string } => ({
  known: playersText('columnKnown', { who }),
  open: playersText('columnOpen'),
});

/** Returns the decisions that surely lost something, worst first. */
export const seriousDecisions = <D extends Pick<DecisionReview, 'grade' | 'lost'>>(decided: readonly D[]): D[] =>
  decided
    .filter(({ grade }) => grade === 'slip' || grade === 'mistake')
    .sort((one, other) => other.lost.value - one.lost.value);

/** Formats a play, or doing nothing, for people. */
export const formatChoice = (game: Game, play: Play | undefined, name: SeatName, view?: View): string =>
  play === undefined ? playersText('pass') : (game.sayPlay?.(play, name, view) ?? game.write(play));

const GRADE_KEYS = {
  best: ['gradeBest', 'tallyBest'],
  even: ['gradeEven', 'tallyEven'],
  slip: ['gradeSlip', 'tallySlip'],
  mistake: ['gradeMistake', 'tallyMistake'],
} as const;

/** "small mistake". */
export const formatGrade = (grade: Grade): string => playersText(GRADE_KEYS[grade][0]);

/** "12 decisions: 9 best moves, 2 close calls, 1 mistake." */
export function formatTally(decided: readonly Pick<DecisionReview, 'grade'>[]): string {
  if (decided.length === 0) return playersText('noDecisions');
  const grades = GRADES.flatMap(grade => {
    const count = decided.filter(one => one.grade === grade).length;
    return count === 0 ? [] : [playersText(GRADE_KEYS[grade][1], { count })];
  });
  return playersText('tally', { count: decided.length, grades: grades.join(', ') });
}

/** Says what a choice cost by what the chair knew. */
export function formatLoss(lost: Estimate, grade: Grade, unit: Unit): string {
  if (grade === 'best') return playersText('nothingBetter');
  if (lost.low <= 0) return playersText('maybeChance');
  const cost = lost.low === lost.high ? formatAmount(lost.value, unit) : formatEstimate(lost, unit);
  return playersText(grade === 'even' ? 'hardlyBetter' : 'cost', { cost });
}

/** Says what a choice cost with all cards open. */
export function formatProvenLoss(lost: number | undefined, unit: Unit): string {
  if (lost === undefined) return playersText('notProved');
  return lost <= 0 ? playersText('provenBest') : playersText('provenCost', { cost: formatAmount(lost, unit) });
}

/** Formats fractions as frequencies in a hundred games, which people understand better. */
function formatEstimate({ value, low, high }: Estimate, unit: Unit): string {
  if (high >= 1) {
    return playersText('about', {
      amount: formatAmount(value, unit),
      low: formatShort(low),
      high: formatShort(high),
    });
  }
  const [percent, lowPercent, highPercent] = [value, low, high].map(share => Math.round(100 * share));
  return playersText('aboutPercent', {
    amount: formatAmount(percent ?? 0, unit),
    low: lowPercent ?? 0,
    high: highPercent ?? 0,
  });
}

const formatAmount = (value: number, [one, many]: Unit): string =>
  playersText('amount', { count: Number(formatShort(value)), one, many });

/** Formats a number with at most one decimal, two if it is below 1. */
export const formatShort = (value: number): string => String(Number(value.toFixed(Math.abs(value) < 1 ? 2 : 1)));
