/** Long lists are gone through in bites, so that whoever plays meanwhile waits for one of them and not for all. */
import type { Clock } from './clock.ts';

/** So many tables or guests are looked at in one go: some milliseconds of work. */
const BITE = 500;

export function bitesOf<T>(list: Iterable<T>, size: number = BITE): T[][] {
  const all = [...list];
  return Array.from({ length: Math.ceil(all.length / size) }, (_, n) => all.slice(n * size, (n + 1) * size));
}

/** Lets everybody else have a turn. */
export const pause = (clock: Clock): Promise<void> => new Promise(resolve => void clock.later(0, resolve));
