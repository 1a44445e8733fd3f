/** State of a running review, its curve, and grading of quiz answers. */
import type { Seat } from '@parlour/kernel/game';
import { itemAt } from '@parlour/kernel/result';
import type { Grade, StandingAtStep } from '@parlour/players/review/review';
import { seriousDecisions } from '@parlour/players/review/review-sentences';
import type { ReviewedDecision, ReviewUpdate } from '../worker/records/review-record.ts';
import { reviewText } from './review-text.ts';

export type ReviewState = {
  readonly status: 'running' | 'done' | 'stopped' | 'failed';
  readonly unit: ReviewUpdate['unit'] | undefined;
  readonly chances: readonly StandingAtStep[];
  readonly decisions: readonly ReviewedDecision[];
  readonly done: number;
  readonly total: number | undefined;
  /** Texts about the whole match, or why it cannot be reviewed. */
  readonly texts: readonly string[];
};

export const INITIAL_REVIEW: ReviewState = {
  status: 'running',
  unit: undefined,
  chances: [],
  decisions: [],
  done: 0,
  total: undefined,
  texts: [],
};

export const addReviewPiece = (
  state: ReviewState,
  { unit, chances, decisions, done, of: total }: ReviewUpdate,
): ReviewState => ({
  ...state,
  unit,
  chances: [...state.chances, ...chances],
  decisions: [...state.decisions, ...decisions],
  done: done ?? state.done,
  total: total ?? state.total,
});

export const MOMENT_ORDERS = ['worstFirst', 'inOrder'] as const;
export type MomentOrder = (typeof MOMENT_ORDERS)[number];

export function keyMoments({ decisions }: ReviewState, order: MomentOrder): ReviewedDecision[] {
  const moments = seriousDecisions(decisions);
  return order === 'inOrder' ? moments.sort((one, other) => one.step - other.step) : moments;
}

/** Winning chances of a side at every step. */
export type CurveLine = {
  readonly seats: readonly Seat[];
  readonly isMine: boolean;
  readonly values: readonly number[];
};

export type CurveSettings = { readonly count: number; readonly sides: number; readonly seat: Seat };

/** Own lines last: drawn on top. */
export function curveLines(chances: readonly StandingAtStep[], { count, sides, seat }: CurveSettings): CurveLine[] {
  const lines = Array.from({ length: sides }, (_, side): CurveLine => {
    const seats = Array.from({ length: count }, (_, other) => other).filter(other => other % sides === side);
    return {
      seats,
      isMine: seats.includes(seat),
      values: chances.map(({ fortunes }) => itemAt(fortunes, itemAt(seats, 0))),
    };
  });
  return lines.sort((one, other) => Number(one.isMine) - Number(other.isMine));
}

export const ownLinesFirst = (lines: readonly CurveLine[]): CurveLine[] =>
  lines.toSorted((one, other) => Number(other.isMine) - Number(one.isMine));

export function chancesText(
  lines: readonly CurveLine[],
  step: number,
  name: (seats: readonly Seat[]) => string,
): string {
  const parts = ownLinesFirst(lines).flatMap(({ seats, values }) => {
    const value = values[step];
    return value === undefined ? [] : [reviewText('chanceOfSide', { side: name(seats), percent: percentText(value) })];
  });
  return parts.length === 0 ? reviewText('notYet') : parts.join(', ');
}

export const percentText = (value: number): string => reviewText('percent', { value: Math.round(100 * value) });

/** Steps with a notable change, for the curve as a table. */
export function changedSteps(lines: readonly CurveLine[]): number[] {
  const length = lines[0]?.values.length ?? 0;
  const steps: number[] = [];
  for (let step = 0; step < length; step++) {
    const last = steps.at(-1);
    const isNew = last === undefined || lines.some(({ values }) => hasChanged(values, last, step));
    if (isNew || step === length - 1) steps.push(step);
  }
  return thinOut(steps);
}

const MIN_CHANGE = 0.05;
const MAX_ROWS = 24;

const hasChanged = (values: readonly number[], before: number, now: number): boolean =>
  Math.abs(itemAt(values, now) - itemAt(values, before)) >= MIN_CHANGE;

function thinOut(steps: readonly number[]): number[] {
  const interval = Math.ceil(steps.length / MAX_ROWS);
  return steps.filter((_, i) => (steps.length - 1 - i) % interval === 0);
}

export type GradedAnswer = { readonly is: 'found' | 'missed'; readonly text: string };

const CORRECT_GRADES: readonly Grade[] = ['best', 'even'];

/** `written` is undefined for a pass. */
export function gradeAnswer(
  { options, playedIndex: mine }: ReviewedDecision,
  written: string | undefined,
): GradedAnswer {
  const at = options.findIndex(option => option.written === written);
  const option = options[at];
  if (!option) return { is: 'missed', text: reviewText('answerOther') };
  if (CORRECT_GRADES.includes(option.grade)) {
    return {
      is: 'found',
      text: reviewText(option.grade === 'best' ? 'answerBest' : 'answerEven'),
    };
  }
  const { costText: cost } = option;
  return { is: 'missed', text: at === mine ? reviewText('answerPlayed', { cost }) : cost };
}
