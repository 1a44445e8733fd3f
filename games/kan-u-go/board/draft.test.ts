import { describe, expect, it } from 'vitest';
import type { Crossword } from '../crossword/crossword.ts';
import { readAddition } from '../crossword/notation.ts';
import {
  alignCursorWithHint,
  assignCardIds,
  cardsLeft,
  cellsToPlay,
  type Draft,
  draftStatus,
  dropCard,
  emptyDraft,
  type HandCard,
  moveCursor,
  placeCard,
  removeLastCard,
  sortedHand,
  sourcedCellsToPlay,
  syncDraft,
  tapCard,
  tapSquare,
  typeLetter,
} from './draft.ts';

const held = (cards: string): HandCard[] => [...cards].map((card, i) => ({ id: `${card}/${i}`, card }));
const task: Crossword = readAddition('TASK across at 0,0')!;
const hand = held('SUNKED');
const type = (draft: Draft, letters: string, crossword: Crossword): Draft =>
  [...letters].reduce((laid, letter) => typeLetter(laid, letter, hand, crossword), draft);

const EMPTY: Crossword = [];

it('a first word that is advised is laid the way it goes [KG-2]', () => {
  const word = [
    [0, 0, 'T'],
    [1, 0, 'W'],
  ] as const;
  expect(alignCursorWithHint(emptyDraft(EMPTY), word, EMPTY).cursor).toEqual({ row: 0, column: 0, direction: 'down' });
  expect(alignCursorWithHint(emptyDraft(EMPTY), [[0, 0, 'A']], EMPTY).cursor).toMatchObject({ direction: 'across' });
  expect(alignCursorWithHint(emptyDraft(EMPTY), [], EMPTY)).toEqual(emptyDraft(EMPTY));
});

describe('laying cards', () => {
  it('[KG-2] types a first word from the middle, without a square being chosen', () => {
    expect(cellsToPlay(type(emptyDraft([]), 'SUN', []), [])).toEqual(readAddition('SUN across at 0,0'));
  });

  it('[KG-2] moves a first word to where first words begin', () => {
    const anywhere = placeCard(placeCard(emptyDraft([]), hand[1]!, { row: 4, column: -2 }), hand[2]!, {
      row: 5,
      column: -2,
    });
    expect(cellsToPlay(anywhere, [])).toEqual(readAddition('UN down at 0,0'));
  });

  it('a square tapped is entered along the word it hangs on', () => {
    const below = tapSquare(emptyDraft(task), { row: 1, column: 2 }, task);
    expect(below.cursor).toEqual({ row: 1, column: 2, direction: 'down' });
    expect(cellsToPlay(type(below, 'UN', task), task)).toEqual(readAddition('UN down at 1,2'));
  });

  it('the same square tapped again turns the cursor, to and fro', () => {
    const square = { row: 0, column: 4 };
    const once = tapSquare(emptyDraft(task), square, task);
    const twice = tapSquare(once, square, task);
    expect([once.cursor?.direction, twice.cursor?.direction]).toEqual(['across', 'down']);
    expect(tapSquare(twice, square, task).cursor).toEqual(once.cursor);
  });

  it('the cursor leaps over cards that lie there', () => {
    const above = tapSquare(emptyDraft(task), { row: -1, column: 0 }, task);
    expect(cellsToPlay(type(above, 'SE', task), task)).toEqual(readAddition('S.E down at -1,0'));
  });

  it('a card and then a square: the card goes there', () => {
    const picked = tapCard(emptyDraft(task), hand[0]!, task);
    expect(picked.picked).toEqual(hand[0]);
    const laid = tapSquare(picked, { row: 0, column: 4 }, task);
    expect(cellsToPlay(laid, task)).toEqual([[0, 4, 'S']]);
    expect([laid.picked, laid.cursor]).toEqual([undefined, undefined]);
    expect(cardsLeft(hand, laid)).toEqual(hand.slice(1));
  });

  it('a card tapped twice is put down again, and a loose card tapped comes back', () => {
    const picked = tapCard(emptyDraft(task), hand[0]!, task);
    expect(tapCard(picked, hand[0]!, task).picked).toBeUndefined();
    const laid = tapSquare(picked, { row: 0, column: 4 }, task);
    expect(tapSquare(laid, { row: 0, column: 4 }, task).laid).toEqual([]);
  });

  it('[KG-11] a square that is taken takes no other card', () => {
    const picked = tapCard(emptyDraft(task), hand[0]!, task);
    expect(tapSquare(picked, { row: 0, column: 0 }, task)).toBe(picked);
  });

  it('[KG-15r] a second card on a square sends the first back', () => {
    const first = placeCard(emptyDraft(task), hand[0]!, { row: 0, column: 4 });
    expect(cellsToPlay(placeCard(first, hand[4]!, { row: 0, column: 4 }), task)).toEqual([[0, 4, 'E']]);
  });

  it('Backspace takes the last card back, and its square is the next', () => {
    const typed = type(moveCursor(emptyDraft(task), 'ArrowRight', task), 'SE', task);
    const back = removeLastCard(typed);
    expect(cellsToPlay(back, task)).toEqual([[0, 4, 'S']]);
    expect(back.cursor).toEqual({ row: 0, column: 5, direction: 'across' });
    expect(removeLastCard(removeLastCard(back)).laid).toEqual([]);
  });

  it('arrows say which way the letters go', () => {
    const down = moveCursor(emptyDraft(task), 'ArrowDown', task);
    expect(down.cursor).toEqual({ row: 1, column: 3, direction: 'down' });
    expect(moveCursor(down, 'x', task)).toBe(down);
  });

  it('only cards that are held are typed, each as often as it is held', () => {
    const typed = type(emptyDraft([]), 'SSX', []);
    expect(typed.laid.map(({ id }) => id)).toEqual(['S/0']);
  });

  it('[KR-12r] returns all cards when another player took a square first, and says so', () => {
    const laid = placeCard(placeCard(emptyDraft(task), hand[0]!, { row: 0, column: 4 }), hand[1]!, {
      row: 1,
      column: 4,
    });
    const faster: Crossword = [...task, [0, 4, 'S']];
    expect(syncDraft(laid, hand, faster)).toEqual({ ...emptyDraft(faster), wasTaken: true });
    expect(syncDraft(laid, hand, task)).toBe(laid);
    expect(syncDraft(laid, hand.slice(1), task)).toEqual(emptyDraft(task));
  });

  it("keeps the draft when another player's word lies beside it", () => {
    const laid = placeCard(emptyDraft(task), hand[0]!, { row: 0, column: 4 });
    expect(syncDraft(laid, hand, [...task, [1, 0, 'O']]).laid).toBe(laid.laid);
  });

  it('cards laid loosely do not come along into another round', () => {
    const laid = placeCard(emptyDraft(task), hand[0]!, { row: 5, column: 4 });
    const another: Crossword = [[0, 0, 'A']];
    expect(syncDraft(laid, hand, another)).toEqual(emptyDraft(another));
  });

  it('after a card that was dropped the next goes on from it', () => {
    const dropped = dropCard(emptyDraft(task), hand[0]!, { row: 1, column: 0 }, task);
    expect(dropped.cursor).toEqual({ row: 2, column: 0, direction: 'down' });
  });

  it('a square is entered the way the loose cards go', () => {
    const down = placeCard(placeCard(emptyDraft(task), hand[0]!, { row: 1, column: 7 }), hand[1]!, {
      row: 2,
      column: 7,
    });
    expect(tapSquare(down, { row: 3, column: 7 }, task).cursor?.direction).toBe('down');
    const across = placeCard(emptyDraft(task), hand[0]!, { row: 1, column: 7 });
    expect(tapSquare(across, { row: 1, column: 8 }, task).cursor?.direction).toBe('across');
  });

  it('the cursor waits where it stands, unless its square was taken meanwhile', () => {
    const waiting = tapSquare(emptyDraft(task), { row: 0, column: 4 }, task);
    expect(syncDraft(waiting, hand, [...task, [1, 0, 'O']]).cursor).toEqual(waiting.cursor);
    expect(syncDraft(waiting, hand, [...task, [0, 4, 'S']]).cursor).toBeUndefined();
    expect(syncDraft(emptyDraft([]), hand, task).cursor).toBeUndefined();
  });

  it('[K1-2] a card of a patience keeps where it comes from', () => {
    const sourced: HandCard[] = [
      { id: 'a', card: 'O', from: 'up' },
      { id: 'b', card: 'T', from: 'row' },
    ];
    const draft = sourced.reduce((laid, card) => tapCard(laid, card, []), emptyDraft([]));
    expect(sourcedCellsToPlay(draft.laid, [])).toEqual([
      [0, 0, 'O', 'up'],
      [0, 1, 'T', 'row'],
    ]);
  });
});

