/**
 * How servers tell each other that a table has moved on. A message may be lost or come twice: it only says how far the
 * log has got, and whoever is behind reads the log.
 */
export type Bus = {
  /** Whether servers in other processes write to the same store, so that some of their messages may be lost. */
  readonly isShared: boolean;
  publish(table: string, number: number): void;
  /** The answer ends the subscription. */
  subscribe(table: string, heard: (number: number) => void): () => void;
};

/** For one process. */
export function localBus(): Bus {
  const listeners = new Map<string, Set<(number: number) => void>>();
  return {
    isShared: false,
    publish(table, number) {
      for (const heard of listeners.get(table) ?? []) heard(number);
    },
    subscribe(table, heard) {
      const here = listeners.get(table) ?? new Set();
      listeners.set(table, here.add(heard));
      return () => {
        here.delete(heard);
        if (here.size === 0) listeners.delete(table);
      };
    },
  };
}
