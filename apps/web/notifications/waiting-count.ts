/** Looks up the tables that wait for the user, never before the first card. */
import { type Signal, signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { fontsLoaded } from '../lib/web-fonts.ts';

/** One entry per waiting seat. */
export const waitingTables: Signal<readonly string[]> = signal([]);

const MIN_LOOKUP_INTERVAL_MS = 30_000;

let lastLookupAt = Number.NEGATIVE_INFINITY;

async function refreshWaitingTables(): Promise<void> {
  if (performance.now() - lastLookupAt < MIN_LOOKUP_INTERVAL_MS || document.visibilityState === 'hidden') return;
  lastLookupAt = performance.now();
  const requests = await (await import('./turn-requests.ts')).fetchTurnRequests();
  waitingTables.value = requests.map(({ table }) => table);
}

export function useWaitingTableCount(): number {
  useEffect(() => {
    void fontsLoaded.then(refreshWaitingTables);
    const onVisibilityChange = (): void => void refreshWaitingTables();
    document.addEventListener('visibilitychange', onVisibilityChange);
    return () => document.removeEventListener('visibilitychange', onVisibilityChange);
  }, []);
  return waitingTables.value.length;
}
