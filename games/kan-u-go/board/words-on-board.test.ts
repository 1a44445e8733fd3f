import { describe, expect, it } from 'vitest';
import { readAddition } from '../crossword/notation.ts';
import { emptyDraft, placeCard } from './draft.ts';
import { wordsAt, wordsMadeByDraft, wordsOnBoard } from './words-on-board.ts';

const crossword = [...readAddition('TASK across at 0,0')!, ...readAddition('UN down at 1,2')!];

describe('the words on the table', () => {
  it('both that cross on a square are found, with where they begin', () => {
    expect(wordsAt(crossword, { row: 0, column: 2 })).toEqual([
      { word: 'TASK', direction: 'across', row: 0, column: 0 },
      { word: 'SUN', direction: 'down', row: 0, column: 2 },
    ]);
    expect(wordsAt(crossword, { row: 5, column: 5 })).toEqual([]);
  });

  it('each is told once', () => {
    expect(wordsOnBoard(crossword).map(({ word }) => word)).toEqual(['TASK', 'SUN']);
  });

  it('[KG-6] loose cards make words both ways', () => {
    const draft = placeCard(emptyDraft(crossword), { id: 'K', card: 'K' }, { row: 3, column: 2 });
    expect(wordsMadeByDraft(draft, crossword)).toEqual([{ word: 'SUNK', direction: 'down', row: 0, column: 2 }]);
  });
});
