/** What decided a match, told when it is over and kept with its record. */
import type { Game, Happening, MatchResult } from '@parlour/kernel/game';
import { decidingAt } from '../deciding.ts';
import { type Naming, tellAll } from './sentences.ts';

/** Undefined where nothing was counted. */
export function decidedBy(
  game: Game,
  happenings: readonly Happening[],
  result: MatchResult,
  name: Naming,
): string | undefined {
  const counting = happenings.filter(({ points }) => points?.some(point => point !== 0));
  let scores: readonly number[] = result.scores.map(() => 0);
  const counts = counting.map(({ points = [] }) => {
    scores = scores.map((score, side) => score + (points[side] ?? 0));
    return scores;
  });
  const deciding = counting[decidingAt(counts, result, game.better)];
  return deciding && tellAll(game, [deciding], { name, to: null })[0]?.sentence;
}
