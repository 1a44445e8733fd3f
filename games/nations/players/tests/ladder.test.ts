import { seededRandom, shuffle } from '@parlour/kernel/random';
import { playMatch, type SeatPlayer } from '@parlour/players/arena/simulate-match';
import { thinkRandom } from '@parlour/players/generic-players';
import type { Character } from '@parlour/players/player';
import { describe, expect, it } from 'vitest';
import { nationsContest } from '../../nations/players/contest.ts';
import { PACK } from '../../pack/pack.ts';
import { nationsStage } from './fixtures.ts';

const randomPlayer: SeatPlayer = { budget: 1, think: thinkRandom };
const allSeeing: SeatPlayer = { sees: nationsContest.ceiling!.sit() };
const [easy, normal, , expert] = nationsStage.characters as [Character, Character, Character, Character];

function tricksIn(players: readonly SeatPlayer[], pack: readonly string[], seed: string): number {
  const seating = { count: 4, dealer: 0 };
  const match = playMatch({
    game: nationsStage.game,
    options: { target: 10 },
    seating,
    players,
    seed,
    packs: [pack],
    limit: 60,
    deals: 1,
  });
  return nationsContest.worth(match)[0]!;
}

/** Returns the mean tricks per deal above par, over both seatings. */
function trickAdvantage(one: SeatPlayer, other: SeatPlayer, deals: number): number {
  let sum = 0;
  for (let n = 0; n < deals; n++) {
    const pack = shuffle(seededRandom(`ladder ${n}`), PACK);
    const original = tricksIn([one, other, one, other], pack, `there ${n}`);
    const swapped = tricksIn([other, one, other, one], pack, `back ${n}`);
    sum += original - swapped;
  }
  return sum / (2 * deals);
}

describe('the ladder of Nations', () => {
  it('the beginner beats whoever plays anything', () => {
    expect(trickAdvantage(easy, randomPlayer, 30)).toBeGreaterThan(0.5);
  });

  it('the book beats the beginner', () => {
    expect(trickAdvantage(normal, easy, 30)).toBeGreaterThan(0.3);
  });

  it('the expert beats the book, even in a hurry', () => {
    expect(trickAdvantage({ ...expert, budget: 24 }, normal, 5)).toBeGreaterThan(0);
  });

  it('whoever sees all hands beats the book by far', () => {
    expect(trickAdvantage(allSeeing, normal, 30)).toBeGreaterThan(0.8);
  });
});
