/** Every game can be reviewed, and a review depends on nothing the seat could not know. */
import type { Play } from '@parlour/kernel/game';
import { viewForChair } from '@parlour/kernel/match';
import { defaultsOf } from '@parlour/kernel/options';
import { seededRandom } from '@parlour/kernel/random';
import { type FairnessSample, sampleMoments } from '@parlour/players/arena/fairness';
import { situationAt } from '@parlour/players/player';
import type { GameReviewer } from '@parlour/players/review/review';
import { describe, expect, it } from 'vitest';
import { readShelfData } from './node-files.ts';
import { loadReviewer } from './reviewer.ts';
import { gamesOnShelf } from './shelf.ts';

const MOMENTS = 6;
/** Enough work to reach every part of a review, and still quick. */
const SMALL = 24;

/** Returns the review of a moment in the true world, or in one that looks the same to the seat. */
function saidOf(reviewing: GameReviewer, { match, seat }: FairnessSample, state: unknown, played: Play): unknown {
  const budget = Math.min(SMALL, reviewing.budget);
  const situation = { ...situationAt({ ...match, state }, seat, 'review', budget), awaited: true };
  if (reviewing.isDecision && !reviewing.isDecision(situation, played)) return 'no decision';
  const work = reviewing.weigh(situation, played);
  for (let next = work.next(); ; next = work.next())
    if (next.done) return [next.value, reviewing.say(situation, played, next.value[0]?.play)];
}

describe.each(gamesOnShelf())('$title looked over', boxed => {
  it('by what was known, is the same in worlds that look alike', async () => {
    const options = defaultsOf(boxed.options);
    const [game, reviewing] = await Promise.all([
      boxed.open(options, readShelfData),
      loadReviewer(boxed, readShelfData),
    ]);
    const count = Math.min(boxed.seats[1], Math.max(boxed.seats[0], 3));
    for (const [i, moment] of sampleMoments(game, options, { count }, 'review', MOMENTS).entries()) {
      const { match, seat } = moment;
      const [played] = game.plays(match.state, seat);
      if (played === undefined) continue;
      const imagined = game.imagine(viewForChair(match, seat), seededRandom(`other ${i}`));
      expect(saidOf(reviewing, moment, imagined, played)).toEqual(saidOf(reviewing, moment, match.state, played));
    }
  });
});
