/** What the house does by itself for very many tables: all of them are looked after, and nobody waits for all of them. */
import { defaultsOf } from '@parlour/kernel/options';
import { success, sure } from '@parlour/kernel/result';
import { GENERIC, loneServer, timeIn } from '@parlour/stress/storm/lone-server';
import { simulate } from '@parlour/stress/storm/sim';
import { highestCard } from '@parlour/table/tests/highest-card';
import { expect, it } from 'vitest';
import { runBackground } from '../background.ts';
import { openConnection, receive } from '../connection.ts';
import { createTable } from '../create-table.ts';
import type { ServerContext } from '../open-tables.ts';
import { newMemory } from '../store/memory.ts';

const TABLES = 1100;
const AT_ONCE = 500;

type Asked = { readonly heads: string[][]; readonly renewed: string[][]; readonly visited: string[][] };

/** The house as it is, and what its store is asked about in one go. */
function noting(house: ServerContext): [ServerContext, Asked] {
  const asked: Asked = { heads: [], renewed: [], visited: [] };
  const { heads, renew, visit } = house.store;
  const store: ServerContext['store'] = {
    ...house.store,
    heads(ids) {
      asked.heads.push([...ids]);
      return heads(ids);
    },
    renew(renewals) {
      asked.renewed.push(renewals.map(({ id }) => id));
      return renew(renewals);
    },
    visit(ids) {
      asked.visited.push([...ids]);
      return visit(ids);
    },
  };
  return [{ ...house, store }, asked];
}

it('every table is looked after, no more than some hundred in one go', async () => {
  const sim = simulate('chores');
  const memory = newMemory(() => timeIn(sim));
  const options = defaultsOf(highestCard.options);
  const [house, asked] = noting(
    loneServer(sim, memory, { open: async () => success({ game: highestCard, options, ...GENERIC }) }),
  );
  const settings = { clock: { kind: 'turn', seconds: 300 } } as const;
  for (let n = 0; n < TABLES; n++) {
    const { room } = sure(await createTable(house, { game: highestCard.id, seats: 2, settings }, 'somewhere'));
    const line = openConnection(house, { send: () => undefined, close: () => undefined }, 'somewhere');
    receive(line, JSON.stringify({ ask: 'hello', table: room.row.id }));
    for (const seat of [0, 1]) {
      await room.runner.ask({ seat: null, host: false }, { ask: 'sit', name: `${seat}`, seat, cut: 'cut' });
    }
  }
  const stop = runBackground(house);
  await sim.pass(61_000);
  stop();
  for (const bites of Object.values(asked)) {
    expect(new Set(bites.flat()).size).toBe(TABLES);
    expect(Math.max(...bites.map(bite => bite.length))).toBe(AT_ONCE);
  }
  expect([...house.live].every(({ leasedUntil }) => (leasedUntil ?? 0) >= timeIn(sim))).toBe(true);
});
