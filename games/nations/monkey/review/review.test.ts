import { type Match, rebuildMatch, viewForChair } from '@parlour/kernel/match';
import { seededRandom } from '@parlour/kernel/random';
import { assertDefined } from '@parlour/kernel/result';
import type { Review } from '@parlour/players/review/review';
import { reviewMatch } from '@parlour/players/review/review-match';
import { describe, expect, it } from 'vitest';
import { monkeyStage, playStage } from '../../players/tests/fixtures.ts';
import { chanceOfMonkey, newSolver } from '../players/pair-odds.ts';
import { monkey } from '../rules/monkey.ts';
import type { MonkeyPlay } from '../rules/play.ts';
import type { MonkeyParts } from '../rules/state.ts';
import { kindsOf, monkeyReviewer } from './review.ts';

function finished<T>(work: Generator<unknown, T>): T {
  for (let next = work.next(); ; next = work.next()) if (next.done) return next.value;
}

const played = (levels: readonly number[], seed: string): Match<MonkeyParts> =>
  playStage(
    monkeyStage,
    levels.map(level => assertDefined(monkeyStage.characters[level])),
    seed,
  ) as Match<MonkeyParts>;

const reviewOf = (match: Match, seat: number): Review<MonkeyPlay> =>
  finished(reviewMatch(monkeyReviewer, match, seat)) as Review<MonkeyPlay>;

const lossOf = ({ decided }: Review<MonkeyPlay>): number => decided.reduce((sum, { lost }) => sum + lost.value, 0);
const matches = Array.from({ length: 4 }, (_, n) => played([0, 0], `two ${n}`));
/** Of the seat that does not deal. */
const reviews = matches.map(match => reviewOf(match, 1));

describe('the Monkey for two looked over', () => {
  it('finds that the dealer’s choices are worth nothing, as is known, and the other’s something', () => {
    for (const match of matches) expect(lossOf(reviewOf(match, 0))).toBe(0);
    expect(reviews.reduce((sum, review) => sum + lossOf(review), 0)).toBeGreaterThan(0.001);
  });

  it('finds nothing lost by who works every pair out', () => {
    for (let n = 0; n < 2; n++) expect(lossOf(reviewOf(played([0, 3], `expert ${n}`), 1))).toBeLessThan(1e-6);
  });

  it('agrees, all cards open, with what is left when the pair is gone', () => {
    const match = assertDefined(matches[0]);
    for (const { step, options } of assertDefined(reviews[0]).decided) {
      const { state } = rebuildMatch(match, step);
      for (const { play, open } of options) {
        const after = monkey.apply(state, { by: 1, play: assertDefined(play) }).state;
        const caught = assertDefined(chanceOfMonkey(newSolver(1e5), kindsOf(after, 1, 0), 'their'));
        expect(open).toBeCloseTo(1 - caught, 8);
      }
    }
  });

  it('tells the same in worlds that look alike to the chair', () => {
    for (const [n, match] of matches.entries()) {
      const [at] = assertDefined(reviews[n]).decided.slice(n);
      if (at === undefined) continue;
      const then = rebuildMatch(match, at.step);
      const said = [then.state, monkey.imagine(viewForChair(then, 1), seededRandom(`other ${n}`))].map(state => {
        const view = viewForChair({ ...then, state }, 1);
        const plays = monkey.plays(state, 1);
        const situation = {
          game: monkey,
          seat: 1,
          view,
          plays,
          awaited: true,
          random: seededRandom('review'),
          budget: 1,
        };
        const weighed = finished(monkeyReviewer.weigh(situation, at.played));
        return [weighed, monkeyReviewer.say(situation, at.played, weighed[0]?.play)];
      });
      expect(said[0]).toEqual(said[1]);
    }
  });

  it('says how much the choices could have changed, and what was drawn', () => {
    const match = assertDefined(matches[1]);
    const { says } = assertDefined(reviews[1]);
    const draws = match.events.filter(event => event.what === 'draw' && event.seat === 1).length;
    expect(says[0]).toMatch(/^With two players left, \d+ of \d+ choices of a pair made a difference/);
    expect(says[0]).toMatch(/the rest was luck\.$/);
    expect(says[1]).toContain(`You drew ${draws} card`);
  });
});

describe('the Monkey for more looked over', () => {
  it('judges no choice while more than two have cards', () => {
    for (let n = 0; n < 2; n++) {
      const match = played([0, 1, 2, 3], `four ${n}`);
      const { decided, says } = reviewOf(match, 2);
      expect(says[0]).toBe('With more than two players, no pair has been found to be better than another.');
      for (const { step } of decided)
        expect(rebuildMatch(match, step).state.hands.filter(hand => hand.length > 0)).toHaveLength(2);
    }
  });

  it.each([2, 3, 5])('stands even before the deal, and as it ended at the end: %i at the table', count => {
    const match = played(
      Array.from({ length: count }, () => 0),
      'stands',
    );
    const { stood } = reviewOf(match, 0);
    expect(stood[0]?.fortunes).toEqual(Array.from({ length: count }, () => 1 - 1 / count));
    for (const { fortunes } of stood) expect(fortunes.reduce((sum, each) => sum + 1 - each, 0)).toBeCloseTo(1, 6);
    const left = match.state.hands.findIndex(hand => hand.length > 0);
    expect(stood.at(-1)?.fortunes.map(each => each === 0)).toEqual(
      Array.from({ length: count }, (_, seat) => seat === left),
    );
  });
});
