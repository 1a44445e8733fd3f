/** Time as a port, simulated in storm tests; and work in chunks. */
export type Clock = {
  now(): number;
  /** The returned function cancels. */
  later(milliseconds: number, run: () => void): () => void;
};

/** Node timers can't wait longer than 24 days. Callbacks that run too early must schedule again. */
const MAX_TIMER_MS = 3_600_000;

/** Monotonic, so that changing the system time expires no deadline. */
export const realClock: Clock = {
  now: () => Math.round(performance.timeOrigin + performance.now()),
  later(milliseconds, run) {
    const timer = setTimeout(run, Math.min(milliseconds, MAX_TIMER_MS));
    return () => clearTimeout(timer);
  },
};

/** A few milliseconds of work. */
const CHUNK_SIZE = 500;

/** Yields to the event loop between chunks, so that long lists delay no player. */
export async function forEachChunkYielding<T>(
  clock: Clock,
  list: Iterable<T>,
  work: (chunk: readonly T[]) => unknown,
): Promise<void> {
  const items = [...list];
  for (let from = 0; from < items.length; from += CHUNK_SIZE) {
    if (from > 0) await new Promise<void>(resolve => void clock.later(0, resolve));
    await work(items.slice(from, from + CHUNK_SIZE));
  }
}
