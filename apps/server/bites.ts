/** Long lists are gone through in bites, so that whoever plays meanwhile waits for one of them and not for all. */
import type { Clock } from './clock.ts';

/** So many tables or guests are looked at in one go: some milliseconds of work. */
const BITE = 500;

/** Between two bites everybody else has a turn. */
export async function inBites<T>(
  clock: Clock,
  list: Iterable<T>,
  work: (bite: readonly T[]) => unknown,
): Promise<void> {
  const all = [...list];
  for (let from = 0; from < all.length; from += BITE) {
    if (from > 0) await new Promise<void>(resolve => void clock.later(0, resolve));
    await work(all.slice(from, from + BITE));
  }
}
