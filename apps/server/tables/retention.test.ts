/** Retention over simulated days on the store in memory; the other stores have the same contract. */

import type { TournamentRound } from '@parlour/club/tournament/tournament';
import { defaultsOf } from '@parlour/kernel/options';
import { failure, success, unwrap } from '@parlour/kernel/result';
import { type Simulation, startSimulation } from '@parlour/stress/storm/simulated-time';
import { GENERIC_PLAYERS, newSingleServer, simulatedTimeMs } from '@parlour/stress/storm/single-server';
import type { LogEntry, TimeLimit } from '@parlour/table/log';
import { verifyRecord } from '@parlour/table/shuffle/verify';
import { highestCard } from '@parlour/table/tests/highest-card';
import { beforeEach, describe, expect, it } from 'vitest';
import { startBackgroundJobs } from '../background-jobs.ts';
import { readOutcomes } from '../club/tournaments/round-tables.ts';
import { DEFAULT_CONFIG, type RetentionDays } from '../config.ts';
import type { ServerContext } from '../context.ts';
import { disconnect, openConnection, receiveFrame } from '../net/connection.ts';
import { createMemoryDatabase, type MemoryDatabase } from '../store/memory.ts';
import { silentTelemetry } from '../telemetry.ts';
import { type CreatedTable, createTable } from './create-table.ts';
import { findMatchRecord } from './match-records.ts';
import { openLiveTable } from './open-table.ts';
import { maintainTables, markTablesInUse } from './retention.ts';

const DAY = 86_400_000;

let sim: Simulation;
let memory: MemoryDatabase;
let faults: unknown[];
let context: ServerContext;

let rules = highestCard;

const newServer = (keep: RetentionDays): ServerContext => ({
  ...newSingleServer(sim, memory, {
    open: async (_, __, version) =>
      (version ?? rules.version) === rules.version
        ? success({ game: rules, options: defaultsOf(highestCard.options), ...GENERIC_PLAYERS })
        : failure('These rules have been lost.'),
  }),
  telemetry: { ...silentTelemetry, logError: error => faults.push(error) },
  retentionDays: keep,
});

beforeEach(() => {
  sim = startSimulation('tidying');
  memory = createMemoryDatabase(() => simulatedTimeMs(sim));
  faults = [];
  rules = highestCard;
  context = newServer(DEFAULT_CONFIG.retentionDays);
});

async function createOne(more: { clock?: TimeLimit; door?: 'listed'; onlookers?: 'none' } = {}): Promise<CreatedTable> {
  const { clock, door, onlookers } = more;
  const settings = { pace: 'instant' as const, ...(clock && { clock }), ...(onlookers && { onlookers }) };
  const request = { game: highestCard.id, seats: 2, settings, ...(door && { door }) };
  return unwrap(await createTable(context, request, 'somewhere'));
}

const recordOf = (id: string, match: number, bearer?: string): ReturnType<typeof findMatchRecord> =>
  findMatchRecord(context, id, match, bearer, async () => (await openLiveTable(context, id))!);

const HOST = { seat: null, host: true };

async function playOut({ live }: CreatedTable): Promise<void> {
  await live.runner.handleCommand(HOST, { ask: 'start', fill: 'easy' });
  await until(() => live.runner.table.status?.is === 'over');
}

async function until(isSo: () => boolean): Promise<void> {
  for (let n = 0; n < 1000 && !isSo(); n++) await sim.advance(1000);
  if (!isSo()) throw new Error('it never came to that');
}

/** Days pass; retention runs once a day, and no table is open. */
async function daysPass(days: number): Promise<void> {
  for (let day = 0; day < days; day++) {
    context.tables.clear();
    await sim.advance(DAY);
    await maintainTables(context);
  }
  expect(faults).toEqual([]);
}

const stateOf = async ({ live }: CreatedTable): Promise<string> => {
  const row = await context.store.find({ id: live.row.id });
  return row ? (row.archived ? 'archived' : row.closed ? 'closed' : 'open') : 'deleted';
};

