import { nations } from '@parlour/games/nations/nations/rules/nations';
import { defaultsOf } from '@parlour/kernel/options';
import { highestCard } from '@parlour/table/tests/highest-card';
import { describe, expect, it } from 'vitest';
import { genericPlayers, thinkRandom } from '../generic-players.ts';
import { type ArenaSetup, arenaSides, type Contender, type DealReport, playDeal } from './arena.ts';
import { type Contest, defaultContest } from './contest.ts';
import { arenaStandings } from './standings.ts';

const anybody: Contender = { name: 'random', think: thinkRandom, budget: 1 };
const uncle: Contender = { name: 'uncle', think: genericPlayers[2]!.think, budget: 60 };
const seer: Contender = {
  name: 'seer',
  sit: () => (match, seat) => match.game.plays(match.state, seat).at(-1)!,
};

const arenaOf = (players: readonly Contender[], seats: number, more: Partial<ArenaSetup> = {}): ArenaSetup => ({
  game: highestCard,
  options: defaultsOf(highestCard.options),
  seats,
  extent: 'match',
  contest: defaultContest,
  players,
  seed: 'arena',
  stopwatch: () => () => 1,
  ...more,
});

const play = (arena: ArenaSetup, deals: number): DealReport[] =>
  Array.from({ length: deals }, (_, deal) => playDeal(arena, deal));

const standings = (arena: ArenaSetup, deals: number) =>
  arenaStandings(
    play(arena, deals),
    {
      players: arena.players.map(({ name }) => name),
      sides: arena.seats,
      ...(arena.ceiling && { ceiling: arena.ceiling.name }),
    },
    arena.seed,
  );

describe('the arena', () => {
  it('reports the same twice for a seed, and something else for another', () => {
    const [one, again, other] = ['a', 'a', 'b'].map(seed => play(arenaOf([uncle, anybody], 3, { seed }), 3));
    expect(one).toEqual(again);
    expect(one).not.toEqual(other);
  });

  it.each([2, 3, 4])('finds a player exactly even with itself at %i seats', seats => {
    for (const { shares } of play(arenaOf([anybody, { ...anybody }], seats), 5)) {
      expect(shares[0]!.wins).toBeCloseTo(1 / seats, 12);
      expect(shares.map(({ gain }) => gain)).toEqual([expect.closeTo(0, 12), expect.closeTo(0, 12)]);
    }
  });

  it('tells the stronger, clear of even, and gives away exactly what there is to win', () => {
    const { players, even } = standings(arenaOf([uncle, anybody], 3), 40);
    expect(players[0]!.wins.low).toBeGreaterThan(even);
    expect(players[0]!.wins.value + 2 * players[1]!.wins.value).toBeCloseTo(1, 12);
    expect(players[0]!.thinking).toMatchObject({ p50: 1, p95: 1 });
  });

  it('lets somebody who sees all cards sit in, and tells the share of what they gain', () => {
    const { ceiling } = standings(arenaOf([seer, anybody], 2, { ceiling: seer }), 20);
    expect(ceiling).toMatchObject({ name: 'seer', shareOfGain: { value: 1, low: 1, high: 1 } });
  });

  it('has as many sides as the game says, and wins for whoever got the most that is good', () => {
    expect(arenaSides(arenaOf([anybody], 4, { game: nations }))).toBe(2);
    expect(arenaSides(arenaOf([anybody], 3))).toBe(3);
    const high = play(arenaOf([seer, anybody], 2, { extent: 'deal' }), 20);
    const low = play(arenaOf([seer, anybody], 2, { extent: 'deal', game: { ...highestCard, better: 'low' } }), 20);
    const winsOf = (reports: DealReport[]): number => reports.reduce((sum, { shares }) => sum + shares[0]!.wins, 0);
    expect(winsOf(high) + winsOf(low)).toBeCloseTo(20, 12);
    expect(winsOf(high)).not.toBeCloseTo(winsOf(low), 3);
  });

  it('plays one deal of a match where that is the contest', () => {
    const deals: number[] = [];
    const worth: Contest['worth'] = match => {
      deals.push(match.deals);
      return defaultContest.worth(match);
    };
    const arena = arenaOf([anybody], 4, {
      game: nations,
      options: { target: 10 },
      contest: { ...defaultContest, worth },
    });
    play({ ...arena, extent: 'deal' }, 1);
    play(arena, 1);
    expect(deals[0]).toBe(1);
    expect(deals[1]).toBeGreaterThan(1);
  });
});
