import { type Match, rebuildMatch } from '@parlour/kernel/match';
import { assertDefined } from '@parlour/kernel/result';
import type { Review } from '@parlour/players/review/review';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadReviewing, openFixture, playFixture, reviewToEnd } from '../../players/tests/fixtures.ts';
import { winningPlays } from '../puzzles/finish-puzzles.ts';

const ALL = 58;

/** Could come out, but do not with the second player. */
const LOST_SEEDS = ['m0', 'm1', 'm2', 'm3'];

type LostMatch = { readonly match: Match; readonly review: Review };

describe('a patience looked over', () => {
  const lost: LostMatch[] = [];
  beforeAll(async () => {
    const at = await openFixture('alone-second');
    const reviewing = await loadReviewing('alone-second', 20);
    for (const seed of LOST_SEEDS) {
      const match = playFixture(at, [assertDefined(at.characters[1])], seed);
      if ((match.state as { readonly crossword: readonly unknown[] }).crossword.length === ALL) continue;
      lost.push({ match, review: reviewToEnd(reviewing, match) });
    }
  });

  const openOf = ({ match, review }: LostMatch) =>
    review.decided.map(each => {
      const mine = assertDefined(
        each.options.find(
          ({ play }) => play && match.game.write(play) === match.game.write(assertDefined(each.played)),
        ),
      );
      return { ...each, open: mine.open };
    });

  it('names the first play from which it is proved lost, and no later one comes out again', () => {
    expect(lost.length).toBeGreaterThan(2);
    for (const each of lost) {
      const proved = openOf(each);
      const first = proved.findIndex(({ open }) => open !== undefined && open < ALL);
      if (first < 0) continue;
      expect(proved.slice(0, first).every(({ open }) => open === undefined || open === ALL)).toBe(true);
      expect(proved.slice(first).every(({ open }) => open === undefined || open < ALL)).toBe(true);
      expect(each.review.says.join()).toMatch(/could no longer be won|After it, no longer/);
    }
  });

  it('agrees with the rules tried to the end', () => {
    let tried = 0;
    for (const each of lost) {
      for (const { step, options } of each.review.decided.filter(({ options }) =>
        options.every(({ open }) => open !== undefined),
      )) {
        const match = rebuildMatch(each.match, step) as unknown as Parameters<typeof winningPlays>[0]['match'];
        if ((match.state as { readonly crossword: readonly unknown[] }).crossword.length < ALL - 5) continue;
        const out = winningPlays({ match, seat: 0 });
        if (out === undefined) continue;
        const winners = out.map(play => match.game.write(play));
        for (const { play, open } of options) {
          expect([match.game.write(play as never), open === ALL]).toEqual([
            match.game.write(play as never),
            winners.includes(match.game.write(play as never)),
          ]);
          tried++;
        }
      }
    }
    expect(tried).toBeGreaterThan(3);
  });

  it('stands between 0 and 1, and at the end on 0 or 1', () => {
    for (const { review } of lost) {
      for (const { fortunes } of review.stood) expect(assertDefined(fortunes[0])).toBeGreaterThanOrEqual(0);
      expect(assertDefined(review.stood.at(-1)).fortunes).toEqual([0]);
    }
  });
});
