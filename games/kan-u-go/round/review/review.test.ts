import { type Match, rebuildMatch } from '@parlour/kernel/match';
import { assertDefined } from '@parlour/kernel/result';
import { describe, expect, it } from 'vitest';
import type { KanUGoState } from '../../kan-u-go/rules/state.ts';
import {
  loadReviewing,
  meanWithInterval,
  openFixture,
  playFixture,
  reviewToEnd,
  sampleLosses,
  withOtherPlay,
} from '../../players/tests/fixtures.ts';

const stateOf = ({ state }: Match) => state as KanUGoState;

describe.each(['kan-u-go', 'race'])('a match of %s looked over', id => {
  it('is exact where a hand goes out: what the others then count', async () => {
    const at = await openFixture(id, { target: 20 });
    const reviewing = await loadReviewing(id, 40);
    let proved = 0;
    for (const seed of ['a', 'b', 'c']) {
      const match = playFixture(at, new Array(2).fill(assertDefined(at.characters[1])), seed, 60);
      for (const { step, options } of reviewToEnd(reviewing, match).decided) {
        for (const { play, open } of options.filter(each => each.open !== undefined)) {
          const before = stateOf(rebuildMatch(match, step)).scores;
          const after = stateOf(withOtherPlay(match, step, { by: 0, play: assertDefined(play) })).scores;
          const [mine = 0, theirs = 0] = after.map((score, seat) => score - assertDefined(before[seat]));
          expect(open).toBe(theirs - mine);
          proved++;
        }
      }
    }
    expect(proved).toBeGreaterThan(1);
  });

  it('never names a play that was not there, and says one sentence of it', async () => {
    const at = await openFixture(id, { target: 20 });
    const match = playFixture(at, new Array(2).fill(assertDefined(at.characters[1])), 'sentences', 40);
    for (const { step, options, why, played } of reviewToEnd(await loadReviewing(id, 40), match).decided) {
      const there = at.game.plays(rebuildMatch(match, step).state, 0).map(play => at.game.write(play));
      for (const { play } of options) expect(there).toContain(at.game.write(assertDefined(play)));
      expect(
        options.some(({ play }) => at.game.write(assertDefined(play)) === at.game.write(assertDefined(played))),
      ).toBe(true);
      expect(why).toMatch(/^[A-Z].*\.$/);
    }
  });

  it('finds that the weak lose more than the strong, beyond chance', async () => {
    const [easy, strong] = [
      meanWithInterval(await sampleLosses(id, 0, 2, 60)),
      meanWithInterval(await sampleLosses(id, 2, 2, 60)),
    ];
    expect(strong.mean + strong.spread).toBeLessThan(easy.mean - easy.spread);
  });
});
