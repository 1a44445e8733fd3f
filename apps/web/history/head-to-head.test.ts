import { expect, it } from 'vitest';
import { headToHeadOf, headToHeadText } from './match-statistics.ts';

const record = (names: string[], mine: number[], winners: number[], game = 'g') => ({ game, names, mine, winners });

it('counts games in which one of the two has won', () => {
  const records = [
    record(['Me', 'Ann'], [0], [0]),
    record(['Ann', 'Me'], [1], [0]),
    record(['Me', 'Ann', 'Bob'], [0], [0, 2]),
    record(['Me', 'Ann II', 'Bob'], [0], [0, 2]),
    record(['Me', 'Ann'], [0], [0, 1]),
    record(['Me', 'Ann'], [0], [0], 'another'),
  ];
  expect(headToHeadOf(records, 'g', 'Ann')).toEqual({ mine: 2, theirs: 1 });
  expect(headToHeadText(headToHeadOf(records, 'g', 'Ann'))).toBe('You lead 2–1');
  expect(headToHeadText({ mine: 1, theirs: 2 })).toBe('You trail 1–2');
  expect(headToHeadText({ mine: 2, theirs: 2 })).toBe('You are level at 2–2');
});

it('ignores partners, strangers, and games that several people played here', () => {
  const records = [record(['Me', 'Bob', 'Ann'], [0], [0, 2]), record(['Me', 'You', 'Ann'], [0, 1], [0])];
  expect(headToHeadText(headToHeadOf(records, 'g', 'Ann'))).toBe('');
});
