/** Which tables wait for whoever is here: looked up once the page stands, and never before a card is on the table. */
import { type Signal, signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

/** The tables, one for each seat that is waited for; none until it is known. */
export const waitingTables: Signal<readonly string[]> = signal([]);

/** The page has everything else by then. */
const SOON = 1500;
/** It is not looked up again sooner, however often somebody goes from page to page. */
const AGAIN = 30_000;

let lookedUp = Number.NEGATIVE_INFINITY;

async function lookUp(): Promise<void> {
  if (performance.now() - lookedUp < AGAIN || document.visibilityState === 'hidden') return;
  lookedUp = performance.now();
  const waits = await (await import('./club/waiting.ts')).askWaits();
  waitingTables.value = waits.map(({ table }) => table);
}

/** Also when somebody comes back to the page. */
export function useWaitCount(): number {
  useEffect(() => {
    const timer = setTimeout(() => void lookUp(), SOON);
    const comeBack = (): void => void lookUp();
    document.addEventListener('visibilitychange', comeBack);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', comeBack);
    };
  }, []);
  return waitingTables.value.length;
}
