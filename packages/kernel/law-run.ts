/** A match under the scrutiny of the laws. */

import type { Play } from './game.ts';
import type { Match } from './match.ts';
import { same } from './plain.ts';
import { pick, type Random } from './random.ts';

/** A law that was broken; its message names the law, the seed and the input. */
export class Violation extends Error {
  override readonly name = 'Violation';
}

/** How a broken law is told. */
export type Fail = (law: number, what: string) => never;

/** The match, what has been played in it so far, and who hears of what. */
export type Run = {
  readonly match: Match;
  readonly random: Random;
  readonly seen: Play[];
  readonly fail: Fail;
  readonly onRefusal?: (clause: string) => void;
};

export const sample = <T>(items: readonly T[], most: number, random: Random): readonly T[] =>
  items.length <= most ? items : Array.from({ length: most }, () => pick(random, items));

/** Plays of other times and seats, and crosses between them: most are wrong, some are right. */
export function doubtful(plays: readonly Play[], seen: readonly Play[], random: Random): Play[] {
  const pool = [...sample(plays, 6, random), ...sample(seen, 10, random)];
  return [...pool, ...pool.map(play => cross(play, pick(random, pool)))];
}

/** A play with one of its values taken from another play of the same kind. */
function cross(play: Play, other: Play): Play {
  if (play.do !== other.do) return play;
  const [own, others] = [Object.entries(play), new Map<string, unknown>(Object.entries(other))];
  const found = own.find(([key, value]) => key !== 'do' && others.has(key) && !same(value, others.get(key)));
  return found ? { ...play, [found[0]]: others.get(found[0]) } : play;
}
