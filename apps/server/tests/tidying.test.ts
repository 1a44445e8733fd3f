/** Days pass at tables in simulated time, on the store in memory; the other stores keep the same contract. */

import type { Round } from '@parlour/club/tournament/fold';
import { defaultsOf } from '@parlour/kernel/options';
import { failure, success, sure } from '@parlour/kernel/result';
import { GENERIC, loneServer, timeIn } from '@parlour/stress/storm/lone-server';
import { type Sim, simulate } from '@parlour/stress/storm/sim';
import type { Entry, TimeLimit } from '@parlour/table/log';
import { highestCard } from '@parlour/table/tests/highest-card';
import { verifyRecord } from '@parlour/table/verify';
import { beforeEach, describe, expect, it } from 'vitest';
import { runBackground } from '../background.ts';
import { readOutcomes } from '../club/tournaments/outcomes.ts';
import { DEFAULTS, type Keep } from '../config.ts';
import { leave, openConnection, receive } from '../connection.ts';
import { type CreatedTable, createTable } from '../create-table.ts';
import { openTable, type ServerContext } from '../open-tables.ts';
import { findRecord } from '../records.ts';
import { silent } from '../report.ts';
import { type Memory, newMemory } from '../store/memory.ts';
import { noteTablesInUse, tidyUp } from '../tidying.ts';

const DAY = 86_400_000;

let sim: Sim;
let memory: Memory;
let faults: unknown[];
let context: ServerContext;

/** The rules that are on the shelf. */
let rules = highestCard;

const newHouse = (keep: Keep): ServerContext => ({
  ...loneServer(sim, memory, {
    open: async (_, __, version) =>
      (version ?? rules.version) === rules.version
        ? success({ game: rules, options: defaultsOf(highestCard.options), ...GENERIC })
        : failure('These rules have been lost.'),
  }),
  report: { ...silent, fault: error => faults.push(error) },
  keep,
});

beforeEach(() => {
  sim = simulate('tidying');
  memory = newMemory(() => timeIn(sim));
  faults = [];
  rules = highestCard;
  context = newHouse(DEFAULTS.keep);
});

async function layOne(more: { clock?: TimeLimit; door?: 'listed'; onlookers?: 'none' } = {}): Promise<CreatedTable> {
  const { clock, door, onlookers } = more;
  const settings = { pace: 'instant' as const, ...(clock && { clock }), ...(onlookers && { onlookers }) };
  const request = { game: highestCard.id, seats: 2, settings, ...(door && { door }) };
  return sure(await createTable(context, request, 'somewhere'));
}

const recordOf = (id: string, match: number, bearer?: string): ReturnType<typeof findRecord> =>
  findRecord(context, id, match, bearer, async () => (await openTable(context, id))!);

const HOST = { seat: null, host: true };

/** Computers play it to its end. */
async function playOut({ room: live }: CreatedTable): Promise<void> {
  await live.runner.ask(HOST, { ask: 'start', fill: 'easy' });
  await until(() => live.runner.table.status?.is === 'over');
}

async function until(isSo: () => boolean): Promise<void> {
  for (let n = 0; n < 1000 && !isSo(); n++) await sim.pass(1000);
  if (!isSo()) throw new Error('it never came to that');
}

/** Days go by; the house looks after its tables once a day, and nobody has them open. */
async function daysPass(days: number): Promise<void> {
  for (let day = 0; day < days; day++) {
    context.tables.clear();
    await sim.pass(DAY);
    await tidyUp(context);
  }
  expect(faults).toEqual([]);
}

const stateOf = async ({ room: live }: CreatedTable): Promise<string> => {
  const row = await context.store.find({ id: live.row.id });
  return row ? (row.archived ? 'archived' : row.closed ? 'closed' : 'open') : 'deleted';
};

