import { describe, expect, it } from 'vitest';
import type { Crossword } from '../crossword/crossword.ts';
import { readAddition } from '../crossword/notation.ts';
import {
  cellsOf,
  type Draft,
  dropAt,
  freshDraft,
  type Held,
  keepUp,
  layAt,
  moveCursor,
  openAlong,
  sourcedCellsOf,
  stillHeld,
  takeBackLast,
  tapCard,
  tapSquare,
  typeLetter,
} from './laying.ts';

const held = (cards: string): Held[] => [...cards].map((card, i) => ({ id: `${card}/${i}`, card }));
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
  expect(openAlong(freshDraft(EMPTY), word, EMPTY).cursor).toEqual({ row: 0, column: 0, direction: 'down' });
  expect(openAlong(freshDraft(EMPTY), [[0, 0, 'A']], EMPTY).cursor).toMatchObject({ direction: 'across' });
  expect(openAlong(freshDraft(EMPTY), [], EMPTY)).toEqual(freshDraft(EMPTY));
});

describe('laying cards', () => {
  it('[KG-2] types a first word from the middle, without a square being chosen', () => {
    expect(cellsOf(type(freshDraft([]), 'SUN', []), [])).toEqual(readAddition('SUN across at 0,0'));
  });

  it('[KG-2] moves a first word to where first words begin', () => {
    const anywhere = layAt(layAt(freshDraft([]), hand[1]!, { row: 4, column: -2 }), hand[2]!, { row: 5, column: -2 });
    expect(cellsOf(anywhere, [])).toEqual(readAddition('UN down at 0,0'));
  });

  it('a square tapped is entered along the word it hangs on', () => {
    const below = tapSquare(freshDraft(task), { row: 1, column: 2 }, task);
    expect(below.cursor).toEqual({ row: 1, column: 2, direction: 'down' });
    expect(cellsOf(type(below, 'UN', task), task)).toEqual(readAddition('UN down at 1,2'));
  });

  it('the same square tapped again turns the cursor, to and fro', () => {
    const square = { row: 0, column: 4 };
    const once = tapSquare(freshDraft(task), square, task);
    const twice = tapSquare(once, square, task);
    expect([once.cursor?.direction, twice.cursor?.direction]).toEqual(['across', 'down']);
    expect(tapSquare(twice, square, task).cursor).toEqual(once.cursor);
  });

  it('the cursor leaps over cards that lie there', () => {
    const above = tapSquare(freshDraft(task), { row: -1, column: 0 }, task);
    expect(cellsOf(type(above, 'SE', task), task)).toEqual(readAddition('S.E down at -1,0'));
  });

  it('a card and then a square: the card goes there', () => {
    const picked = tapCard(freshDraft(task), hand[0]!, task);
    expect(picked.picked).toEqual(hand[0]);
    const laid = tapSquare(picked, { row: 0, column: 4 }, task);
    expect(cellsOf(laid, task)).toEqual([[0, 4, 'S']]);
    expect([laid.picked, laid.cursor]).toEqual([undefined, undefined]);
    expect(stillHeld(hand, laid)).toEqual(hand.slice(1));
  });

  it('a card tapped twice is put down again, and a loose card tapped comes back', () => {
    const picked = tapCard(freshDraft(task), hand[0]!, task);
    expect(tapCard(picked, hand[0]!, task).picked).toBeUndefined();
    const laid = tapSquare(picked, { row: 0, column: 4 }, task);
    expect(tapSquare(laid, { row: 0, column: 4 }, task).laid).toEqual([]);
  });

  it('[KG-11] a square that is taken takes no other card', () => {
    const picked = tapCard(freshDraft(task), hand[0]!, task);
    expect(tapSquare(picked, { row: 0, column: 0 }, task)).toBe(picked);
  });

  it('[KG-15r] a second card on a square sends the first back', () => {
    const first = layAt(freshDraft(task), hand[0]!, { row: 0, column: 4 });
    expect(cellsOf(layAt(first, hand[4]!, { row: 0, column: 4 }), task)).toEqual([[0, 4, 'E']]);
  });

  it('Backspace takes the last card back, and its square is the next', () => {
    const typed = type(moveCursor(freshDraft(task), 'ArrowRight', task), 'SE', task);
    const back = takeBackLast(typed);
    expect(cellsOf(back, task)).toEqual([[0, 4, 'S']]);
    expect(back.cursor).toEqual({ row: 0, column: 5, direction: 'across' });
    expect(takeBackLast(takeBackLast(back)).laid).toEqual([]);
  });

  it('arrows say which way the letters go', () => {
    const down = moveCursor(freshDraft(task), 'ArrowDown', task);
    expect(down.cursor).toEqual({ row: 1, column: 3, direction: 'down' });
    expect(moveCursor(down, 'x', task)).toBe(down);
  });

  it('only cards that are held are typed, each as often as it is held', () => {
    const typed = type(freshDraft([]), 'SSX', []);
    expect(typed.laid.map(({ id }) => id)).toEqual(['S/0']);
  });

  it('[KR-12r] a square that somebody else was faster on gives all the cards back, and says so', () => {
    const laid = layAt(layAt(freshDraft(task), hand[0]!, { row: 0, column: 4 }), hand[1]!, { row: 1, column: 4 });
    const faster: Crossword = [...task, [0, 4, 'S']];
    expect(keepUp(laid, hand, faster)).toEqual({ ...freshDraft(faster), wasTaken: true });
    expect(keepUp(laid, hand, task)).toBe(laid);
    expect(keepUp(laid, hand.slice(1), task)).toEqual(freshDraft(task));
  });

  it('a word of somebody else beside it leaves the cards as they lie, so that what was said of them holds', () => {
    const laid = layAt(freshDraft(task), hand[0]!, { row: 0, column: 4 });
    expect(keepUp(laid, hand, [...task, [1, 0, 'O']]).laid).toBe(laid.laid);
  });

  it('cards laid loosely do not come along into another round', () => {
    const laid = layAt(freshDraft(task), hand[0]!, { row: 5, column: 4 });
    const another: Crossword = [[0, 0, 'A']];
    expect(keepUp(laid, hand, another)).toEqual(freshDraft(another));
  });

  it('after a card that was dropped the next goes on from it', () => {
    const dropped = dropAt(freshDraft(task), hand[0]!, { row: 1, column: 0 }, task);
    expect(dropped.cursor).toEqual({ row: 2, column: 0, direction: 'down' });
  });

  it('a square is entered the way the loose cards go', () => {
    const down = layAt(layAt(freshDraft(task), hand[0]!, { row: 1, column: 7 }), hand[1]!, { row: 2, column: 7 });
    expect(tapSquare(down, { row: 3, column: 7 }, task).cursor?.direction).toBe('down');
    const across = layAt(freshDraft(task), hand[0]!, { row: 1, column: 7 });
    expect(tapSquare(across, { row: 1, column: 8 }, task).cursor?.direction).toBe('across');
  });

  it('the cursor waits where it stands, unless its square was taken meanwhile', () => {
    const waiting = tapSquare(freshDraft(task), { row: 0, column: 4 }, task);
    expect(keepUp(waiting, hand, [...task, [1, 0, 'O']]).cursor).toEqual(waiting.cursor);
    expect(keepUp(waiting, hand, [...task, [0, 4, 'S']]).cursor).toBeUndefined();
    expect(keepUp(freshDraft([]), hand, task).cursor).toBeUndefined();
  });

  it('[K1-2] a card of a patience keeps where it comes from', () => {
    const sourced: Held[] = [
      { id: 'a', card: 'O', from: 'up' },
      { id: 'b', card: 'T', from: 'row' },
    ];
    const draft = sourced.reduce((laid, card) => tapCard(laid, card, []), freshDraft([]));
    expect(sourcedCellsOf(draft.laid, [])).toEqual([
      [0, 0, 'O', 'up'],
      [0, 1, 'T', 'row'],
    ]);
  });
});
