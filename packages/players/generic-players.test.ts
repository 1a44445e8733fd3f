import type { Game } from '@parlour/kernel/game';
import { checkLaws } from '@parlour/kernel/laws';
import { defaultsOf } from '@parlour/kernel/options';
import { highestCard } from '@parlour/table/tests/highest-card';
import { describe, expect, it } from 'vitest';
import { type ArenaSetup, playDeal } from './arena/arena.ts';
import { defaultContest } from './arena/contest.ts';
import { playMatch } from './arena/simulate-match.ts';
import { arenaStandings } from './arena/standings.ts';
import { genericPlayers } from './generic-players.ts';
import type { Character } from './player.ts';
import { threeOfAKind } from './tests/three-of-a-kind.ts';

/** The same cards, but the fewest points win. */
const lowestCard: Game = {
  ...highestCard,
  id: 'lowest-card',
  better: 'low',
  status(state) {
    const status = highestCard.status(state as never);
    if (status.is !== 'over') return status;
    const { scores } = status.result;
    return {
      is: 'over',
      result: { scores, winners: [...scores.keys()].filter(i => scores[i] === Math.min(...scores)) },
    };
  },
};

/** Number of deals per level that make the result significant. */
const toys: readonly [title: string, game: Game, deals: readonly number[]][] = [
  ['where high is good', highestCard, [75, 20, 10]],
  ['where low is good', lowestCard, [75, 20, 10]],
  ['where most plays are worth the same', threeOfAKind, [30, 10, 5]],
];
const SEATS = 3;

const [child, ...thinkers] = genericPlayers as [Character, ...Character[]];

/** Returns a player's share of wins against random players, with a small budget. */
function winsOf(thinker: Character, game: Game, deals: number) {
  const players = [
    { name: 'thinker', think: thinker.think, budget: 60 },
    { name: 'anything', think: child.think, budget: 1 },
  ];
  const options = defaultsOf(game.options);
  const fixed = {
    game,
    options,
    seats: SEATS,
    players,
    contest: defaultContest,
    extent: 'match',
    seed: 'toys',
  } as const;
  const arena: ArenaSetup = { ...fixed, stopwatch: () => () => 0 };
  const reports = Array.from({ length: deals }, (_, deal) => playDeal(arena, deal));
  const { wins } = arenaStandings(reports, { players: ['thinker', 'anything'], sides: SEATS }, 'toys').players[0]!;
  return wins;
}

describe('players who know only the contract', () => {
  for (const [title, game, deals] of toys) {
    it.each(thinkers.map((thinker, i) => [thinker.name, thinker, deals[i]!] as const))(
      `%s beats whoever plays anything, ${title}`,
      (_, thinker, deals) => expect(winsOf(thinker, game, deals).low).toBeGreaterThan(1 / SEATS),
    );
  }

  it('the toy keeps the laws of a game', () => {
    for (const seed of ['1', '2', '3', '4']) {
      const trial = { game: threeOfAKind, options: {}, seating: { count: 3 }, seed, scrutiny: 100 };
      expect(checkLaws(trial).log.length).toBeGreaterThan(0);
    }
  });

  it.each(genericPlayers)('$name plays the same match again by the same seed', guest => {
    const players = [guest, guest, guest].map(player => ({ ...player, budget: 30 }));
    const options = defaultsOf(highestCard.options);
    const pairing = { game: highestCard, options, seating: { count: 3 }, players, seed: 'again', limit: 1000 };
    expect(playMatch(pairing).log).toEqual(playMatch(pairing).log);
  });
});