describe('a table nobody comes to', () => {
  it('is closed and deleted if no match was begun, and its code is free', async () => {
    const laid = await layOne();
    await daysPass(1);
    expect(await stateOf(laid)).toBe('open');
    await daysPass(2);
    expect(await stateOf(laid)).toBe('closed');
    expect(await context.store.find({ code: laid.room.row.code })).toBeUndefined();
    await daysPass(1);
    expect(await stateOf(laid)).toBe('deleted');
    expect(await openTable(context, laid.room.row.id)).toBeUndefined();
  });

  it('is kept longer in the middle of a match', async () => {
    const laid = await layOne();
    await laid.room.runner.ask({ seat: null, host: false }, { ask: 'sit', name: 'Zoë' });
    await laid.room.runner.ask(HOST, { ask: 'start', fill: 'easy' });
    await daysPass(29);
    expect(await stateOf(laid)).toBe('open');
    await daysPass(3);
    expect(await stateOf(laid)).toBe('deleted');
  });

  it('survives the days of its clock, whatever is set', async () => {
    context = newHouse({ laid: 1, playing: 1, finished: 1, records: 1 });
    const laid = await layOne({ clock: { kind: 'days', days: 14 } });
    await laid.room.runner.ask({ seat: null, host: false }, { ask: 'sit', name: 'Zoë' });
    await laid.room.runner.ask(HOST, { ask: 'start', fill: 'easy' });
    await daysPass(14);
    expect(await stateOf(laid)).toBe('open');
  });

  it('whose match is over becomes its records, and those are deleted in the end', async () => {
    const laid = await layOne();
    await playOut(laid);
    const { id } = laid.room.row;
    const before = await recordOf(id, 1);
    await daysPass(9);
    expect(await stateOf(laid)).toBe('archived');
    expect(await context.store.read(id, 1)).toEqual([]);
    const after = await recordOf(id, 1);
    expect(after).toEqual(before);
    expect(verifyRecord(highestCard, (after as { text: string }).text).ok).toBe(true);
    expect(await recordOf(id, 2)).toBe('no-match');
    await expect(openTable(context, id)).rejects.toThrow(/closed and its cards are put away/);
    await daysPass(366);
    expect(await stateOf(laid)).toBe('deleted');
    expect(await openTable(context, id)).toBeUndefined();
  });

  it('is kept for ever if that is what the operator wants', async () => {
    context = newHouse({ laid: 0, playing: 0, finished: 0, records: 0 });
    const [idle, over] = [await layOne(), await layOne()];
    await playOut(over);
    await over.room.runner.ask(HOST, { ask: 'close' });
    await daysPass(800);
    expect([await stateOf(idle), await stateOf(over)]).toEqual(['open', 'archived']);
  });

  it('leaves the list, and comes back when somebody does', async () => {
    const laid = await layOne({ door: 'listed' });
    const isListed = async (): Promise<boolean> => (await context.store.listed(10)).length > 0;
    expect(await isListed()).toBe(true);
    await sim.pass(3_600_000);
    expect(await isListed()).toBe(false);
    const connection = openConnection(context, { send: () => undefined, close: () => undefined }, 'somewhere');
    receive(connection, JSON.stringify({ ask: 'hello', table: laid.room.row.id }));
    await sim.pass(1000);
    await noteTablesInUse(context);
    expect(await isListed()).toBe(true);
  });
});

it('is not closed while somebody is there, however quiet it is', async () => {
  const laid = await layOne();
  const connection = openConnection(context, { send: () => undefined, close: () => undefined }, 'somewhere');
  receive(connection, JSON.stringify({ ask: 'hello', table: laid.room.row.id }));
  for (let day = 0; day < 10; day++) {
    await sim.pass(DAY);
    await tidyUp(context);
  }
  expect(await stateOf(laid)).toBe('open');
  leave(connection);
});

