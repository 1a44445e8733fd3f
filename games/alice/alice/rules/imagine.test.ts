/** Compares imagined worlds with all there are. */
import type { Chair } from '@parlour/kernel/game';
import { deepEqual } from '@parlour/kernel/json';
import type { Match } from '@parlour/kernel/match';
import { seededRandom } from '@parlour/kernel/random';
import { describe, expect, it } from 'vitest';
import { type DrawCount, everyWorld, unevenness } from '../testing/every-world.ts';
import { playLines, viewWithHistory } from '../testing/fixtures.ts';
import { alice } from './alice.ts';
import type { AliceParts } from './state.ts';
import { begin, type State } from './state.ts';

const worldOf = ({ hands, made }: State): string => JSON.stringify([hands, made]);

/** Counts how often each end is imagined, and how many worlds come to it. */
function imagined(match: Match<AliceParts>, chair: Chair): DrawCount[] {
  const { game } = match;
  const view = viewWithHistory(match, chair);
  const worlds = everyWorld(game, view).map(worldOf);
  const random = seededRandom(`chair ${chair}`);
  const times = new Map(worlds.map(world => [world, 0]));
  for (let i = 0; i < 20 * worlds.length; i++) {
    const world = worldOf(game.imagine(view, random));
    times.set(world, times.get(world)! + 1);
  }
  return [...times].map(([end, drawn]) => ({ times: drawn, worlds: worlds.filter(world => world === end).length }));
}

const ROUND = ['1L 2a 3a', '2L 3b 1a', '3L 1b 2b'];
const VAIN = ['0 expose 1L', '0 ask 1 1b', '* forfeit 2a', '1 expose 2L', '1 ask 0 2b', '* forfeit 3b'];
const LOST = [...VAIN, '2 expose 3L', '2 ask 0 3a', '2 ask 0 3b', '0 ask 2 1a'];

const WHOLE = ['1L 2a 3a', '2L 3b 2b', '4L 4a 4b', '3L 1a 1b'];
const AFTER = ['0 expose 1L', '0 ask 1 1a', '* forfeit 3a', '1 expose 2L', '1 ask 3 2a', '* forfeit 3b'];

const LONG = ['1L 1a 2a 3b', '2L 1b 3L 4a', '3a 2b 4L 4b'];
const RUN = ['0 expose 1L', '0 ask 1 1b', '1 expose 2L', '1 ask 2 2b', '1 ask 0 2a'];

const POOR = ['1L 2a 3a', '1a 2b 4a', '2L 3b 4b', '3L 4L 1b'];
const LACK = ['0 expose 1L', '0 ask 2 1b', '* forfeit 2a', '* forfeit 4a'];

const NONE = ['1L 1a 2a 3a', '2L 2b 3b 4a', '3L 4L 1b 4b', '5L 5a 5b'];
const FIRST = ['0 expose 1L', '0 ask 2 1b', '1 expose 2L', '1 ask 0 2a', '2 expose 3L', '2 ask 0 3b', '* forfeit 4L'];
const THEN = ['0 expose 4L', '0 ask 1 4b', '* forfeit 3a', '* forfeit 4a', '2 ask 1 3a', '2 ask 1 3b'];

type Position = [tells: string, hands: string[], lines: string[], chair: Chair, worlds: number];

const positions: Position[] = [
  ['nobody laid down a whole set, and who is to begin has a Leading card', ROUND, [], 1, 16],
  ['somebody laid down a set face down', WHOLE, [], 1, 28],
  ['a set nobody has seen may be the one laid down', WHOLE, AFTER, 2, 71],
  ['who exposes has not the whole set', ROUND, VAIN.slice(0, 1), 1, 10],
  ['who asks has it not, nor has who says no', ROUND, VAIN.slice(0, 3), 2, 16],
  ['an onlooker has no hand to go by', ROUND, VAIN.slice(0, 3), null, 336],
  ['forfeits are unseen by the others', ROUND, VAIN, 2, 48],
  ['a forfeit of the exposed card is seen by all', ROUND, LOST, null, 8],
  ['who passes has no Leading card', LONG, RUN.slice(0, 2), 0, 26],
  ['who may go on has one', LONG, RUN, null, 24],
  ['who stopped had one', LONG, [...RUN, '1 stop'], null, 20],
  ['who forfeits for want of one has none', POOR, LACK, 0, 136],
  ['who received a forfeit knows it', POOR, LACK, 2, 108],
];

describe('every world that fits is imagined, and all alike', () => {
  for (const [tells, hands, lines, chair, worlds] of positions) {
    it(`${tells} (seen from ${chair ?? 'outside'})`, () => {
      const counts = imagined(playLines(hands, lines), chair);
      expect(counts.reduce((sum, end) => sum + end.worlds, 0)).toBe(worlds);
      expect(unevenness(counts)).toBeLessThan(4);
    });
  }
});

describe('an imagined world', () => {
  const chairs = [0, 1, 2, null];
  const stages: Record<string, Match<AliceParts>> = {
    'while a forfeit is drawn': playLines(ROUND, VAIN.slice(0, 2)),
    'in play': playLines(ROUND, VAIN),
    'when everybody has shown that they had no Leading card': playLines(NONE, [...FIRST, ...THEN]),
    'with sets face up': playLines(WHOLE, AFTER, 'peek=true'),
    'with a set laid down face down': playLines(WHOLE, AFTER),
    'at the end': playLines(ROUND, [...LOST, '1 ask 2 2b', '2 expose 1L', '2 ask 1 1a']),
  };
  for (const [stage, match] of Object.entries(stages)) {
    it(`looks the same ${stage}, remembered or only looked at`, () => {
      for (const chair of chairs) {
        const view = match.game.view(match.state, chair);
        for (const seen of [view, viewWithHistory(match, chair)])
          expect(match.game.view(match.game.imagine(seen, seededRandom(stage)), chair)).toEqual(view);
      }
    });
  }

  it('looks the same before the deal', () => {
    const view = alice.view(begin({ peek: true }, { count: 3, dealer: 1 }), 0);
    expect(alice.view(alice.imagine(view, seededRandom('before')), 0)).toEqual(view);
  });

  it('[AL-23r] leaves a card where it was not, if one only looks', () => {
    const match = playLines(ROUND, VAIN.slice(0, 3));
    const random = seededRandom('barred');
    const worlds = Array.from({ length: 100 }, () => match.game.imagine(match.game.view(match.state, 2), random));
    expect(worlds.filter(({ hands }) => hands[1]!.includes('1b'))).toEqual([]);
  });

  it('depends on nothing but the view and chance', () => {
    const { state } = playLines(ROUND, VAIN);
    const view = alice.view(state, 2);
    const first = alice.imagine(view, seededRandom('again'));
    alice.imagine(view, seededRandom('other'));
    expect(deepEqual(alice.imagine(view, seededRandom('again')), first)).toBe(true);
    expect(deepEqual(alice.imagine(alice.view(state, 2), seededRandom('again')), first)).toBe(true);
  });
});
