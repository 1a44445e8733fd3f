import type { Game } from '@parlour/kernel/game';
import { applyInput, beginMatch, type Match, rebuildMatch, resolveChance, viewForChair } from '@parlour/kernel/match';
import { seededRandom } from '@parlour/kernel/random';
import { parseRecord, replayMatch, writeRecord } from '@parlour/kernel/record';
import { unwrap } from '@parlour/kernel/result';
import { describe, expect, it } from 'vitest';
import { nations } from '../../nations/nations/rules/nations.ts';

const game = nations as unknown as Game;

function someMatch(plays: number): Match {
  const match = beginMatch(game, { target: 10 }, { count: 4, dealer: 0 });
  resolveChance(match, { random: draw => seededRandom(`record/${draw}`) });
  for (let n = 0; n < plays; n++) {
    const status = game.status(match.state);
    if (status.is !== 'open') break;
    const [by] = status.turn;
    applyInput(match, { by: by!, play: game.plays(match.state, by!)[0]! });
  }
  return match;
}

const text = writeRecord(someMatch(10));
const lines = text.split('\n');

function faultOf(record: string): { line: number; message: string } {
  const read = parseRecord(record);
  const outcome = read.ok ? replayMatch(game, read.value) : read;
  if (outcome.ok) throw new Error('the record was taken');
  return { line: outcome.fault.line, message: outcome.fault.message };
}

const changed = (line: number, to: string): string => lines.with(line - 1, to).join('\n');

describe('a record', () => {
  it('replays to the same match', () => {
    const match = unwrap(replayMatch(game, unwrap(parseRecord(text))));
    expect(match.state).toEqual(someMatch(10).state);
    expect(writeRecord(match)).toBe(text);
  });

  it('is the same in Windows line endings', () => {
    expect(replayMatch(game, unwrap(parseRecord(text.replaceAll('\n', '\r\n')))).ok).toBe(true);
  });

  it.each([
    ['no header at all', 'nonsense', 1, 'A header line must be "Name: value".'],
    ['no game', 'Rules: 1', 1, 'A record must begin with a header that names its Game.'],
    ['a header twice', 'Game: a\nGame: b', 2, 'The header names Game twice.'],
    [
      'another version of the rules',
      changed(2, 'Rules: 99'),
      1,
      'The record uses version 99 of the rules of Nations; this Parlour has version 1.',
    ],
    ['too many seats', changed(3, 'Seats: 5'), 1, 'Nations needs 4 players (got 5).'],
    ['a dealer nowhere', changed(4, 'Dealer: 9'), 1, 'The dealer must be a seat from 0 to 3 (got 9).'],
    [
      'a bad option',
      changed(5, 'Options: target=99'),
      1,
      'Option target must be a whole number from 5 to 20 (got 99).',
    ],
    [
      'a pack with a card twice',
      changed(7, lines[6]!.replace(/eu-map|eu-man/g, 'eu-map')),
      7,
      'is not a possible chance event',
    ],
    ['a card nobody holds', changed(8, '1 eu-joker'), 8, '"eu-joker" is not a play of Nations.'],
    ['a line that is nothing', changed(9, 'hello there'), 9, 'A line must begin with a seat, * or @ (got "hello").'],
    ['a seat that does not exist', changed(8, '7 call'), 8, 'There is no seat 7.'],
    ['a clock', changed(8, '@ clock'), 8, 'No clock runs here.'],
    ['a deal out of place', changed(9, lines[6]!), 9, 'No chance event is possible here.'],
    ['a call too soon', changed(8, '1 call'), 8, "Seat 1 can't play call (NA-13)"],
    ['a refusal that was none', changed(8, `${lines[7]} refused NA-6`), 8, 'This play is legal.'],
    ['a refusal by another clause', changed(8, '1 call refused NA-6'), 8, 'The play is refused by NA-13, not by NA-6.'],
  ])('is refused where it breaks: %s', (_, record, line, message) => {
    const fault = faultOf(record);
    expect(fault.line).toBe(line);
    expect(fault.message).toContain(message);
  });
});

describe('the driver', () => {
  it('folds a shorter log to an earlier state', () => {
    expect(rebuildMatch(someMatch(10), 5).state).toEqual(someMatch(4).state);
  });

  it('lays the packs down deal by deal and then draws', () => {
    const match = beginMatch(game, { target: 10 }, { count: 4, dealer: 0 });
    resolveChance(match, { random: () => seededRandom('x'), packs: [game.pack] });
    expect(viewForChair(match, 1).hand).toEqual(game.pack.filter((_, i) => i % 4 === 0));
  });
});