it('no name outlives the log, and records of a closed door stay behind it', async () => {
  const laid = await layOne({ onlookers: 'none' });
  const sat = await laid.room.runner.ask({ seat: null, host: false }, { ask: 'sit', name: 'Rumpelstiltskin' });
  await playOutAs(laid);
  await laid.room.runner.ask(HOST, { ask: 'close' });
  await daysPass(2);
  const { id } = laid.room.row;
  expect(JSON.stringify([...memory.tables.values()])).not.toContain('Rumpelstiltskin');
  const { seat, grant } = (sat as { sat: { seat: number; grant: number } }).sat;
  expect(await recordOf(id, 1)).toBe('not-seated');
  expect(await recordOf(id, 1, context.tokens.seat(id, seat, grant + 1))).toBe('not-seated');
  expect(await recordOf(id, 1, context.tokens.seat(id, seat, grant))).toHaveProperty('text');
  expect(await recordOf(id, 1, laid.host)).toHaveProperty('text');
});

/** Somebody sits there and the computer plays for them. */
async function playOutAs({ room: live }: CreatedTable): Promise<void> {
  await live.runner.ask(HOST, { ask: 'start', fill: 'easy' });
  await sim.pass(60_000);
  await live.runner.ask(HOST, { ask: 'stand-in', seat: 0 });
  await until(() => live.runner.table.status?.is === 'over');
}

it('a log that cannot be read any more is kept as it is, for as long as records are', async () => {
  const laid = await layOne();
  await playOut(laid);
  rules = { ...highestCard, version: highestCard.version + 1 };
  await daysPass(32);
  expect(await stateOf(laid)).toBe('closed');
  expect((await context.store.read(laid.room.row.id, 1)).length).toBeGreaterThan(5);
  await daysPass(366);
  expect(await stateOf(laid)).toBe('deleted');
});

it('a table with a damaged log is closed, holds up no tournament, and is deleted when its records would be', async () => {
  const [laid, sound] = [await layOne(), await layOne()];
  const { id } = laid.room.row;
  memory.tables.get(id)!.log[1] = 'not JSON';
  context.tables.clear();
  const round = { tables: [{ id, seats: [0, 1], outcome: undefined }] } as unknown as Round;
  await readOutcomes(context, round);
  const { ended } = await readOutcomes(context, round);
  expect(ended).toEqual([{ table: id, outcome: { winners: [], scores: null, why: 'unplayed' }, absent: [] }]);
  await sim.pass(DAY);
  await tidyUp(context);
  await expect(openTable(context, id)).rejects.toThrow(/entry 2 of its log is damaged/);
  expect([await stateOf(laid), await stateOf(sound)]).toEqual(['closed', 'open']);
  expect(faults.splice(0)).toEqual([expect.objectContaining({ table: id, entry: 2 })]);
  await daysPass(366);
  expect(await stateOf(laid)).toBe('deleted');
});

it('a server that died between writing "closed" and noting it is finished by the next', async () => {
  const laid = await layOne();
  const { id, code } = laid.room.row;
  const { log } = laid.room.runner.table;
  const entry: Entry = { what: 'close', number: log.length + 1, at: timeIn(sim) };
  await context.store.append(id, [entry]);
  expect(await context.store.find({ code })).toBeDefined();
  await daysPass(1);
  expect(await context.store.find({ code })).toBeUndefined();
});

it('is done in the background', async () => {
  const laid = await layOne();
  await sim.pass(3 * DAY);
  context.tables.clear();
  const stop = runBackground(context);
  await sim.pass(90_000);
  stop();
  expect(await stateOf(laid)).toBe('closed');
  expect(faults).toEqual([]);
});

it('draws longer codes where the short ones are taken, and gives up in the end', async () => {
  let taken = 5;
  const { store } = context;
  context = {
    ...context,
    store: { ...store, lay: (row, ...rest) => (row.code.length <= taken ? full() : store.lay(row, ...rest)) },
  };
  const full = async (): Promise<'taken'> => 'taken';
  expect((await layOne()).room.row.code).toMatch(/^[A-Z]{6}$/);
  taken = 7;
  await expect(layOne()).rejects.toThrow('Every code that was drawn is taken.');
});
