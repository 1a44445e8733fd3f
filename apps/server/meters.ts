/** The report of a real server: lines of JSON through pino, and meters for Prometheus. */

import { FAILURE_OUTCOMES } from '@parlour/table/fallback';
import type { Logger } from 'pino';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { COUNTED, type Report } from './report.ts';

export type Meters = { readonly report: Report; readonly registry: Registry };

/** Milliseconds between looks at how late the event loop is. Each wakes it, also where nobody plays; every ten are usual. */
const LOOKED_AT = 50;

/** Whoever asks for these has all that is open listed, which are thousands of sockets; we count them ourselves. */
const LISTS = ['nodejs_active_handles', 'nodejs_active_requests', 'nodejs_active_resources'].flatMap(name => [
  name,
  `${name}_total`,
]);

export function openMeters(log: Logger, gauges: Readonly<Record<string, () => number>>): Meters {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: LOOKED_AT });
  for (const name of LISTS) registry.removeSingleMetric(name);
  const registers = [registry];
  const counters = COUNTED.map(
    name => [name, new Counter({ name: `parlour_${name}_total`, help: `${name} so far`, registers })] as const,
  );
  const byName = Object.fromEntries(counters) as Record<(typeof COUNTED)[number], Counter>;
  const errors = labelled(registry, 'errors', 'requests that were not served, by code', ['code']);
  const botFailures = labelled(
    registry,
    'bot_failures',
    'failed thoughts of computer players, by what was done about it',
    ['outcome'],
  );
  // At 0 from the start, so that the first failure is seen as an increase.
  for (const outcome of FAILURE_OUTCOMES) botFailures.inc({ outcome }, 0);
  const limited = labelled(registry, 'limited', 'how often somebody had had enough, by limit', ['limit']);
  const requests = new Histogram({
    name: 'parlour_http_seconds',
    help: 'requests of HTTP by route and status, and how long they took',
    labelNames: ['route', 'status'],
    buckets: [0.005, 0.025, 0.1, 0.5, 2, 10],
    registers,
  });
  const writes = new Histogram({
    name: 'parlour_write_seconds',
    help: 'time until something is durably written',
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1],
    registers,
  });
  for (const [name, read] of Object.entries(gauges)) {
    new Gauge({
      name: `parlour_${name}`,
      help: `${name} now`,
      registers,
      collect() {
        this.set(read());
      },
    });
  }
  const report: Report = {
    info: (fact, text) => log.info(fact, text),
    detail: (fact, text) => log.debug(fact, text),
    fault: (error, fact, text) => log.error({ ...fact, err: error }, text),
    count: what => byName[what].inc(),
    erred: code => errors.inc({ code }),
    botFailed: outcome => botFailures.inc({ outcome }),
    limited: limit => limited.inc({ limit }),
    answered: (route, status, seconds) => requests.observe({ route, status }, seconds),
    wrote: seconds => writes.observe(seconds),
  };
  return { report, registry };
}

const labelled = (registry: Registry, name: string, help: string, labelNames: string[]): Counter =>
  new Counter({ name: `parlour_${name}_total`, help, labelNames, registers: [registry] });
