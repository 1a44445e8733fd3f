/** Background jobs with very many tables: all are maintained, in chunks. */
import { defaultsOf } from '@parlour/kernel/options';
import { success, unwrap } from '@parlour/kernel/result';
import { startSimulation } from '@parlour/stress/storm/simulated-time';
import { GENERIC_PLAYERS, newSingleServer, simulatedTimeMs } from '@parlour/stress/storm/single-server';
import { highestCard } from '@parlour/table/tests/highest-card';
import { expect, it } from 'vitest';
import { startBackgroundJobs } from './background-jobs.ts';
import type { ServerContext } from './context.ts';
import { openConnection, receiveFrame } from './net/connection.ts';
import { createMemoryDatabase } from './store/memory.ts';
import { createTable } from './tables/create-table.ts';

const TABLES = 1100;
const AT_ONCE = 500;

type StoreCalls = { readonly heads: string[][]; readonly renewed: string[][]; readonly visited: string[][] };

/** The same server, with its batch calls to the store recorded. */
function recordingServer(server: ServerContext): [ServerContext, StoreCalls] {
  const asked: StoreCalls = { heads: [], renewed: [], visited: [] };
  const { heads, renew, markInUse } = server.store;
  const store: ServerContext['store'] = {
    ...server.store,
    heads(ids) {
      asked.heads.push([...ids]);
      return heads(ids);
    },
    renew(renewals) {
      asked.renewed.push(renewals.map(({ id }) => id));
      return renew(renewals);
    },
    markInUse(ids) {
      asked.visited.push([...ids]);
      return markInUse(ids);
    },
  };
  return [{ ...server, store }, asked];
}

it('every table is looked after, no more than some hundred in one go', async () => {
  const sim = startSimulation('chores');
  const memory = createMemoryDatabase(() => simulatedTimeMs(sim));
  const options = defaultsOf(highestCard.options);
  const [server, asked] = recordingServer(
    newSingleServer(sim, memory, { open: async () => success({ game: highestCard, options, ...GENERIC_PLAYERS }) }),
  );
  const settings = { clock: { kind: 'turn', seconds: 300 } } as const;
  for (let n = 0; n < TABLES; n++) {
    const { live: room } = unwrap(await createTable(server, { game: highestCard.id, seats: 2, settings }, 'somewhere'));
    const line = openConnection(server, { send: () => undefined, close: () => undefined }, 'somewhere');
    receiveFrame(line, JSON.stringify({ ask: 'hello', table: room.row.id }));
    for (const seat of [0, 1]) {
      await room.runner.handleCommand({ seat: null, host: false }, { ask: 'sit', name: `${seat}`, seat, cut: 'cut' });
    }
  }
  const stop = startBackgroundJobs(server);
  await sim.advance(61_000);
  stop();
  for (const chunks of Object.values(asked)) {
    expect(new Set(chunks.flat()).size).toBe(TABLES);
    expect(Math.max(...chunks.map(chunk => chunk.length))).toBe(AT_ONCE);
  }
  expect([...server.liveTables].every(({ leasedUntil }) => (leasedUntil ?? 0) >= simulatedTimeMs(sim))).toBe(true);
});
