import type { Game } from '@parlour/kernel/game';
import { randomInput } from '@parlour/kernel/laws';
import { applyInput, beginMatch, type Match, matchStatus } from '@parlour/kernel/match';
import { defaultsOf } from '@parlour/kernel/options';
import { seededRandom } from '@parlour/kernel/random';
import { assertDefined } from '@parlour/kernel/result';
import { highestCard } from '@parlour/table/tests/highest-card';
import { describe, expect, it } from 'vitest';
import type { GameReviewer, Review } from './review.ts';
import { compareChoices, compareExactly } from './review.ts';
import { genericReviewer, reviewMatch } from './review-match.ts';

function matchBy(seed: string): Match {
  const game: Game = highestCard;
  const match = beginMatch(game, defaultsOf(game.options), { count: 3 });
  const random = seededRandom(seed);
  for (let status = matchStatus(match); status.is !== 'over'; status = matchStatus(match))
    applyInput(match, randomInput(match, status, random));
  return match;
}

function reviewOf(reviewing: GameReviewer, match: Match, seat: number): Review {
  const work = reviewMatch(reviewing, match, seat);
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}

function* finished<T>(value: T): Generator<void, T> {
  yield;
  return value;
}

const rank = (play: { do: string } | undefined): number =>
  play && 'card' in play ? Number(String(play.card).slice(1)) : 0;

/** A reviewer for which the higher card is better, so that every loss is known exactly. */
const byRank: GameReviewer = {
  unit: ['pip', 'pips'],
  grave: [3, 8],
  budget: 1,
  isDecision: ({ plays }, played) => played?.do === 'lay' && plays.length > 1,
  *weigh({ plays }) {
    yield;
    return compareExactly(plays, plays.map(rank));
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

  it('calls a loss a slip or a mistake only as far as the second judge agrees', () => {
    for (const share of [0, 0.5, 1]) {
      const unsure: GameReviewer = {
        ...byRank,
        weigh: ({ plays }) =>
          finished(
            compareChoices(
              plays,
              plays.map(play => [rank(play), rank(play)]),
            ),
          ),
        weighAgain: (_, choices) => finished(choices.map(play => [share * rank(play), share * rank(play)])),
      };
      for (const { lost, lostAgain, grade } of reviewOf(unsure, match, 1).decided) {
        const agreed = share * lost.value;
        expect(grade).toBe(
          lost.value === 0 ? 'best' : agreed < 3 || lost.value < 3 ? 'even' : agreed < 8 ? 'slip' : 'mistake',
        );
        expect(lostAgain?.value).toBe(lost.value < 3 ? undefined : agreed);
      }
    }
  });

  it('calls what is wrong by the rules a mistake, whatever it cost', () => {
    const strict: GameReviewer = { ...byRank, isWrong: (_, played) => rank(played) % 2 === 0 };
    for (const { played, grade, lost } of reviewOf(strict, match, 1).decided)
      if (rank(played) % 2 === 0) expect([grade, lost.value >= 0]).toEqual(['mistake', true]);
  });

  it('says how everybody stood after every input', () => {
    expect(review.stood.map(({ step }) => step)).toEqual(Array.from({ length: match.log.length + 1 }, (_, i) => i));
    const status = matchStatus(match);
    const winners = status.is === 'over' ? status.result.winners : [];
    expect(assertDefined(review.stood.at(-1)).fortunes).toEqual(
      [0, 1, 2].map(s => (winners.includes(s) ? 1 / winners.length : 0)),
    );
  });

  it('is the same every time', () => {
    expect(reviewOf(genericReviewer, match, 0)).toEqual(reviewOf(genericReviewer, match, 0));
  });

  it('asks about moments a seat could have broken into, and knows that it did not', () => {
    const asked: (string | undefined)[] = [];
    const listening: GameReviewer = {
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
    const [best, next] = compareChoices(
      [{ do: 'low' }, { do: 'high' }],
      [worlds, worlds.map((worth, i) => worth + 1 + (i % 2) * 0.1)],
    );
    expect(assertDefined(best)).toMatchObject({ play: { do: 'high' }, behind: { value: 0, low: 0, high: 0 } });
    expect(assertDefined(next).behind.low).toBeGreaterThan(1);
    expect(assertDefined(next).worth.high).toBeGreaterThan(assertDefined(best).worth.low);
  });

  it('are compared with the best of those that may be', () => {
    const weighed = compareChoices(
      [{ do: 'wrong' }, { do: 'right' }],
      [
        [3, 3],
        [1, 1],
      ],
      choice => choice?.do === 'right',
    );
    expect(weighed.map(({ play, behind }) => [play?.do, behind.value])).toEqual([
      ['right', 0],
      ['wrong', -2],
    ]);
  });

  it('are within chance where it is not', () => {
    const next = compareChoices(
      [{ do: 'one' }, { do: 'other' }],
      [
        [1, 0, 1, 0, 1],
        [0, 1, 0, 1, 0],
      ],
    )[1];
    expect(assertDefined(next).behind.value).toBeGreaterThan(0);
    expect(assertDefined(next).behind.low).toBeLessThan(0);
  });
});
