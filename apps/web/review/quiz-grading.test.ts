import { expect, it } from 'vitest';
import type { ReviewedDecision, ReviewedOption } from '../worker/records/review-record.ts';
import { gradeAnswer } from './review-model.ts';

const exactly = (value: number) => ({ value, low: value, high: value });

const option = (written: string | undefined, grade: ReviewedOption['grade'], known: string): ReviewedOption => ({
  play: undefined,
  worth: exactly(0),
  behind: exactly(0),
  label: '',
  written,
  grade,
  costText: known,
});

const decided: ReviewedDecision = {
  step: 3,
  seat: 0,
  played: undefined,
  options: [
    option('a', 'best', 'No play was better.'),
    option('b', 'even', 'Another play looked slightly better, but that may be chance.'),
    option(undefined, 'slip', 'It cost 1 trick.'),
    option('c', 'mistake', 'It cost 2 tricks.'),
  ],
  playedIndex: 3,
  lost: exactly(2),
  grade: 'mistake',
  why: '',
  costText: '',
  secondText: '',
  openCostText: '',
};

it.each([
  ['a', 'found', 'Yes! No move was better.'],
  ['b', 'found', 'Good. No move was clearly better.'],
  [undefined, 'missed', 'It cost 1 trick.'],
  ['c', 'missed', 'That is what was played. It cost 2 tricks.'],
  ['z', 'missed', 'That is not one of the best moves.'],
])('%s is %s', (written, is, text) => expect(gradeAnswer(decided, written)).toEqual({ is, text }));
