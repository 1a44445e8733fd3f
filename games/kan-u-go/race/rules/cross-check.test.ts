/** Checks KR-2, KR-7, KR-14r and KR-18r with an independent implementation, over random matches. */
import type { Game } from '@parlour/kernel/game';
import { randomInput } from '@parlour/kernel/laws';
import { applyInput, beginMatch, type Match, matchStatus } from '@parlour/kernel/match';
import { defaultsOf } from '@parlour/kernel/options';
import { seededRandom } from '@parlour/kernel/random';
import { describe, expect, it } from 'vitest';
import { lexiconOf } from '../../testing/fixtures.ts';
import { race } from './game.ts';
import type { RaceState } from './state.ts';

const SINGULAR = 'CHAIR TIGER LEMON OCEAN CRYPT AUDIO QUIET GHOST PLAIN STORE RICE ROSE EXPECT IN ON NO AT TO OF IF';
const PLURAL = 'TREES ROSES BONES';
const lexicon = lexiconOf(`${SINGULAR} ${PLURAL.replaceAll(/\b(?=\s|$)/g, '+')}`);
const game = race(lexicon) as Game;

const sorted = (cards: readonly string[]): string => [...cards].sort().join('');

function isMadeOf(word: string, cards: readonly string[]): boolean {
  return [...new Set(word)].every(
    letter => [...word].filter(other => other === letter).length <= cards.filter(card => card === letter).length,
  );
}

function permitted(rest: readonly string[], by: string): string[] {
  const made = SINGULAR.split(' ').filter(word => isMadeOf(word, rest));
  const five = made.filter(word => word.length === 5);
  if (by === 'KR-2') return five;
  const two = five.filter(word => word.match(/[AEIOU]/g)?.length === 2);
  const longest = Math.max(0, ...made.map(word => word.length));
  return two.length > 0 ? two : five.length > 0 ? five : made.filter(word => word.length === longest);
}

type Cards = RaceState['cards'];

function checkWord(rest: readonly string[], by: string, { crossword, pile, blind }: Cards): void {
  const word = crossword.map(([, , letter]) => letter).join('');
  expect(word === '' ? permitted(rest, by) : permitted(rest, by).includes(word)).toEqual(word === '' ? [] : true);
  const left = [...rest];
  for (const letter of word) left.splice(left.indexOf(letter), 1);
  expect([...pile, ...blind]).toEqual(left);
}

function checkStop(before: Cards, after: Cards): void {
  expect(before.blind).toEqual([]);
  expect(after.pile).toHaveLength(1);
  expect(sorted([...after.pile, ...after.blind])).toBe(sorted(before.pile));
  expect(after.hands).toEqual(before.hands);
  expect(after.crossword).toEqual(before.crossword);
}

type Counts = { words: number; stops: number };

function playAndCheck(match: Match, seed: string, counts: Counts): void {
  const random = seededRandom(seed);
  for (let status = matchStatus(match); status.is !== 'over' && match.log.length < 400; status = matchStatus(match)) {
    const before = match.state as RaceState;
    const isSilent = status.is === 'open' && random.below(40) === 0;
    const told = applyInput(match, isSilent ? { by: 'clock' } : randomInput(match, status, random));
    const after = match.state as RaceState;
    const begins = before.phase === 'lot' || before.phase === 'opening';
    if (begins && after.phase === 'play' && ++counts.words) checkWord(before.cards.blind, told[0]!.clause, after.cards);
    if (before.phase === 'stop' && ++counts.stops) checkStop(before.cards, after.cards);
  }
}

describe('[KR-2] [KR-7] [KR-14r] [KR-18r] read again', () => {
  for (const opening of ['lot', 'dealer']) {
    it(`with the opening by ${opening}`, () => {
      const counts: Counts = { words: 0, stops: 0 };
      for (let n = 0; n < 60; n++) {
        const options = { ...defaultsOf(game.options), target: 500, opening };
        playAndCheck(beginMatch(game, options, { count: 2 + (n % 6) }), `${opening}/${n}`, counts);
      }
      expect(counts.words).toBeGreaterThan(60);
      expect(counts.stops).toBeGreaterThan(20);
    });
  }
});
