/** The plays of a game numbered by a list of all there can be. */
import type { Actions, Play } from './game.ts';

/** A play goes by how it is written; so many of the list belong to so many seats, all of it unless that is said. */
export function numbered<P extends Play>(
  plays: readonly P[],
  write: (play: P) => string,
  count: Actions['count'] = () => plays.length,
): Actions<P> {
  const numbers = new Map(plays.map((play, number) => [write(play), number]));
  return { count, number: play => numbers.get(write(play)), play: number => plays[number] };
}
