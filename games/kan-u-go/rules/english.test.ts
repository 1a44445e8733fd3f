import type { Reader } from '@parlour/kernel/game';
import { expect, it } from 'vitest';
import { refuseAddition } from '../crossword/judge.ts';
import { readAddition } from '../crossword/notation.ts';
import { lexiconOf } from '../testing/fixtures.ts';
import { sayAdditionRefusal } from './english.ts';

const words = lexiconOf('TASK ASK ON ONE');
const task = readAddition('TASK across at 0,0')!;
const limits = { opening: [2, 4], least: 1, most: 4, plurals: 'sheet' } as const;

const sentence = (addition: string, reader: Reader): string =>
  sayAdditionRefusal(refuseAddition(task, readAddition(addition)!, words, limits)!, reader);

it('[KG-11] names the letter on the square, and the square for readers without a board', () => {
  expect(sentence('M at 0,2', 'text')).toBe('0,2 already has S. Letters stay where they are.');
  expect(sentence('M at 0,2', 'board')).toBe('That square already has S. Letters stay where they are.');
});

it('[KG-5] says where the gap is, or on the board between which letters', () => {
  expect(sentence('ON..E down at 1,0', 'text')).toBe("There's a gap at 3,0: the letters must form one unbroken line.");
  expect(sentence('ON..E down at 1,0', 'board')).toBe("There's a gap between N and E.");
  expect(sentence('ON across at 5,5', 'board')).toBe('The letters must touch the crossword.');
});

it('says the same to both readers where the board shows nothing more', () => {
  for (const addition of ['OX down at 1,0', 'X at 1,0', 'ABCDE down at 1,0', 'A at 1,0 B at 2,1'])
    expect(sentence(addition, 'board')).toBe(sentence(addition, 'text'));
});
