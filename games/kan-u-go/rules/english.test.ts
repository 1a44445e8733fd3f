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

it('[KG-11] says which letter lies there; the square only to those who do not see it', () => {
  expect(sentence('M at 0,2', 'text')).toBe('At 0,2 lies S already, and it stays.');
  expect(sentence('M at 0,2', 'board')).toBe('S lies there already, and it stays.');
});

it('[KG-5] says where the run is broken, or on the board between which letters', () => {
  expect(sentence('ON..E down at 1,0', 'text')).toBe('The run is broken: no letter stands at 3,0.');
  expect(sentence('ON..E down at 1,0', 'board')).toBe('Between N and E a square is empty.');
  expect(sentence('ON across at 5,5', 'board')).toBe('The letters touch nothing of the crossword.');
});

it('says the same to both where there is nothing to see', () => {
  for (const addition of ['OX down at 1,0', 'X at 1,0', 'ABCDE down at 1,0', 'A at 1,0 B at 2,1'])
    expect(sentence(addition, 'board')).toBe(sentence(addition, 'text'));
});
