/** Another game with the same people: called for at a table, and everybody there is asked. */
import { readData } from '@parlour/games/shelf/node';
import { gamesOnShelf } from '@parlour/games/shelf/shelf';
import { must } from '@parlour/kernel/must';
import { sure } from '@parlour/kernel/result';
import type { Another } from '@parlour/protocol/club/meeting';
import { loneServer, timeIn } from '@parlour/stress/storm/lone-server';
import { type Sim, simulate } from '@parlour/stress/storm/sim';
import { beforeEach, describe, expect, it } from 'vitest';
import { operatorAct } from '../club/house/audit.ts';
import { writeBan } from '../club/house/bans.ts';
import { another } from '../club/meeting/another.ts';
import { laySeated } from '../club/seated-table.ts';
import { openLibrary } from '../library.ts';
import { USUAL_LIMITS } from '../limits/amounts.ts';
import { countBy } from '../limits/counter.ts';
import { openTable, type ServerContext } from '../open-tables.ts';
import { type Memory, memoryStore, newMemory } from '../store/memory.ts';

const library = openLibrary(readData);
const games = gamesOnShelf().filter(({ seats }) => seats[0] <= 2 && seats[1] >= 3);
const [here, there] = [must(games[0]).id, must(games[1]).id];
const HERE = 'somewhere';
const NAMES = ['Ada', 'Bob', 'Cyd'];

let sim: Sim;
let memory: Memory;
let house: ServerContext;
let table: string;
let tokens: readonly string[];

beforeEach(async () => {
  sim = simulate('another');
  memory = newMemory(() => timeIn(sim));
  house = loneServer(sim, memory, library);
  const seated = sure(
    await laySeated(
      house,
      { game: here },
      NAMES.map(name => ({ name })),
    ),
  );
  table = seated.table;
  tokens = seated.tokens.map(must);
});

type Saying = { readonly game?: string; readonly agrees?: boolean; readonly at?: ServerContext };

const say = async (seat: number, { at = house, ...saying }: Saying = {}): Promise<Another> =>
  sure(await another(at, table, { seat: must(tokens[seat]), ...saying }, HERE));

const peopleAt = async (id: string): Promise<string[]> =>
  must(await openTable(house, id)).runner.table.seats.map(sits => (sits.is === 'person' ? sits.name : sits.is));

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
    const names = await peopleAt(must(ids[0]));
    for (const [n, one] of met.entries()) {
      const { seat } = must(house.tokens.read(must(ids[0]), { seat: one.is === 'met' ? one.seat : '' }));
      expect(names[must(seat)]).toBe(NAMES[n]);
    }
  });

  it('goes on without whoever says no or nothing, wherever it is asked', async () => {
    await say(0, { game: there });
    expect(await say(1, { agrees: false })).toEqual({ is: 'none' });
    await sim.pass(30_000);
    const other = { ...loneServer(sim, memory, library), server: 'two', store: memoryStore(memory, 'two') };
    const [ada, again] = [await say(0, { at: other }), await say(0)];
    expect(ada).toEqual(again);
    expect(await say(2, { agrees: true })).toEqual({ is: 'none' });
    expect(ada.is === 'met' && (await peopleAt(ada.table))).toEqual(['Ada', 'computer']);
  });

  it('one call at a time, and nobody calls those who have gone on', async () => {
    await say(0, { game: there });
    expect(await another(house, table, { seat: must(tokens[1]), game: here }, HERE)).toMatchObject({ ok: false });
    expect(await say(1, { game: there })).toMatchObject({ is: 'called', agreed: true });
    await sim.pass(30_000);
    expect(await another(house, table, { seat: must(tokens[2]), game: here }, HERE)).toMatchObject({ ok: false });
    await sim.pass(150_000);
    expect(await say(2, { game: here })).toMatchObject({ is: 'called', by: 'Cyd' });
  });

  it('is nobody’s affair who does not sit there', async () => {
    const stranger = house.tokens.seat(table, 0, 99);
    expect(await another(house, table, { seat: stranger, game: there }, HERE)).toMatchObject({ ok: false });
    expect(await another(house, table, { seat: 'nonsense' }, HERE)).toMatchObject({ ok: false });
    expect(await another(house, table, { seat: must(tokens[0]), game: 'no-such-game' }, HERE)).toMatchObject({
      ok: false,
    });
  });

  it('is a table laid for whoever calls, so that nobody has any number of them', async () => {
    const few = { ...house, limits: countBy({ ...USUAL_LIMITS, tables: 1 }, house.clock, () => undefined) };
    expect(await say(0, { at: few, game: there })).toMatchObject({ is: 'called' });
    await sim.pass(180_000);
    const again = await another(few, table, { seat: must(tokens[0]), game: there }, HERE);
    expect(again).toMatchObject({ ok: false, fault: { is: 'enough' } });
  });

  it('is not for whoever may not sit down any more', async () => {
    const seated = sure(await laySeated(house, { game: here }, [{ name: 'Dan', member: 'dan' }, { name: 'Eve' }]));
    const act = operatorAct(house, 'banned', { member: 'dan' });
    await writeBan(house.store.documents, 'dan', { from: 'seats', until: null, why: 'Rude.', at: 1 }, act);
    const [dan, eve] = seated.tokens.map(must);
    const called = await another(house, seated.table, { seat: must(dan), game: there }, HERE);
    expect(called).toMatchObject({ ok: false, fault: { message: expect.stringContaining('Rude.') } });
    sure(await another(house, seated.table, { seat: must(eve), game: there }, HERE));
    expect(await another(house, seated.table, { seat: must(dan), agrees: true }, HERE)).toMatchObject({ ok: false });
    expect(await another(house, seated.table, { seat: must(dan), agrees: false }, HERE)).toMatchObject({ ok: true });
  });
});
