/** Tables created with all players seated: the match starts, and the tokens can play. */
import { readShelfData } from '@parlour/games/shelf/node-files';
import { findGame } from '@parlour/games/shelf/shelf';
import { defaultsOf } from '@parlour/kernel/options';
import { success, unwrap } from '@parlour/kernel/result';
import { type Simulation, startSimulation } from '@parlour/stress/storm/simulated-time';
import { GENERIC_PLAYERS, newSingleServer, simulatedTimeMs } from '@parlour/stress/storm/single-server';
import { highestCard } from '@parlour/table/tests/highest-card';
import { beforeEach, describe, expect, it } from 'vitest';
import { realClock } from '../clock.ts';
import { createSeatedTable, type TableOccupant } from '../club/seated-table.ts';
import type { ServerContext } from '../context.ts';
import { createGameRegistry } from '../game-registry.ts';
import { createMemoryDatabase, createMemoryStore, type MemoryDatabase } from '../store/memory.ts';
import { openSqliteStore } from '../store/sqlite/store.ts';
import { openLiveTable } from '../tables/open-table.ts';
import { createTokens, randomId } from '../tokens.ts';
import { connectClient, newDatabaseFile, openServer, until } from './test-server.ts';

let sim: Simulation;
let memory: MemoryDatabase;
let context: ServerContext;

const serverOn = (store: MemoryDatabase): ServerContext =>
  newSingleServer(sim, store, {
    open: async () => success({ game: highestCard, options: defaultsOf(highestCard.options), ...GENERIC_PLAYERS }),
  });

beforeEach(() => {
  sim = startSimulation('seated');
  memory = createMemoryDatabase(() => simulatedTimeMs(sim));
  context = serverOn(memory);
});

const ADA: TableOccupant = { name: 'Ada' };
const BOB: TableOccupant = { name: 'Bob' };
const game = highestCard.id;

const isOf = async (server: ServerContext, id: string): Promise<readonly string[]> =>
  (await openLiveTable(server, id))!.runner.table.seats.map(sits =>
    sits.is === 'empty' ? '' : `${sits.is} ${sits.name}`,
  );

describe('a table laid for people', () => {
  it('has everybody in their seat, a token for each person, and names for the computer players', async () => {
    const { table, tokens } = unwrap(
      await createSeatedTable(context, { game }, [ADA, { level: 'easy' }, BOB, { level: 'easy' }]),
    );
    const [first, second, third, fourth] = await isOf(context, table);
    expect([first, third]).toEqual(['person Ada', 'person Bob']);
    expect(second).toMatch(/^computer ./);
    expect(fourth).not.toBe(second);
    expect(tokens.map(token => token === null)).toEqual([false, true, false, true]);
    expect(context.tokens.verify(table, { seat: tokens[2]! })).toMatchObject({ seat: 2, host: false });
  });

  it('is there once, however often it is laid, and everybody gets the same tokens', async () => {
    const id = randomId(context.entropy);
    const created = await Promise.all([1, 2, 3].map(() => createSeatedTable(context, { game, id }, [ADA, BOB])));
    const { tokens } = unwrap(created[0]!);
    for (const one of created) expect(unwrap(one)).toEqual({ table: id, tokens });
    const other = { ...serverOn(memory), serverId: 'another', store: createMemoryStore(memory, 'another') };
    expect(unwrap(await createSeatedTable(other, { game, id }, [ADA, BOB]))).toEqual({ table: id, tokens });
    expect(memory.tables.size).toBe(1);
  });

  it('gives the same tokens again when it has gone on and others sit there', async () => {
    const id = randomId(context.entropy);
    const { tokens } = unwrap(await createSeatedTable(context, { game, id }, [ADA, BOB]));
    const { runner } = (await openLiveTable(context, id))!;
    await runner.handleCommand(context.tokens.verify(id, { seat: tokens[1]! })!, { ask: 'leave' });
    await runner.handleCommand({ seat: null, host: false }, { ask: 'sit', name: 'Cyd' });
    expect(unwrap(await createSeatedTable(context, { game, id }, [ADA, BOB])).tokens).toEqual(tokens);
    expect(await isOf(context, id)).toEqual(['person Ada', 'person Cyd']);
  });

  it('begins by itself when somebody has not come, also where only computer players sit', async () => {
    for (const occupants of [
      [ADA, BOB],
      [{ level: 'easy' }, { level: 'easy' }],
    ] as const) {
      const { table } = unwrap(await createSeatedTable(context, { game }, occupants));
      await sim.advance(4000);
      expect((await openLiveTable(context, table))!.runner.table.current).toBeUndefined();
      await sim.advance(4000);
      expect((await openLiveTable(context, table))!.runner.table.current?.number).toBe(1);
    }
  });

  it('is not laid for a wrong number of people, or for a game that is not there', async () => {
    expect(await createSeatedTable(context, { game }, [ADA, ADA, BOB, BOB, BOB])).toMatchObject({ ok: false });
    const real = { ...context, games: createGameRegistry(readShelfData) };
    expect(await createSeatedTable(real, { game: 'no-such-game' }, [ADA, BOB])).toMatchObject({ ok: false });
    expect(memory.tables.size).toBe(0);
  });
});

it('is played at a real server by those who have its tokens', async () => {
  const file = newDatabaseFile();
  const store = openSqliteStore(file);
  const key = await store.sharedSecret('tokens', () => 'a key of this house');
  const server = {
    ...context,
    store,
    clock: realClock,
    tokens: createTokens(key),
    games: createGameRegistry(readShelfData),
  };
  const some = findGame('nations')!;
  const settings = { pace: 'instant' } as const;
  const occupants: TableOccupant[] = [ADA, { level: 'easy' }, BOB, { level: 'easy' }];
  const { table, tokens } = unwrap(await createSeatedTable(server, { game: some.id, settings }, occupants));
  for (const room of server.tables.values()) (await room)!.cancelWake?.();
  await store.close();
  const { address } = await openServer({ file });
  const clients = [0, 2].map(seat => connectClient(address, { table, seat: tokens[seat]!, plays: true }));
  await Promise.all(clients.map(client => client.ask({ ask: 'cut', cut: 'a-word' })));
  for (let n = 0; n < 4; n++) {
    const client = await until(() => clients.find(one => one.state()?.plays?.length));
    const reply = await client.ask({ ask: 'play', play: client.state()!.plays![0] });
    expect(reply).toMatchObject({ ok: true });
    await until(() => client.state()!.number >= reply.number!);
  }
});
