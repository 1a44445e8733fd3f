/** What the checks of the laws share: one random match and the plays to try in it. */

import type { Play } from '../game.ts';
import { deepEqual } from '../json.ts';
import type { Match } from '../match.ts';
import { pick, type Random } from '../random.ts';

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
};

/** Returns the items, or a random sample of `max` of them. */
export const sample = <T>(items: readonly T[], max: number, random: Random): readonly T[] =>
  items.length <= max ? items : Array.from({ length: max }, () => pick(random, items));

/** Returns plays of other times and seats and crosses between them. Most are illegal. */
export function playsToJudge(plays: readonly Play[], pastPlays: readonly Play[], random: Random): Play[] {
  const pool = [...sample(plays, 6, random), ...sample(pastPlays, 10, random)];
  return [...pool, ...pool.map(play => crossOver(play, pick(random, pool)))];
}

/** Takes one value of a play from another play of the same kind. */
function crossOver(play: Play, other: Play): Play {
  if (play.do !== other.do) return play;
  const [own, others] = [Object.entries(play), new Map<string, unknown>(Object.entries(other))];
  const found = own.find(([key, value]) => key !== 'do' && others.has(key) && !deepEqual(value, others.get(key)));
  return found ? { ...play, [found[0]]: others.get(found[0]) } : play;
}
