import { expect, it } from 'vitest';
import { readAddition } from '../crossword/notation.ts';
import { inWords, refused } from './refused.ts';

const task = readAddition('TASK across at 0,0')!;
const told = (clause: string, addition: string): string =>
  inWords({ clause, detail: 'as the referee says' }, readAddition(addition)!, task);

it('[KG-11] says which letter lies there', () => {
  expect(told('KG-11', 'M at 0,2')).toBe('S lies there already, and it stays.');
  expect(told('KG-11', 'M at 1,2')).toBe('as the referee says');
});

it('[KG-5] says between which letters the run is broken', () => {
  expect(told('KG-5', 'ON..E down at 1,0')).toBe('Between N and E a square is empty.');
  expect(told('KG-5', 'ON across at 5,5')).toBe('as the referee says');
});

it('leaves other refusals as they are', () => {
  expect(told('KG-1', 'O.E down at 1,0')).toBe('as the referee says');
  expect(refused({ clause: 'KG-24', detail: 'as the referee says' }, { do: 'pass' }, { crossword: task })).toBe(
    'as the referee says',
  );
});
