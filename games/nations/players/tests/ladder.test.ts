import { statusOf } from '@parlour/kernel/match';
import { seeded, shuffle } from '@parlour/kernel/random';
import type { Character } from '@parlour/players/player';
import { playMatch } from '@parlour/players/playing';
import { thinkRandom } from '@parlour/players/random';
import { describe, expect, it } from 'vitest';
import type { NationsHappening } from '../../rules/apply.ts';
import { PACK } from '../../rules/pack.ts';
import { nationsStage } from './staging.ts';

const anybody: Character = { level: 'easy', name: 'Anybody', manner: '', budget: 1, think: thinkRandom };
const [easy, normal, , expert] = nationsStage.characters as [Character, Character, Character, Character];

/** Tricks of the even seats in one deal. */
function tricksIn(players: readonly Character[], pack: readonly string[], seed: string): number {
  const { game } = nationsStage;
  const options = { target: 20 };
  const match = playMatch({ game, options, seating: { count: 4, dealer: 0 }, players, seed, packs: [pack], limit: 53 });
  const [counted] = (match.happenings as NationsHappening[]).filter(({ what }) => what === 'tricks');
  if (counted?.what !== 'tricks' || statusOf(match).is === 'over') throw new Error('one deal does not decide the game');
  return counted.side === 0 ? counted.tricks : 13 - counted.tricks;
}

/** Tricks above par a deal, over both seatings of so many deals. */
function lead(one: Character, other: Character, deals: number): number {
  let sum = 0;
  for (let n = 0; n < deals; n++) {
    const pack = shuffle(seeded(`ladder ${n}`), PACK);
    sum +=
      tricksIn([one, other, one, other], pack, `there ${n}`) - tricksIn([other, one, other, one], pack, `back ${n}`);
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
    expect(lead({ ...expert, budget: 40 }, normal, 8)).toBeGreaterThan(0);
  });
});
