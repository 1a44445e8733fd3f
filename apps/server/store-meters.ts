/** What the store holds, for Prometheus. Counting is work, so it is done once a minute at most. */
import { Gauge, type Registry } from 'prom-client';
import type { ServerContext } from './open-tables.ts';
import { STATES, type StoreSize } from './store/upkeep.ts';

const EVERY = 60_000;

export function meterStore(registry: Registry, context: ServerContext): void {
  const registers = [registry];
  const size = remembering(context);
  new Gauge({
    name: 'parlour_store_bytes',
    help: 'what the store takes up on its disk',
    registers,
    async collect() {
      this.set((await size())?.bytes ?? Number.NaN);
    },
  });
  new Gauge({
    name: 'parlour_tables',
    help: 'tables in the store by state',
    labelNames: ['state'],
    registers,
    async collect() {
      const tables = (await size())?.tables;
      for (const state of STATES) this.set({ state }, tables?.[state] ?? Number.NaN);
    },
  });
  new Gauge({
    name: 'parlour_store_writable',
    help: '1 if the store takes what is written, 0 if not',
    registers,
    async collect() {
      this.set(Number(await context.canWrite()));
    },
  });
}

/** Undefined while the store cannot say. */
function remembering({ store, clock }: ServerContext): () => Promise<StoreSize | undefined> {
  let asked = Number.NEGATIVE_INFINITY;
  let size: Promise<StoreSize | undefined>;
  return () => {
    if (clock.now() - asked < EVERY) return size;
    asked = clock.now();
    size = store.size().catch(() => undefined);
    return size;
  };
}
