/**
 * Fairness check: in two worlds that look alike to its seat, a player with the same seed must think the same, or it
 * peeks.
 */
import type { Game, Seat, Seating } from '@parlour/kernel/game';
import { randomInput } from '@parlour/kernel/laws';
import { applyInput, beginMatch, type Match, matchStatus, rebuildMatch, viewForChair } from '@parlour/kernel/match';
import type { Options } from '@parlour/kernel/options';
import { pick, seededRandom } from '@parlour/kernel/random';
import { assertDefined } from '@parlour/kernel/result';
import type { Character, Thought } from '../player.ts';
import { situationAt, think } from '../player.ts';

/** A position in which a seat may act. */
export type FairnessSample = { readonly match: Match; readonly seat: Seat };

const MAX_INPUTS = 2000;

/** Returns random positions of a random match, each with a seat that may act. */
export function sampleMoments(
  game: Game,
  options: Options,
  seating: Seating,
  seed: string,
  count: number,
): FairnessSample[] {
  const random = seededRandom(seed);
  const whole = beginMatch(game, options, seating);
  for (
    let status = matchStatus(whole);
    status.is !== 'over' && whole.log.length < MAX_INPUTS;
    status = matchStatus(whole)
  )
    applyInput(whole, randomInput(whole, status, random));
  return Array.from({ length: count }, () => rebuildMatch(whole, random.below(whole.log.length))).flatMap(match => {
    const status = matchStatus(match);
    if (status.is !== 'open') return [];
    return [{ match, seat: pick(random, [...status.turn, ...(status.interrupt ?? [])]) }];
  });
}

/** Describes how a player thinks differently in an imagined world; undefined if it does not. */
export function findUnfairness(
  moment: FairnessSample,
  player: Pick<Character, 'think' | 'budget'>,
  seed: string,
): string | undefined {
  const { match, seat } = moment;
  const imagined = match.game.imagine(viewForChair(match, seat), seededRandom(`${seed}/other world`));
  const [one, other] = [match.state, imagined].map(state => thinkInWorld({ ...match, state }, seat, player, seed));
  if (JSON.stringify(one) === JSON.stringify(other)) return undefined;
  const describe = (thought: Thought): string => `${JSON.stringify(thought.play)} after ${thought.units} units of work`;
  return `${describe(assertDefined(one))}, but in a world that looks the same ${describe(assertDefined(other))}`;
}

function thinkInWorld(
  match: Match,
  seat: Seat,
  { think: player, budget }: Pick<Character, 'think' | 'budget'>,
  seed: string,
): Thought {
  return think(player, situationAt(match, seat, seed, budget));
}
