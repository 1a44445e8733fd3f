import { seededRandom, shuffle } from '@parlour/kernel/random';
import { playMatch, type SeatPlayer } from '@parlour/players/arena/simulate-match';
import { thinkRandom } from '@parlour/players/generic-players';
import type { Character } from '@parlour/players/player';
import { describe, expect, it } from 'vitest';
import { nationsContest } from '../../nations/players/levels/contest.ts';
import { PACK } from '../../pack/pack.ts';
import { nationsStage } from './staging.ts';

const anybody: SeatPlayer = { budget: 1, think: thinkRandom };
const seer: SeatPlayer = { sees: nationsContest.ceiling!.sit() };
const [easy, normal, , expert] = nationsStage.characters as [Character, Character, Character, Character];

/** Tricks of the even seats in one deal. */
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

/** Tricks above par a deal, over both seatings of so many deals. */
function lead(one: SeatPlayer, other: SeatPlayer, deals: number): number {
  let sum = 0;
  for (let n = 0; n < deals; n++) {
    const pack = shuffle(seededRandom(`ladder ${n}`), PACK);
    const there = tricksIn([one, other, one, other], pack, `there ${n}`);
    const back = tricksIn([other, one, other, one], pack, `back ${n}`);
    sum += there - back;
  }
  return sum / (2 * deals);
}

describe('the ladder of Nations', () => {
  it('the beginner beats whoever plays anything', () => {
    expect(lead(easy, anybody, 30)).toBeGreaterThan(0.5);
  });

  it('the book beats the beginner', () => {
    expect(lead(normal, easy, 30)).toBeGreaterThan(0.3);
  });

  it('the expert beats the book, even in a hurry', () => {
    expect(lead({ ...expert, budget: 24 }, normal, 5)).toBeGreaterThan(0);
  });

  it('whoever sees all hands beats the book by far', () => {
    expect(lead(seer, normal, 30)).toBeGreaterThan(0.8);
  });
});