describe('a table nobody comes to', () => {
  it('is closed and deleted if no match was begun, and its code is free', async () => {
    const created = await createOne();
    await daysPass(1);
    expect(await stateOf(created)).toBe('open');
    await daysPass(2);
    expect(await stateOf(created)).toBe('closed');
    expect(await context.store.find({ code: created.live.row.code })).toBeUndefined();
    await daysPass(1);
    expect(await stateOf(created)).toBe('deleted');
    expect(await openLiveTable(context, created.live.row.id)).toBeUndefined();
  });

  it('is kept longer in the middle of a match', async () => {
    const created = await createOne();
    await created.live.runner.handleCommand({ seat: null, host: false }, { ask: 'sit', name: 'Zoë' });
    await created.live.runner.handleCommand(HOST, { ask: 'start', fill: 'easy' });
    await daysPass(29);
    expect(await stateOf(created)).toBe('open');
    await daysPass(3);
    expect(await stateOf(created)).toBe('deleted');
  });

  it('survives the days of its clock, whatever is set', async () => {
    context = newServer({ unstarted: 1, playing: 1, finished: 1, records: 1 });
    const created = await createOne({ clock: { kind: 'days', days: 14 } });
    await created.live.runner.handleCommand({ seat: null, host: false }, { ask: 'sit', name: 'Zoë' });
    await created.live.runner.handleCommand(HOST, { ask: 'start', fill: 'easy' });
    await daysPass(14);
    expect(await stateOf(created)).toBe('open');
  });

  it('whose match is over becomes its records, and those are deleted in the end', async () => {
    const created = await createOne();
    await playOut(created);
    const { id } = created.live.row;
    const before = await recordOf(id, 1);
    await daysPass(9);
    expect(await stateOf(created)).toBe('archived');
    expect(await context.store.read(id, 1)).toEqual([]);
    const after = await recordOf(id, 1);
    expect(after).toEqual(before);
    expect(verifyRecord(highestCard, (after as { text: string }).text).ok).toBe(true);
    expect(await recordOf(id, 2)).toBe('no-match');
    await expect(openLiveTable(context, id)).rejects.toThrow(/This table is closed/);
    await daysPass(366);
    expect(await stateOf(created)).toBe('deleted');
    expect(await openLiveTable(context, id)).toBeUndefined();
  });

  it('is kept for ever if that is what the operator wants', async () => {
    context = newServer({ unstarted: 0, playing: 0, finished: 0, records: 0 });
    const [idle, over] = [await createOne(), await createOne()];
    await playOut(over);
    await over.live.runner.handleCommand(HOST, { ask: 'close' });
    await daysPass(800);
    expect([await stateOf(idle), await stateOf(over)]).toEqual(['open', 'archived']);
  });

  it('leaves the list, and comes back when somebody does', async () => {
    const created = await createOne({ door: 'listed' });
    const isListed = async (): Promise<boolean> => (await context.store.lobbyTables(10)).length > 0;
    expect(await isListed()).toBe(true);
    await sim.advance(3_600_000);
    expect(await isListed()).toBe(false);
    const connection = openConnection(context, { send: () => undefined, close: () => undefined }, 'somewhere');
    receiveFrame(connection, JSON.stringify({ ask: 'hello', table: created.live.row.id }));
    await sim.advance(1000);
    await markTablesInUse(context);
    expect(await isListed()).toBe(true);
  });
});

it('is not closed while somebody is there, however quiet it is', async () => {
  const created = await createOne();
  const connection = openConnection(context, { send: () => undefined, close: () => undefined }, 'somewhere');
  receiveFrame(connection, JSON.stringify({ ask: 'hello', table: created.live.row.id }));
  for (let day = 0; day < 10; day++) {
    await sim.advance(DAY);
    await maintainTables(context);
  }
  expect(await stateOf(created)).toBe('open');
  disconnect(connection);
});

