import type { Puzzle } from '@parlour/players/puzzle';
import { describe, expect, it } from 'vitest';
import { type PuzzleKindFacts, parsePuzzlePack, serializePuzzlePack } from './pack.ts';

const kind: PuzzleKindFacts = {
  id: 'some-kind',
  title: 'Some',
  asks: 'Which card?',
  open: true,
  picture: ['b', 'c'],
  game: 'some',
};

const puzzle = (number: number, dealer: number, found: Puzzle['found']): Puzzle => ({
  kind: 'some-kind',
  number,
  record: `Game: some\nRules: 1\nSeats: 4\nDealer: ${dealer}\n\n* deal a b c\n0 a\n`,
  seat: 1,
  answer: 'b at (2, 3)',
  found,
});

const puzzles = [puzzle(1, 0, 'easy'), puzzle(2, 1, 'nobody')];
const text = serializePuzzlePack(kind, puzzles);

const faultOf = (pack: string): string => {
  const read = parsePuzzlePack(pack);
  return read.ok ? '' : read.fault;
};

describe('a pack of puzzles', () => {
  it('is read as it was written', () => {
    expect(parsePuzzlePack(text)).toEqual({ ok: true, value: { kind, puzzles } });
  });

  it('says once what its records have in common', () => {
    expect(text.match(/^Seats: 4$/gm)).toHaveLength(1);
    expect(text.match(/^Dealer: \d$/gm)).toHaveLength(2);
  });

  it('is refused with one sentence that names the line', () => {
    expect(faultOf('')).toBe('A pack begins with lines that name its Puzzles, Title, Asks and Hands.');
    expect(faultOf('no field')).toBe('Line 1: A header line must be "Name: value".');
    expect(faultOf(text.replace('(nobody)', '(me)'))).toMatch(/^Line 15: a puzzle begins with its number/);
    expect(faultOf(text.replace('2: 1 b', '3: 1 b'))).toBe('Line 15: after puzzle 1 comes 2.');
    expect(faultOf(text.replace('Dealer: 0\n* deal a b c\n0 a\n', ''))).toBe('Line 10: puzzle 1 has no record.');
    expect(faultOf(text.replace('Game: some\n', ''))).toBe('The head of a pack names the Game.');
  });

  it('is not read when it is endless', () => {
    expect(faultOf('x'.repeat(4_000_001))).toMatch(/at most 4000000 characters/);
    expect(faultOf(text + '\n1: 1 b (easy)\n* deal\n'.repeat(2000))).toMatch(/at most 2000 puzzles/);
  });
});
