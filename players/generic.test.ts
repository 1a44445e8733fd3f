import { statusOf } from '@parlour/kernel/match';
import { defaultsOf } from '@parlour/kernel/options';
import { highestCard } from '@parlour/table/tests/highest-card';
import { describe, expect, it } from 'vitest';
import { genericPlayers } from './generic.ts';
import type { Character } from './player.ts';
import { playMatch } from './playing.ts';

const play = (players: readonly Character[], seed: string) =>
  playMatch({
    game: highestCard,
    options: defaultsOf(highestCard.options),
    seating: { count: players.length, dealer: 0 },
    players,
    seed,
    limit: 1000,
  });

/** Points of the first player above those of the second, over both seatings of so many deals. */
function lead(first: Character, second: Character, deals: number): number {
  let sum = 0;
  for (let deal = 0; deal < deals; deal++) {
    const [there, back] = [
      [first, second],
      [second, first],
    ].map(players => statusOf(play(players, `deal ${deal}`)));
    if (there?.is !== 'over' || back?.is !== 'over') throw new Error('a match did not end');
    sum += there.result.scores[0]! - there.result.scores[1]! + back.result.scores[1]! - back.result.scores[0]!;
  }
  return sum;
}

const [child, neighbour, uncle, aunt] = genericPlayers as [Character, Character, Character, Character];

describe('guests, who know only the contract', () => {
  it.each([neighbour, uncle, aunt])('$name beats whoever plays anything', guest => {
    expect(lead({ ...guest, budget: 60 }, child, 30)).toBeGreaterThan(0);
  });

  it.each(genericPlayers)('$name plays the same match again by the same seed', guest => {
    const players = [guest, guest, guest].map(player => ({ ...player, budget: 30 }));
    expect(play(players, 'again').log).toEqual(play(players, 'again').log);
  });
});
