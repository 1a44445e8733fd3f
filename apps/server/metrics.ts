/** JSON logs by pino, and metrics for Prometheus. */
import { FAILURE_OUTCOMES } from '@parlour/table/computer/fallback';
import type { Logger } from 'pino';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { ServerContext } from './context.ts';
import { type StoreSize, TABLE_STATES } from './store/types.ts';
import { COUNTER_NAMES, type Telemetry } from './telemetry.ts';

export type Metrics = { readonly telemetry: Telemetry; readonly registry: Registry };

/** Every sample wakes an idle process; the default of 10 ms is too often. */
const EVENT_LOOP_SAMPLE_MS = 50;

/** Collecting these lists every open handle, thousands of sockets. Our own gauges count them instead. */
const HANDLE_METRICS = ['nodejs_active_handles', 'nodejs_active_requests', 'nodejs_active_resources'].flatMap(name => [
  name,
  `${name}_total`,
]);

export function createMetrics(log: Logger, gauges: Readonly<Record<string, () => number>>): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: EVENT_LOOP_SAMPLE_MS });
  for (const name of HANDLE_METRICS) registry.removeSingleMetric(name);
  const registers = [registry];
  const counters = COUNTER_NAMES.map(
    name =>
      [name, new Counter({ name: `parlour_${name}_total`, help: `Total number of ${name}.`, registers })] as const,
  );
  const byName = Object.fromEntries(counters) as Record<(typeof COUNTER_NAMES)[number], Counter>;
  const errors = labelledCounter(registry, 'errors', 'Total number of requests that failed, by error code.', ['code']);
  const botFailures = labelledCounter(
    registry,
    'bot_failures',
    'Total number of computer moves that failed, by what replaced them.',
    ['outcome'],
  );
  // Starts at 0, so that the first failure shows as an increase.
  for (const outcome of FAILURE_OUTCOMES) botFailures.inc({ outcome }, 0);
  const limited = labelledCounter(registry, 'limited', 'Total number of requests rejected by a rate limit, by limit.', [
    'limit',
  ]);
  const requests = new Histogram({
    name: 'parlour_http_seconds',
    help: 'Duration of HTTP requests in seconds, by route and status.',
    labelNames: ['route', 'status'],
    buckets: [0.005, 0.025, 0.1, 0.5, 2, 10],
    registers,
  });
  const writes = new Histogram({
    name: 'parlour_write_seconds',
    help: 'Duration of durable writes in seconds.',
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1],
    registers,
  });
  for (const [name, read] of Object.entries(gauges)) {
    new Gauge({
      name: `parlour_${name}`,
      help: `Current number of ${name}.`,
      registers,
      collect() {
        this.set(read());
      },
    });
  }
  const telemetry: Telemetry = {
    info: (fact, text) => log.info(fact, text),
    debug: (fact, text) => log.debug(fact, text),
    logError: (error, fact, text) => log.error({ ...fact, err: error }, text),
    count: name => byName[name].inc(),
    countError: code => errors.inc({ code }),
    countBotFailure: outcome => botFailures.inc({ outcome }),
    countLimited: limit => limited.inc({ limit }),
    observeRequest: (route, status, seconds) => requests.observe({ route, status }, seconds),
    observeWrite: seconds => writes.observe(seconds),
  };
  return { telemetry, registry };
}

const labelledCounter = (registry: Registry, name: string, help: string, labelNames: string[]): Counter =>
  new Counter({ name: `parlour_${name}_total`, help, labelNames, registers: [registry] });

const STORE_SIZE_CACHE_MS = 60_000;

/** Registers gauges for the size and health of the store. */
export function registerStoreMetrics(registry: Registry, context: ServerContext): void {
  const registers = [registry];
  const size = cachedStoreSize(context);
  new Gauge({
    name: 'parlour_store_bytes',
    help: 'Size of the store on disk in bytes.',
    registers,
    async collect() {
      this.set((await size())?.bytes ?? Number.NaN);
    },
  });
  new Gauge({
    name: 'parlour_tables',
    help: 'Number of tables in the store, by state.',
    labelNames: ['state'],
    registers,
    async collect() {
      const tables = (await size())?.tables;
      for (const state of TABLE_STATES) this.set({ state }, tables?.[state] ?? Number.NaN);
    },
  });
  new Gauge({
    name: 'parlour_store_writable',
    help: '1 if the store can be written, else 0.',
    registers,
    async collect() {
      this.set(Number(await context.canWrite()));
    },
  });
}

/** Undefined while the store can't answer. */
function cachedStoreSize({ store, clock }: ServerContext): () => Promise<StoreSize | undefined> {
  let measuredAt = Number.NEGATIVE_INFINITY;
  let size: Promise<StoreSize | undefined>;
  return () => {
    if (clock.now() - measuredAt < STORE_SIZE_CACHE_MS) return size;
    measuredAt = clock.now();
    size = store.size().catch(() => undefined);
    return size;
  };
}
