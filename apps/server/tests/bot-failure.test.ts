/** A computer player that fails in a server: its log, its metrics and the people at the table say so. */
import { defaultsOf } from '@parlour/kernel/options';
import { success, sure } from '@parlour/kernel/result';
import { GENERIC, loneServer, timeIn } from '@parlour/stress/storm/lone-server';
import { simulate } from '@parlour/stress/storm/sim';
import { highestCard } from '@parlour/table/tests/highest-card';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { openConnection, receive } from '../connection.ts';
import { createTable } from '../create-table.ts';
import { putAway } from '../live-table.ts';
import { openMeters } from '../meters.ts';
import type { ServerContext } from '../open-tables.ts';
import { newMemory } from '../store/memory.ts';

const options = defaultsOf(highestCard.options);
const settings = { pace: 'instant' } as const;

/** A server in simulated time whose experts fail; all else is as it is. */
function serverOfFailingExperts() {
  const sim = simulate('failing experts');
  const memory = newMemory(() => timeIn(sim));
  const house = loneServer(sim, memory, { open: async () => success({ game: highestCard, options, ...GENERIC }) });
  const lines: string[] = [];
  const { report, registry } = openMeters(pino({ level: 'error' }, { write: line => void lines.push(line) }), {});
  const failLater = (): Promise<never> =>
    new Promise((_, reject) => sim.later(100, () => reject(new Error('muddled'))));
  const thinkerOf: ServerContext['thinking']['thinkerOf'] = (opened, table, whose) => {
    const think = house.thinking.thinkerOf(opened, table, whose);
    return task => (task.level === 'expert' ? failLater() : think(task));
  };
  const context: ServerContext = { ...house, report, thinking: { ...house.thinking, thinkerOf } };
  return { sim, context, lines, metrics: () => registry.metrics() };
}

/** Ada is connected, and an expert is on turn. */
async function tableOf(context: ServerContext) {
  const { room, host } = sure(
    await createTable(context, { game: highestCard.id, seats: 2, dealer: 0, settings }, 'here'),
  );
  const told: string[] = [];
  const line = openConnection(context, { send: text => told.push(text), close: () => undefined }, 'here');
  receive(line, JSON.stringify({ ask: 'hello', table: room.row.id, host }));
  await room.runner.ask({ seat: null, host: true }, { ask: 'computer', seat: 1, level: 'expert' });
  await room.runner.ask({ seat: null, host: false }, { ask: 'sit', name: 'Ada', seat: 0, cut: 'ada-cuts' });
  return { room, told };
}

it('is logged and counted, and the people at the table are told who played', async () => {
  const { sim, context, lines, metrics } = serverOfFailingExperts();
  const { room, told } = await tableOf(context);
  await sim.pass(5000);
  const play = { what: 'input', by: 1, fallback: 'strong' };
  const frames = told.map(text => JSON.parse(text));
  expect(frames.flatMap(({ news = [] }) => news)).toContainEqual(expect.objectContaining(play));
  expect(lines.map(line => JSON.parse(line))).toMatchObject([
    { table: room.row.id, seat: 1, player: 'expert', outcome: 'retry', level: 50, msg: 'a computer player failed' },
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
  putAway(room);
  await sim.pass(5000);
  expect(lines).toEqual([]);
});
