/** Rematches: calls, answers and the new table. */
import { readShelfData } from '@parlour/games/shelf/node-files';
import { gamesOnShelf } from '@parlour/games/shelf/shelf';
import { assertDefined, unwrap } from '@parlour/kernel/result';
import type { RematchStatus } from '@parlour/protocol/club/matchmaking';
import { type Simulation, startSimulation } from '@parlour/stress/storm/simulated-time';
import { newSingleServer, simulatedTimeMs } from '@parlour/stress/storm/single-server';
import { beforeEach, describe, expect, it } from 'vitest';
import { handleRematch } from '../club/matchmaking/rematch.ts';
import { operatorAuditWrite } from '../club/moderation/audit.ts';
import { writeBan } from '../club/moderation/bans.ts';
import { createSeatedTable } from '../club/seated-table.ts';
import type { ServerContext } from '../context.ts';
import { createGameRegistry } from '../game-registry.ts';
import { DEFAULT_LIMITS } from '../limits/defaults.ts';
import { createRateLimiter } from '../limits/rate-limiter.ts';
import { createMemoryDatabase, createMemoryStore, type MemoryDatabase } from '../store/memory.ts';
import { openLiveTable } from '../tables/open-table.ts';

const library = createGameRegistry(readShelfData);
const games = gamesOnShelf().filter(({ seats }) => seats[0] <= 2 && seats[1] >= 3);
const [here, there] = [assertDefined(games[0]).id, assertDefined(games[1]).id];
const CALLER_ADDRESS = 'somewhere';
const NAMES = ['Ada', 'Bob', 'Cyd'];

let sim: Simulation;
let memory: MemoryDatabase;
let context: ServerContext;
let table: string;
let tokens: readonly string[];

beforeEach(async () => {
  sim = startSimulation('another');
  memory = createMemoryDatabase(() => simulatedTimeMs(sim));
  context = newSingleServer(sim, memory, library);
  const seated = unwrap(
    await createSeatedTable(
      context,
      { game: here },
      NAMES.map(name => ({ name })),
    ),
  );
  table = seated.table;
  tokens = seated.tokens.map(assertDefined);
});

type RematchMessage = { readonly game?: string; readonly agrees?: boolean; readonly at?: ServerContext };

const say = async (seat: number, { at = context, ...message }: RematchMessage = {}): Promise<RematchStatus> =>
  unwrap(await handleRematch(at, table, { seat: assertDefined(tokens[seat]), ...message }, CALLER_ADDRESS));

const peopleAt = async (id: string): Promise<string[]> =>
  assertDefined(await openLiveTable(context, id)).runner.table.seats.map(occupant =>
    occupant.is === 'person' ? occupant.name : occupant.is,
  );

describe('another game with the same people', () => {
  it('begins as soon as everybody has agreed, and everybody has their own seat', async () => {
    expect(await say(1)).toEqual({ is: 'none' });
    expect(await say(0, { game: there })).toMatchObject({
      is: 'called',
      by: 'Ada',
      agreed: true,
      waiting: ['Bob', 'Cyd'],
    });
    expect(await say(1)).toMatchObject({ is: 'called', game: there, agreed: false, left: 30_000 });
    await say(1, { agrees: true });
    const cyd = await say(2, { agrees: true });
    const met = [await say(0), await say(1), cyd];
    const ids = met.map(one => (one.is === 'met' ? one.table : ''));
    expect(new Set(ids)).toEqual(new Set([ids[0]]));
    const names = await peopleAt(assertDefined(ids[0]));
    for (const [n, one] of met.entries()) {
      const { seat } = assertDefined(
        context.tokens.verify(assertDefined(ids[0]), { seat: one.is === 'met' ? one.seat : '' }),
      );
      expect(names[assertDefined(seat)]).toBe(NAMES[n]);
    }
  });

  it('goes on without whoever says no or nothing, wherever it is asked', async () => {
    await say(0, { game: there });
    expect(await say(1, { agrees: false })).toEqual({ is: 'none' });
    await sim.advance(30_000);
    const other = {
      ...newSingleServer(sim, memory, library),
      serverId: 'two',
      store: createMemoryStore(memory, 'two'),
    };
    const [ada, again] = [await say(0, { at: other }), await say(0)];
    expect(ada).toEqual(again);
    expect(await say(2, { agrees: true })).toEqual({ is: 'none' });
    expect(ada.is === 'met' && (await peopleAt(ada.table))).toEqual(['Ada', 'computer']);
  });

  it('one call at a time, and nobody calls those who have gone on', async () => {
    await say(0, { game: there });
    expect(
      await handleRematch(context, table, { seat: assertDefined(tokens[1]), game: here }, CALLER_ADDRESS),
    ).toMatchObject({ ok: false });
    expect(await say(1, { game: there })).toMatchObject({ is: 'called', agreed: true });
    await sim.advance(30_000);
    expect(
      await handleRematch(context, table, { seat: assertDefined(tokens[2]), game: here }, CALLER_ADDRESS),
    ).toMatchObject({ ok: false });
    await sim.advance(150_000);
    expect(await say(2, { game: here })).toMatchObject({ is: 'called', by: 'Cyd' });
  });

  it('is nobody’s affair who does not sit there', async () => {
    const stranger = context.tokens.seat(table, 0, 99);
    expect(await handleRematch(context, table, { seat: stranger, game: there }, CALLER_ADDRESS)).toMatchObject({
      ok: false,
    });
    expect(await handleRematch(context, table, { seat: 'nonsense' }, CALLER_ADDRESS)).toMatchObject({ ok: false });
    expect(
      await handleRematch(context, table, { seat: assertDefined(tokens[0]), game: 'no-such-game' }, CALLER_ADDRESS),
    ).toMatchObject({
      ok: false,
    });
  });

  it('is a table laid for whoever calls, so that nobody has any number of them', async () => {
    const few = {
      ...context,
      limits: createRateLimiter({ ...DEFAULT_LIMITS, tables: 1 }, context.clock, () => undefined),
    };
    expect(await say(0, { at: few, game: there })).toMatchObject({ is: 'called' });
    await sim.advance(180_000);
    const again = await handleRematch(few, table, { seat: assertDefined(tokens[0]), game: there }, CALLER_ADDRESS);
    expect(again).toMatchObject({ ok: false, fault: { is: 'enough' } });
  });

  it('is not for whoever may not sit down any more', async () => {
    const seated = unwrap(
      await createSeatedTable(context, { game: here }, [{ name: 'Dan', member: 'dan' }, { name: 'Eve' }]),
    );
    const act = operatorAuditWrite(context, 'banned', { member: 'dan' });
    await writeBan(context.store.documents, 'dan', { from: 'seats', until: null, why: 'Rude.', at: 1 }, act);
    const [dan, eve] = seated.tokens.map(assertDefined);
    const called = await handleRematch(
      context,
      seated.table,
      { seat: assertDefined(dan), game: there },
      CALLER_ADDRESS,
    );
    expect(called).toMatchObject({ ok: false, fault: { message: expect.stringContaining('Rude.') } });
    unwrap(await handleRematch(context, seated.table, { seat: assertDefined(eve), game: there }, CALLER_ADDRESS));
    expect(
      await handleRematch(context, seated.table, { seat: assertDefined(dan), agrees: true }, CALLER_ADDRESS),
    ).toMatchObject({ ok: false });
    expect(
      await handleRematch(context, seated.table, { seat: assertDefined(dan), agrees: false }, CALLER_ADDRESS),
    ).toMatchObject({ ok: true });
  });
});
