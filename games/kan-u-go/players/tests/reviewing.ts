/** For tests: matches looked over. */
import { applyInput, beginMatch, type Match } from '@parlour/kernel/match';
import type { Options } from '@parlour/kernel/options';
import { assertDefined } from '@parlour/kernel/result';
import type { GameReviewer, Review } from '@parlour/players/review/review';
import { reviewMatch } from '@parlour/players/review/review-match';
import { readData } from '../../../shelf/node.ts';
import { findGame } from '../../../shelf/shelf.ts';
import { playOn, stage } from './staging.ts';

export const reviewingFor = async (id: string, budget: number): Promise<GameReviewer> => ({
  ...(await assertDefined(assertDefined(findGame(id)).review)(readData)),
  budget,
});

export function lookedOver(reviewing: GameReviewer, match: Match, seat = 0): Review {
  const work = reviewMatch(reviewing, match, seat);
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}

const SHORT: Readonly<Record<string, Options>> = {
  'kan-u-go': { target: 20 },
  race: { target: 20, opening: 'lot' },
};

/** The losses of one level over some matches against itself, by match. */
export async function lossesOf(id: string, level: number, matches: number, budget: number): Promise<number[]> {
  const at = await stage(id, SHORT[id]);
  const { prove: _, stand: __, ...reviewing } = await reviewingFor(id, budget);
  const player = { ...assertDefined(at.characters[level]), budget: 60 };
  const players = new Array(assertDefined(findGame(id)).seats[0]).fill(player);
  return Array.from({ length: matches }, (_, i) => {
    const { decided } = lookedOver(reviewing, playOn(at, players, `loss ${i}`, 120));
    return decided.map(({ lost }) => lost.value);
  }).flat();
}

/** The mean of some numbers and half of its 95 % interval. */
export function meanOf(values: readonly number[]): { mean: number; spread: number } {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { mean, spread: 1.96 * Math.sqrt(squares / (values.length - 1) / values.length) };
}

/** The match up to an input, and then another play. */
export function insteadOf(match: Match, step: number, play: Match['log'][number]): Match {
  const again = beginMatch(match.game, match.options, match.seating);
  for (const input of match.log.slice(0, step)) applyInput(again, input);
  applyInput(again, play);
  return again;
}
