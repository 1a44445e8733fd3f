import type { Game } from '@parlour/kernel/game';
import { randomInput } from '@parlour/kernel/laws';
import { beginMatch, type Match, put, statusOf } from '@parlour/kernel/match';
import { must } from '@parlour/kernel/must';
import { defaultsOf } from '@parlour/kernel/options';
import { seeded } from '@parlour/kernel/random';
import { describe, expect, it } from 'vitest';
import { highestCard } from '../table/tests/highest-card.ts';
import { plainReviewing } from './plain-review.ts';
import type { Review, Reviewing } from './review.ts';
import { reviewMatch } from './reviewer.ts';
import { weighed, weighedExactly } from './weighing.ts';

function matchBy(seed: string): Match {
  const game: Game = highestCard;
  const match = beginMatch(game, defaultsOf(game.options), { count: 3 });
  const random = seeded(seed);
  for (let status = statusOf(match); status.is !== 'over'; status = statusOf(match))
    put(match, randomInput(match, status, random));
  return match;
}

function reviewOf(reviewing: Reviewing, match: Match, seat: number): Review {
  const work = reviewMatch(reviewing, match, seat);
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}

const rank = (play: { do: string } | undefined): number =>
  play && 'card' in play ? Number(String(play.card).slice(1)) : 0;

/** The higher the card, the better: what is lost is known for certain. */
const byRank: Reviewing = {
  unit: ['pip', 'pips'],
  grave: [3, 8],
  budget: 1,
  isDecision: ({ plays }, played) => played?.do === 'lay' && plays.length > 1,
  *weigh({ plays }) {
    yield;
    return weighedExactly(plays, plays.map(rank));
  },
  *prove(_, __, choices) {
    yield;
    return choices.map(play => 2 * rank(play));
  },
  say: (_, played, best) => `${rank(played)} was laid, ${rank(best)} was there`,
  sum: decided => [`${decided.length} decisions`],
};

describe('a match looked over', () => {
  const match = matchBy('a');
  const review = reviewOf(byRank, match, 1);

  it('tells of every decision of the seat, in order, and of no other', () => {
    const laid = match.log.flatMap(({ by }, step) => (by === 1 ? [step] : []));
    expect(review.decided.map(({ step }) => step)).toEqual(
      laid.filter(step => review.decided.some(each => each.step === step)),
    );
    expect(review.decided.length).toBeGreaterThan(1);
    expect(review.says).toEqual([`${review.decided.length} decisions`]);
  });

  it('says what was lost, known and open, how bad that is, and why', () => {
    for (const { played, options, lost, lostOpen, grade, why } of review.decided) {
      const best = Math.max(...options.map(({ play }) => rank(play)));
      const loss = best - rank(played);
      expect([lost.value, lostOpen]).toEqual([loss, 2 * loss]);
      expect(grade).toBe(loss === 0 ? 'best' : loss < 3 ? 'even' : loss < 8 ? 'slip' : 'mistake');
      expect(why).toBe(`${rank(played)} was laid, ${best} was there`);
    }
  });

  it('says how everybody stood after every input', () => {
    expect(review.stood.map(({ step }) => step)).toEqual(Array.from({ length: match.log.length + 1 }, (_, i) => i));
    const status = statusOf(match);
    const winners = status.is === 'over' ? status.result.winners : [];
    expect(must(review.stood.at(-1)).fortunes).toEqual(
      [0, 1, 2].map(s => (winners.includes(s) ? 1 / winners.length : 0)),
    );
  });

  it('is the same every time', () => {
    expect(reviewOf(plainReviewing, match, 0)).toEqual(reviewOf(plainReviewing, match, 0));
  });

  it('asks about moments a seat could have broken into, and knows that it did not', () => {
    const asked: (string | undefined)[] = [];
    const listening: Reviewing = {
      ...byRank,
      isDecision: ({ awaited }, played) => {
        if (!awaited) asked.push(played?.do);
        return false;
      },
    };
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) reviewOf(listening, matchBy(seed), 0);
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.every(played => played === undefined)).toBe(true);
  });
});

describe('choices weighed over the same worlds', () => {
  it('are told apart where the difference is steady, though their worths are not', () => {
    const worlds = Array.from({ length: 40 }, (_, i) => (i * 37) % 11);
    const [best, next] = weighed(
      [{ do: 'low' }, { do: 'high' }],
      [worlds, worlds.map((worth, i) => worth + 1 + (i % 2) * 0.1)],
    );
    expect(must(best)).toMatchObject({ play: { do: 'high' }, behind: { value: 0, low: 0, high: 0 } });
    expect(must(next).behind.low).toBeGreaterThan(1);
    expect(must(next).worth.high).toBeGreaterThan(must(best).worth.low);
  });

  it('are within chance where it is not', () => {
    const next = weighed(
      [{ do: 'one' }, { do: 'other' }],
      [
        [1, 0, 1, 0, 1],
        [0, 1, 0, 1, 0],
      ],
    )[1];
    expect(must(next).behind.value).toBeGreaterThan(0);
    expect(must(next).behind.low).toBeLessThan(0);
  });
});
