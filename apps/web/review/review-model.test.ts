import { describe, expect, it } from 'vitest';
import type { ReviewedDecision } from '../worker/records/review-record.ts';
import { addReviewPiece, chancesText, changedSteps, curveLines, INITIAL_REVIEW, keyMoments } from './review-model.ts';

const stood = (...fortunes: number[][]) => fortunes.map((each, step) => ({ step, fortunes: each }));

const decided = (step: number, value: number, grade: ReviewedDecision['grade']): ReviewedDecision => ({
  step,
  seat: 0,
  played: undefined,
  options: [],
  playedIndex: -1,
  lost: { value, low: value, high: value },
  grade,
  why: '',
  costText: '',
  secondText: '',
  openCostText: '',
});

describe('a running review', () => {
  const unit = ['trick', 'tricks'] as const;
  const first = addReviewPiece(INITIAL_REVIEW, { unit, chances: stood([0.5, 0.5]), decisions: [] });
  const second = addReviewPiece(first, {
    unit,
    chances: [{ step: 1, fortunes: [1, 0] }],
    decisions: [decided(1, 2, 'slip'), decided(4, 1, 'slip'), decided(6, 3, 'mistake'), decided(7, 9, 'even')],
    done: 4,
    of: 9,
  });

  it('grows piece by piece', () => {
    expect([first.done, first.total, second.done, second.total]).toEqual([0, undefined, 4, 9]);
    expect(second.chances.map(({ step }) => step)).toEqual([0, 1]);
    expect(addReviewPiece(second, { unit, chances: [], decisions: [] }).total).toBe(9);
  });

  it('lists mistakes worst first, or in order', () => {
    expect(keyMoments(second, 'worstFirst').map(({ step }) => step)).toEqual([6, 1, 4]);
    expect(keyMoments(second, 'inOrder').map(({ step }) => step)).toEqual([1, 4, 6]);
  });
});

describe('the curve', () => {
  const name = (seats: readonly number[]) => seats.join('+');
  const partners = curveLines(stood([0.5, 0.5, 0.5, 0.5], [0.7, 0.3, 0.7, 0.3]), { count: 4, sides: 2, seat: 1 });

  it('has one line per side, the own one last', () => {
    expect(partners.map(({ seats, isMine, values }) => [seats, isMine, values])).toEqual([
      [[0, 2], false, [0.5, 0.7]],
      [[1, 3], true, [0.5, 0.3]],
    ]);
  });

  it('is described in a sentence, the own side first', () => {
    expect(chancesText(partners, 1, name)).toBe('1+3 30 %, 0+2 70 %');
    expect(chancesText(partners, 2, name)).toBe('not reviewed yet');
  });

  it('names the others in the order of their seats', () => {
    const three = curveLines(stood([0.2, 0.3, 0.5]), { count: 3, sides: 3, seat: 1 });
    expect(chancesText(three, 0, name)).toBe('1 30 %, 0 20 %, 2 50 %');
  });

  it('has figures where something changed, and at its end', () => {
    const slow = stood(...Array.from({ length: 11 }, (_, i) => [i < 6 ? 0.5 : 0.8, 0.5]));
    expect(changedSteps(curveLines(slow, { count: 2, sides: 2, seat: 0 }))).toEqual([0, 6, 10]);
  });

  it('has at most 24 rows of figures', () => {
    const wild = stood(...Array.from({ length: 999 }, (_, i) => [i % 2, 0.5]));
    const rows = changedSteps(curveLines(wild, { count: 2, sides: 2, seat: 0 }));
    expect(rows.length).toBeLessThanOrEqual(24);
    expect(rows.at(-1)).toBe(998);
  });
});
