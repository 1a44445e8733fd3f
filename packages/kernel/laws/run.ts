/** What the checks of the laws share: one random match and the plays to try in it. */

import type { Game, Input, Play } from '../game.ts';
import { deepEqual } from '../json.ts';
import type { Match } from '../match.ts';
import { pick, type Random } from '../random.ts';
import type { LastDeal } from './possible-worlds.ts';

/** A broken law. The message names the law, the seed and the input. */
export class Violation extends Error {
  override readonly name = 'Violation';
}

/** Throws a Violation of a law. */
export type FailLaw = (law: number, what: string) => never;

/** One match under test, with a sample of the plays made so far. */
export type LawRun = {
  readonly match: Match;
  readonly random: Random;
  readonly pastPlays: Play[];
  readonly fail: FailLaw;
  readonly onRefusal?: (clause: string) => void;
  lastDeal?: LastDeal;
  nextInput?: Input;
};

/** Returns the items, or a random sample of `max` of them. */
export const sample = <T>(items: readonly T[], max: number, random: Random): readonly T[] =>
  items.length <= max ? items : Array.from({ length: max }, () => pick(random, items));

/**
 * Returns plays to judge, most of them illegal: offered and past plays, crosses between them, plays with other cards of
 * the pack, and numbered plays, so that a legal play that is never offered is found too.
 */
export function playsToJudge({ match, pastPlays, random }: LawRun, plays: readonly Play[]): Play[] {
  const { game } = match;
  const pool = [...sample(plays, 6, random), ...sample(pastPlays, 10, random)];
  const crossed = pool.map(play => crossOver(play, pick(random, pool)));
  return [...pool, ...crossed, ...(numberedPlays(match, random) ?? playsWithOtherCards(game, pool, random))];
}

const MAX_NUMBERED_PLAYS = 16;

function numberedPlays({ game: { actions }, seating }: Match, random: Random): Play[] | undefined {
  const count = actions?.count(seating.count) ?? 0;
  const numbers = Array.from({ length: Math.min(count, MAX_NUMBERED_PLAYS) }, () => random.below(count));
  return actions && numbers.flatMap(number => actions.play(number) ?? []);
}

/** Replaces every card that a play names by one of the pack. */
function playsWithOtherCards(game: Game, pool: readonly Play[], random: Random): Play[] {
  const cards = new Set<unknown>(game.pack);
  const exchange = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(exchange);
    return cards.has(value) ? pick(random, game.pack) : value;
  };
  return sample(pool, 4, random)
    .map(play => Object.fromEntries(Object.entries(play).map(([key, value]) => [key, exchange(value)])) as Play)
    .filter(play => game.isPlay(play) && deepEqual(game.read(game.write(play)), play));
}

/** Takes one value of a play from another play of the same kind. */
function crossOver(play: Play, other: Play): Play {
  if (play.do !== other.do) return play;
  const [own, others] = [Object.entries(play), new Map<string, unknown>(Object.entries(other))];
  const found = own.find(([key, value]) => key !== 'do' && others.has(key) && !deepEqual(value, others.get(key)));
  return found ? { ...play, [found[0]]: others.get(found[0]) } : play;
}
