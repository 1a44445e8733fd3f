import { assertDefined } from '@parlour/kernel/result';
import { playMatch } from '@parlour/players/arena/simulate-match';
import { bootstrapInterval, type Estimate } from '@parlour/players/confidence-intervals';
import type { GameReviewer } from '@parlour/players/review/review';
import { reviewMatch } from '@parlour/players/review/review-match';
import { describe, expect, it } from 'vitest';
import { nationsStage } from '../../players/tests/fixtures.ts';
import { nationsReviewer } from './review.ts';

const DEALS = 30;
const { prove: _, ...byWhatWasKnown } = nationsReviewer;
/** Without reasons and the second judge, who leave the loss as it is. */
const quick: GameReviewer = {
  ...byWhatWasKnown,
  budget: 12,
  grave: [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY],
};

function lossOf(level: number): Estimate {
  const player = { ...assertDefined(nationsStage.characters[level]), budget: 12 };
  const losses = Array.from({ length: DEALS }, (_, n) => {
    const seating = { count: 4, dealer: n % 4 };
    const table = { game: nationsStage.game, options: { target: 10 }, seating, players: new Array(4).fill(player) };
    return lossIn(playMatch({ ...table, seed: `loss ${n}`, limit: 60, deals: 1 }));
  });
  return bootstrapInterval(
    DEALS,
    deals => deals.reduce((sum, deal) => sum + assertDefined(losses[deal]), 0) / DEALS,
    'loss',
  );
}

function lossIn(match: ReturnType<typeof playMatch>): number {
  const work = reviewMatch(quick, match, 0);
  for (let next = work.next(); ; next = work.next())
    if (next.done) return next.value.decided.reduce((sum, { lost }) => sum + lost.value, 0);
}

describe('what players of Nations give away', () => {
  it('is less by the book than by the beginner, intervals apart', () => {
    expect(lossOf(1).high).toBeLessThan(lossOf(0).low);
  });
});
