/** Whether the store takes what is written: really tried, but not more often than this, whoever asks and however often. */
import type { Clock } from './clock.ts';
import type { TableStore } from './store/port.ts';

const EVERY = 1000;

export function tryingToWrite(store: TableStore, clock: Clock): () => Promise<boolean> {
  let tried = Number.NEGATIVE_INFINITY;
  let outcome = Promise.resolve(true);
  return () => {
    if (clock.now() - tried < EVERY) return outcome;
    tried = clock.now();
    outcome = store.probe().then(
      () => true,
      () => false,
    );
    return outcome;
  };
}