const isNeverLeaving = (): boolean => false;
const firstIds = (hand: string): ReturnType<typeof assignCardIds> =>
  assignCardIds(sortedHand([...hand]), [], isNeverLeaving);
const idsAfter = (before: string, hand: string, leaving: string): string[] =>
  assignCardIds(sortedHand([...hand]), firstIds(before), name => leaving === name).map(({ id }) => id);

describe('the cards of a hand', () => {
  it('lie in the order of the alphabet, free cards last', () => {
    expect(firstIds('Z*AE').map(({ card }) => card)).toEqual([...'AEZ*']);
  });

  it('have names of their own, though copies are alike', () => {
    expect(firstIds('EAE').map(({ id }) => id)).toEqual(['A/1', 'E/1', 'E/2']);
  });

  it('keep their names when a copy goes, and it is the copy that was leaving', () => {
    expect(idsAfter('EAE', 'AE', 'E/1')).toEqual(['A/1', 'E/2']);
    expect(idsAfter('EAE', 'AE', 'E/2')).toEqual(['A/1', 'E/1']);
  });

  it('keep their names when nothing has gone after all', () => {
    expect(idsAfter('EAE', 'EAE', 'E/1')).toEqual(['A/1', 'E/1', 'E/2']);
  });

  it('keep their names when a copy comes, which is the last of them', () => {
    const left = assignCardIds(sortedHand([...'AE']), firstIds('EAE'), name => name === 'E/1');
    expect(assignCardIds(sortedHand([...'EAE']), left, isNeverLeaving).map(({ id }) => id)).toEqual([
      'A/1',
      'E/2',
      'E/1',
    ]);
  });
});

const refusedBy = (clause: string) => ({ clause });

it('is permitted when the referee has nothing against it', () => {
  expect(draftStatus(undefined, 1, 4)).toBe('permitted');
});

it('is unfinished while further letters can mend it', () => {
  expect(draftStatus(refusedBy('KG-5'), 1, 4)).toBe('unfinished');
  expect(draftStatus(refusedBy('KG-1'), 3, 4)).toBe('unfinished');
  expect(draftStatus(refusedBy('KG-6'), 1, 4)).toBe('unfinished');
});

it('is refused where no further letter can mend it, or none can be laid', () => {
  expect(draftStatus(refusedBy('KG-4'), 2, 4)).toBe('refused');
  expect(draftStatus(refusedBy('KG-6'), 2, 4)).toBe('refused');
  expect(draftStatus(refusedBy('KG-1'), 4, 4)).toBe('refused');
});