it('no name outlives the log, and records of a closed door stay behind it', async () => {
  const created = await createOne({ onlookers: 'none' });
  const sat = await created.live.runner.handleCommand(
    { seat: null, host: false },
    { ask: 'sit', name: 'Rumpelstiltskin' },
  );
  await playOutAs(created);
  await created.live.runner.handleCommand(HOST, { ask: 'close' });
  await daysPass(2);
  const { id } = created.live.row;
  expect(JSON.stringify([...memory.tables.values()])).not.toContain('Rumpelstiltskin');
  const { seat, grant } = (sat as { sat: { seat: number; grant: number } }).sat;
  expect(await recordOf(id, 1)).toBe('not-seated');
  expect(await recordOf(id, 1, context.tokens.seat(id, seat, grant + 1))).toBe('not-seated');
  expect(await recordOf(id, 1, context.tokens.seat(id, seat, grant))).toHaveProperty('text');
  expect(await recordOf(id, 1, created.hostToken)).toHaveProperty('text');
});

/** A person sits there, and a computer player stands in for them. */
async function playOutAs({ live }: CreatedTable): Promise<void> {
  await live.runner.handleCommand(HOST, { ask: 'start', fill: 'easy' });
  await sim.advance(60_000);
  await live.runner.handleCommand(HOST, { ask: 'stand-in', seat: 0 });
  await until(() => live.runner.table.status?.is === 'over');
}

it('a log that cannot be read any more is kept as it is, for as long as records are', async () => {
  const created = await createOne();
  await playOut(created);
  rules = { ...highestCard, version: highestCard.version + 1 };
  await daysPass(32);
  expect(await stateOf(created)).toBe('closed');
  expect((await context.store.read(created.live.row.id, 1)).length).toBeGreaterThan(5);
  await daysPass(366);
  expect(await stateOf(created)).toBe('deleted');
});

it('a table with a damaged log is closed, holds up no tournament, and is deleted when its records would be', async () => {
  const [created, sound] = [await createOne(), await createOne()];
  const { id } = created.live.row;
  memory.tables.get(id)!.log[1] = 'not JSON';
  context.tables.clear();
  const round = { tables: [{ id, seats: [0, 1], outcome: undefined }] } as unknown as TournamentRound;
  await readOutcomes(context, round);
  const { ended } = await readOutcomes(context, round);
  expect(ended).toEqual([{ table: id, outcome: { winners: [], scores: null, why: 'unplayed' }, absent: [] }]);
  await sim.advance(DAY);
  await maintainTables(context);
  await expect(openLiveTable(context, id)).rejects.toThrow(/entry 2 of its log is damaged/);
  expect([await stateOf(created), await stateOf(sound)]).toEqual(['closed', 'open']);
  expect(faults.splice(0)).toEqual([expect.objectContaining({ table: id, entry: 2 })]);
  await daysPass(366);
  expect(await stateOf(created)).toBe('deleted');
});

it('a server that died between writing "closed" and noting it is finished by the next', async () => {
  const created = await createOne();
  const { id, code } = created.live.row;
  const { log } = created.live.runner.table;
  const entry: LogEntry = { what: 'close', number: log.length + 1, at: simulatedTimeMs(sim) };
  await context.store.append(id, [entry]);
  expect(await context.store.find({ code })).toBeDefined();
  await daysPass(1);
  expect(await context.store.find({ code })).toBeUndefined();
});

it('is done in the background', async () => {
  const created = await createOne();
  await sim.advance(3 * DAY);
  context.tables.clear();
  const stop = startBackgroundJobs(context);
  await sim.advance(90_000);
  stop();
  expect(await stateOf(created)).toBe('closed');
  expect(faults).toEqual([]);
});

it('draws longer codes where the short ones are taken, and gives up in the end', async () => {
  let taken = 5;
  const { store } = context;
  context = {
    ...context,
    store: { ...store, create: (row, ...rest) => (row.code.length <= taken ? full() : store.create(row, ...rest)) },
  };
  const full = async (): Promise<'taken'> => 'taken';
  expect((await createOne()).live.row.code).toMatch(/^[A-Z]{6}$/);
  taken = 7;
  await expect(createOne()).rejects.toThrow('No free table code was found.');
});
