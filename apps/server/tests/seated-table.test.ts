/** Tables laid with everybody in their seats: the match begins, and whoever has a token plays. */
import { readData } from '@parlour/games/shelf/node';
import { findGame } from '@parlour/games/shelf/shelf';
import { defaultsOf } from '@parlour/kernel/options';
import { success, sure } from '@parlour/kernel/result';
import { GENERIC, loneServer, timeIn } from '@parlour/stress/storm/lone-server';
import { type Sim, simulate } from '@parlour/stress/storm/sim';
import { highestCard } from '@parlour/table/tests/highest-card';
import { beforeEach, describe, expect, it } from 'vitest';
import { realClock } from '../clock.ts';
import { laySeated, type Seated } from '../club/seated-table.ts';
import { openLibrary } from '../library.ts';
import { newId } from '../names.ts';
import { openTable, type ServerContext } from '../open-tables.ts';
import { type Memory, memoryStore, newMemory } from '../store/memory.ts';
import { sqliteStore } from '../store/sqlite.ts';
import { signTokens } from '../tokens.ts';
import { newFile, open, until, visit } from './test-server.ts';

let sim: Sim;
let memory: Memory;
let context: ServerContext;

const houseIn = (store: Memory): ServerContext =>
  loneServer(sim, store, {
    open: async () => success({ game: highestCard, options: defaultsOf(highestCard.options), ...GENERIC }),
  });

beforeEach(() => {
  sim = simulate('seated');
  memory = newMemory(() => timeIn(sim));
  context = houseIn(memory);
});

const ADA: Seated = { name: 'Ada' };
const BOB: Seated = { name: 'Bob' };
const game = highestCard.id;

const isOf = async (house: ServerContext, id: string): Promise<readonly string[]> =>
  (await openTable(house, id))!.runner.table.seats.map(sits => (sits.is === 'empty' ? '' : `${sits.is} ${sits.name}`));

describe('a table laid for people', () => {
  it('has everybody in their seat, a token for each person, and names for the computer players', async () => {
    const { table, tokens } = sure(
      await laySeated(context, { game }, [ADA, { level: 'easy' }, BOB, { level: 'easy' }]),
    );
    const [first, second, third, fourth] = await isOf(context, table);
    expect([first, third]).toEqual(['person Ada', 'person Bob']);
    expect(second).toMatch(/^computer ./);
    expect(fourth).not.toBe(second);
    expect(tokens.map(token => token === null)).toEqual([false, true, false, true]);
    expect(context.tokens.read(table, { seat: tokens[2]! })).toMatchObject({ seat: 2, host: false });
  });

  it('is there once, however often it is laid, and everybody gets the same tokens', async () => {
    const id = newId(context.entropy);
    const laid = await Promise.all([1, 2, 3].map(() => laySeated(context, { game, id }, [ADA, BOB])));
    const { tokens } = sure(laid[0]!);
    for (const one of laid) expect(sure(one)).toEqual({ table: id, tokens });
    const other = { ...houseIn(memory), server: 'another', store: memoryStore(memory, 'another') };
    expect(sure(await laySeated(other, { game, id }, [ADA, BOB]))).toEqual({ table: id, tokens });
    expect(memory.tables.size).toBe(1);
  });

  it('gives the same tokens again when it has gone on and others sit there', async () => {
    const id = newId(context.entropy);
    const { tokens } = sure(await laySeated(context, { game, id }, [ADA, BOB]));
    const { runner } = (await openTable(context, id))!;
    await runner.ask(context.tokens.read(id, { seat: tokens[1]! })!, { ask: 'leave' });
    await runner.ask({ seat: null, host: false }, { ask: 'sit', name: 'Cyd' });
    expect(sure(await laySeated(context, { game, id }, [ADA, BOB])).tokens).toEqual(tokens);
    expect(await isOf(context, id)).toEqual(['person Ada', 'person Cyd']);
  });

  it('begins by itself when somebody has not come, also where only computer players sit', async () => {
    for (const occupants of [
      [ADA, BOB],
      [{ level: 'easy' }, { level: 'easy' }],
    ] as const) {
      const { table } = sure(await laySeated(context, { game }, occupants));
      await sim.pass(4000);
      expect((await openTable(context, table))!.runner.table.sitting).toBeUndefined();
      await sim.pass(4000);
      expect((await openTable(context, table))!.runner.table.sitting?.number).toBe(1);
    }
  });

  it('is not laid for a wrong number of people, or for a game that is not there', async () => {
    expect(await laySeated(context, { game }, [ADA, ADA, BOB, BOB, BOB])).toMatchObject({ ok: false });
    const real = { ...context, library: openLibrary(readData) };
    expect(await laySeated(real, { game: 'no-such-game' }, [ADA, BOB])).toMatchObject({ ok: false });
    expect(memory.tables.size).toBe(0);
  });
});

it('is played at a real server by those who have its tokens', async () => {
  const file = newFile();
  const store = sqliteStore(file);
  const key = await store.key('tokens', () => 'a key of this house');
  const house = { ...context, store, clock: realClock, tokens: signTokens(key), library: openLibrary(readData) };
  const some = findGame('nations')!;
  const settings = { pace: 'instant' } as const;
  const occupants: Seated[] = [ADA, { level: 'easy' }, BOB, { level: 'easy' }];
  const { table, tokens } = sure(await laySeated(house, { game: some.id, settings }, occupants));
  for (const room of house.tables.values()) (await room)!.timer?.();
  await store.close();
  const { address } = await open({ file });
  const guests = [0, 2].map(seat => visit(address, { table, seat: tokens[seat]!, plays: true }));
  await Promise.all(guests.map(guest => guest.ask({ ask: 'cut', cut: 'a-word' })));
  for (let n = 0; n < 4; n++) {
    const guest = await until(() => guests.find(one => one.seen()?.plays?.length));
    const reply = await guest.ask({ ask: 'play', play: guest.seen()!.plays![0] });
    expect(reply).toMatchObject({ ok: true });
    await until(() => guest.seen()!.number >= reply.number!);
  }
});
