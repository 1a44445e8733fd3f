import { matchStatus } from '@parlour/kernel/match';
import { LEVELS } from '@parlour/players/player';
import { beforeAll, describe, expect, it } from 'vitest';
import type { AdditionResult } from '../../crossword/judge.ts';
import { dictionaryFlags, OFFENSIVE } from '../../lexicon/graph.ts';
import { gameLexicon } from '../../lexicon/loader.ts';
import type { TableEvent } from '../../round/rules/events.ts';
import { vocabularyOf } from '../candidates.ts';
import { type GameFixture, openFixture, playFixture, refusalsInLog } from './fixtures.ts';

const GAMES = [
  { id: 'kan-u-go', seats: 3, options: { target: 20 } },
  { id: 'race', seats: 3, options: { target: 20 } },
  { id: 'race', seats: 3, options: { target: 20, opening: 'lot' } },
  { id: 'alone-first', seats: 1, options: {} },
  { id: 'alone-second', seats: 1, options: {} },
  { id: 'alone-third', seats: 1, options: {} },
];
const SMALL = { easy: 1, normal: 1, strong: 10, expert: 20 };

describe.each(GAMES)('the players of $id', ({ id, seats, options }) => {
  let at: GameFixture;
  beforeAll(async () => {
    const full = await openFixture(id, options);
    at = { ...full, characters: full.characters.map(each => ({ ...each, budget: SMALL[each.level] })) };
  });

  const table = (level: number) => new Array(seats).fill(at.characters[level]!);

  it('come in four levels, the weakest first', () => {
    expect(at.characters.map(({ level }) => level)).toEqual(LEVELS);
  });

  it.each([0, 1, 2, 3])('play by the rules to the end: level %i', level => {
    const match = playFixture(at, table(level), 'rules');
    expect(refusalsInLog(match)).toEqual([]);
    expect(matchStatus(match).is).toBe('over');
  });

  it.each([0, 1, 2, 3])('play the same match again by the same seed: level %i', level => {
    expect(playFixture(at, table(level), 'again', 12).log).toEqual(playFixture(at, table(level), 'again', 12).log);
  });
});

describe.each(['kan-u-go', 'alone-first', 'alone-third'])('where words must be made, in %s', id => {
  it('no player exchanges or turns while a word fits', async () => {
    const at = await openFixture(id, { mustPlay: true, ...(id === 'kan-u-go' ? { target: 20 } : {}) });
    for (const character of at.characters.slice(0, 3)) {
      const players = new Array(id === 'kan-u-go' ? 2 : 1).fill({ ...character, budget: 20 });
      expect(refusalsInLog(playFixture(at, players, 'must'))).toEqual([]);
    }
  });
});

describe('a computer dealer in the race', () => {
  it('[KR-18r] lets the lot decide among the words with two vowels, none of them offensive', async () => {
    const at = await openFixture('race', { target: 500 });
    const words = Array.from({ length: 12 }, (_, n) => {
      const { events } = playFixture(at, new Array(2).fill(at.characters[n % 4]!), `lot ${n}`, 6);
      return (events as TableEvent[]).flatMap(told => (told.what === 'laid-out' ? [told.word] : []))[0]!;
    });
    const flags = words.map(word => dictionaryFlags(gameLexicon(at.game), word)! & OFFENSIVE);
    expect(words.map(word => word.match(/[AEIOU]/g)?.length)).toEqual(words.map(() => 2));
    expect(flags).toEqual(words.map(() => 0));
    expect(new Set(words).size).toBeGreaterThan(6);
  });
});

describe('what a family would lay in the race', () => {
  it.each([0, 1])('at level %i: common words, four cards at most', async level => {
    const at = await openFixture('race', { target: 20 });
    const known = vocabularyOf(at.game, 35);
    const match = playFixture(at, new Array(3).fill(at.characters[level]!), 'family');
    const laid = match.events.filter(({ what }) => what === 'laid') as unknown as AdditionResult[];
    expect(laid.length).toBeGreaterThan(5);
    for (const { cells, words } of laid) {
      expect(cells.length).toBeLessThanOrEqual(4);
      for (const word of words) expect([word, dictionaryFlags(known, word) !== undefined]).toEqual([word, true]);
    }
  });
});
