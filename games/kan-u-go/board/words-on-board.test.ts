import { describe, expect, it } from 'vitest';
import { readAddition } from '../crossword/notation.ts';
import { emptyDraft, placeCard } from './draft.ts';
import { litSquares, wordsAt, wordsMadeByDraft, wordsOnBoard } from './words-on-board.ts';

const crossword = [...readAddition('TASK across at 0,0')!, ...readAddition('UN down at 1,2')!];

describe('words on the table', () => {
  it('finds both words that cross on a square, with the square they begin on', () => {
    expect(wordsAt(crossword, { row: 0, column: 2 })).toEqual([
      { word: 'TASK', direction: 'across', row: 0, column: 0 },
      { word: 'SUN', direction: 'down', row: 0, column: 2 },
    ]);
    expect(wordsAt(crossword, { row: 5, column: 5 })).toEqual([]);
  });

  it('lists each word once', () => {
    expect(wordsOnBoard(crossword).map(({ word }) => word)).toEqual(['TASK', 'SUN']);
  });

  it('the letters of words of five light up one after the other, each once', () => {
    expect(litSquares(wordsOnBoard(crossword)).size).toBe(0);
    const long = readAddition('TALLY down at 0,0')!;
    expect([...litSquares([...wordsOnBoard(long), ...wordsOnBoard(long)])]).toEqual(
      ['0,0', '1,0', '2,0', '3,0', '4,0'].map((square, at) => [square, at]),
    );
  });

  it('[KG-6] loose cards make words both ways', () => {
    const draft = placeCard(emptyDraft(crossword), { id: 'K', card: 'K' }, { row: 3, column: 2 });
    expect(wordsMadeByDraft(draft, crossword)).toEqual([{ word: 'SUNK', direction: 'down', row: 0, column: 2 }]);
  });
});
