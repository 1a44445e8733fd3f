import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isCellList, onlyNewCells, sortCells } from './crossword.ts';
import { drawCrossword, readAddition, writeAddition } from './notation.ts';

const TASK = readAddition('TASK across at 0,0')!;

const place = fc.oneof(fc.integer({ min: -60, max: 60 }), fc.maxSafeInteger());
const cell = fc.tuple(place, place, fc.constantFrom(...'ABCXYZ*'));

describe('additions as text', () => {
  it.each([
    ['TASK across at 0,0', [[0, 0, 'T'], [0, 1, 'A'], [0, 2, 'S'], [0, 3, 'K']]], // biome-ignore format: one a line
    ['SC.R down at -2,1', [[-2, 1, 'S'], [-1, 1, 'C'], [1, 1, 'R']]], // biome-ignore format: one a line
    ['S at 0,4', [[0, 4, 'S']]],
    ['A at 0,0 B at 3,5', [[0, 0, 'A'], [3, 5, 'B']]], // biome-ignore format: one a line
    ['A at 0,0 B at 0,0', [[0, 0, 'A'], [0, 0, 'B']]], // biome-ignore format: one a line
    ['A at 0,0 B at 0,900000', [[0, 0, 'A'], [0, 900000, 'B']]], // biome-ignore format: one a line
    ['*X down at 0,0', [[0, 0, '*'], [1, 0, 'X']]], // biome-ignore format: one a line
  ])('%s is written as it is read', (text, cells) => {
    expect(readAddition(text)).toEqual(cells);
    expect(writeAddition(cells as [number, number, string][])).toBe(text);
  });

  it('reads whatever it writes', () => {
    fc.assert(
      fc.property(fc.array(cell, { minLength: 1, maxLength: 5 }), cells => {
        fc.pre(isCellList(cells));
        expect(readAddition(writeAddition(cells))).toEqual(sortCells(cells));
      }),
    );
  });

  it('is lenient with spaces, small letters and a direction for a single card', () => {
    expect(readAddition('  task  Across at 0 , 0 ')).toEqual(TASK);
    expect(readAddition('s down at 0,4')).toEqual([[0, 4, 'S']]);
  });

  it.each([
    '',
    'TASK',
    'TASK across',
    'TASK across at 0',
    '.TASK across at 0,0',
    'T4SK across at 0,0',
    'A at 0,0B',
    'TÄSK down at 0,0',
  ])('makes nothing of "%s"', text => expect(readAddition(text)).toBeUndefined());

  it('takes the whole word for the cards that are new', () => {
    const tacks = readAddition('TACKS down at 0,0')!;
    expect(writeAddition(onlyNewCells(TASK, tacks))).toBe('ACKS down at 1,0');
    expect(onlyNewCells(TASK, readAddition('MAST down at -2,2')!)).toHaveLength(3);
  });
});

describe('cells', () => {
  it('are squares of whole numbers with a letter or a free card', () => {
    expect(isCellList([[0, -3, 'A'], [1, 0, '*']])).toBe(true); // biome-ignore format: one list
    const wrong = [
      [],
      [[0, 0]],
      [[0, 0, 'a']],
      [[0, 0, 'AB']],
      [[0, 0.5, 'A']],
      [[-0, 0, 'A']],
      [['0', 0, 'A']],
      [[0, 0, 'A', 'row']],
      [null],
      'A',
      {},
    ];
    expect(wrong.filter(isCellList)).toEqual([]);
  });
});

describe('the crossword as text', () => {
  it('numbers rows and columns', () => {
    const crossword = [...TASK, ...readAddition('SC.R down at -2,1')!];
    expect(drawCrossword(crossword).split('\n')).toEqual([
      '   0 1 2 3',
      '-2 · S · ·',
      '-1 · C · ·',
      ' 0 T A S K',
      ' 1 · R · ·',
    ]);
  });

  it('shows where the first letter goes', () => {
    expect(drawCrossword([])).toBe('  0\n0 ·');
  });
});
