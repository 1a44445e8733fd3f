/** A failing computer player shows in the log, in the metrics and at the table. */
import { defaultsOf } from '@parlour/kernel/options';
import { success, unwrap } from '@parlour/kernel/result';
import { startSimulation } from '@parlour/stress/storm/simulated-time';
import { GENERIC_PLAYERS, newSingleServer, simulatedTimeMs } from '@parlour/stress/storm/single-server';
import { highestCard } from '@parlour/table/tests/highest-card';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import type { ServerContext } from '../context.ts';
import { createMetrics } from '../metrics.ts';
import { openConnection, receiveFrame } from '../net/connection.ts';
import { createMemoryDatabase } from '../store/memory.ts';
import { createTable } from '../tables/create-table.ts';
import { unloadTable } from '../tables/live-table.ts';

const options = defaultsOf(highestCard.options);
const settings = { pace: 'instant' } as const;

/** A server in simulated time whose expert players fail. */
function serverOfFailingExperts() {
  const sim = startSimulation('failing experts');
  const memory = createMemoryDatabase(() => simulatedTimeMs(sim));
  const server = newSingleServer(sim, memory, {
    open: async () => success({ game: highestCard, options, ...GENERIC_PLAYERS }),
  });
  const lines: string[] = [];
  const { telemetry: report, registry } = createMetrics(
    pino({ level: 'error' }, { write: line => void lines.push(line) }),
    {},
  );
  const failLater = (): Promise<never> =>
    new Promise((_, reject) => sim.schedule(100, () => reject(new Error('muddled'))));
  const thinkerOf: ServerContext['workers']['thinkServiceFor'] = (opened, table, payer) => {
    const think = server.workers.thinkServiceFor(opened, table, payer);
    return task => (task.level === 'expert' ? failLater() : think(task));
  };
  const context: ServerContext = {
    ...server,
    telemetry: report,
    workers: { ...server.workers, thinkServiceFor: thinkerOf },
  };
  return { sim, context, lines, metrics: () => registry.metrics() };
}

/** Ada is connected, and an expert is to move. */
async function tableOf(context: ServerContext) {
  const { live: room, hostToken: host } = unwrap(
    await createTable(context, { game: highestCard.id, seats: 2, dealer: 0, settings }, 'here'),
  );
  const received: string[] = [];
  const line = openConnection(context, { send: text => received.push(text), close: () => undefined }, 'here');
  receiveFrame(line, JSON.stringify({ ask: 'hello', table: room.row.id, host }));
  await room.runner.handleCommand({ seat: null, host: true }, { ask: 'computer', seat: 1, level: 'expert' });
  await room.runner.handleCommand({ seat: null, host: false }, { ask: 'sit', name: 'Ada', seat: 0, cut: 'ada-cuts' });
  return { room, told: received };
}

it('is logged and counted, and the people at the table are told who played', async () => {
  const { sim, context, lines, metrics } = serverOfFailingExperts();
  const { room, told: received } = await tableOf(context);
  await sim.advance(5000);
  const play = { what: 'input', by: 1, fallback: 'strong' };
  const frames = received.map(text => JSON.parse(text));
  expect(frames.flatMap(({ news = [] }) => news)).toContainEqual(expect.objectContaining(play));
  expect(lines.map(line => JSON.parse(line))).toMatchObject([
    { table: room.row.id, seat: 1, player: 'expert', outcome: 'retry', level: 50, msg: 'computer player failed' },
    { table: room.row.id, seat: 1, player: 'expert', outcome: 'simpler', err: { message: 'muddled' } },
  ]);
  const text = await metrics();
  expect(text).toContain('parlour_bot_failures_total{outcome="retry"} 1');
  expect(text).toContain('parlour_bot_failures_total{outcome="simpler"} 1');
  expect(text).toContain('parlour_bot_failures_total{outcome="random"} 0');
});

it('does not count where a server that closes gives up the thoughts under way', async () => {
  const { sim, context, lines } = serverOfFailingExperts();
  const { room } = await tableOf(context);
  unloadTable(room);
  await sim.advance(5000);
  expect(lines).toEqual([]);
});
