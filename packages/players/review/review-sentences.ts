/** Sentences of a review, for readers without statistics. */
import type { Game, Play, SeatName, View } from '@parlour/kernel/game';
import type { Estimate } from '../confidence-intervals.ts';
import { type DecisionReview, GRADES, type Grade } from './review.ts';

type Unit = readonly [one: string, many: string];

/** Titles of the two columns of a review. */
export const reviewColumnTitles = (who: string): { readonly known: string; readonly open: string } => ({
  known: `With what ${who} could know`,
  open: 'With all cards open',
});

/** Returns the decisions that surely lost something, worst first. */
export const seriousDecisions = <D extends Pick<DecisionReview, 'grade' | 'lost'>>(decided: readonly D[]): D[] =>
  decided
    .filter(({ grade }) => grade === 'slip' || grade === 'mistake')
    .sort((one, other) => other.lost.value - one.lost.value);

/** Formats a play, or doing nothing, for people. */
export const formatChoice = (game: Game, play: Play | undefined, name: SeatName, view?: View): string =>
  play === undefined ? 'let it pass' : (game.sayPlay?.(play, name, view) ?? game.write(play));

const GRADE_WORDS: Readonly<Record<Grade, Unit>> = {
  best: ['the best there was', 'the best there was'],
  even: ['too close to call', 'too close to call'],
  slip: ['a slip', 'slips'],
  mistake: ['a mistake', 'mistakes'],
};

/** "12 decisions: 9 the best there was, 2 too close to call, 1 a mistake." */
export function formatTally(decided: readonly Pick<DecisionReview, 'grade'>[]): string {
  if (decided.length === 0) return 'There was nothing to decide.';
  const parts = GRADES.flatMap(grade => {
    const count = decided.filter(one => one.grade === grade).length;
    return count === 0 ? [] : [`${count} ${GRADE_WORDS[grade][count === 1 ? 0 : 1]}`];
  });
  return `${decided.length} ${decided.length === 1 ? 'decision' : 'decisions'}: ${parts.join(', ')}.`;
}

/** Says what a choice cost by what the chair knew. */
export function formatLoss(lost: Estimate, grade: Grade, unit: Unit): string {
  if (grade === 'best') return 'Nothing was better.';
  if (lost.low <= 0) return 'Something else looked a little better; but that may be chance.';
  const cost = lost.low === lost.high ? formatAmount(lost.value, unit) : formatEstimate(lost, unit);
  return grade === 'even' ? `Something else was better, but hardly: by ${cost}.` : `It cost ${cost}.`;
}

/** Says what a choice cost with all cards open. */
export function formatProvenLoss(lost: number | undefined, unit: Unit): string {
  if (lost === undefined) return 'That could not be worked out to the end.';
  return lost <= 0 ? 'As the cards lay, nothing was better.' : `As the cards lay, it cost ${formatAmount(lost, unit)}.`;
}

/** Formats fractions as frequencies in a hundred games, which people understand better. */
function formatEstimate({ value, low, high }: Estimate, [one, many]: Unit): string {
  if (high >= 1)
    return `about ${formatAmount(value, [one, many])}, almost surely between ${formatShort(low)} and ${formatShort(high)}`;
  const [percent, lowPercent, highPercent] = [value, low, high].map(share => Math.round(100 * share));
  return `about ${percent} ${percent === 1 ? one : many} in a hundred such games, almost surely between ${lowPercent} and ${highPercent}`;
}

const formatAmount = (value: number, [one, many]: Unit): string =>
  `${formatShort(value)} ${formatShort(value) === '1' ? one : many}`;

/** Formats a number with at most one decimal, two if it is below 1. */
export const formatShort = (value: number): string => String(Number(value.toFixed(Math.abs(value) < 1 ? 2 : 1)));
