/**
 * Nothing is kept for ever. A table nobody comes to is closed, a closed one is put away as its records, and those are
 * deleted when their time has come. Any server may do it, a table at a time; how long things are kept is the operator's
 * affair, and the log decides how far a table has got.
 */
import type { Entry } from '@parlour/table/log';
import { isUnderWay } from '@parlour/table/table';
import { pack, readThrough, type Through } from './archive.ts';
import { inBites } from './bites.ts';
import { closeDamaged, closeTable, isClosedBy, settingsIn } from './closing.ts';
import type { Keep } from './config.ts';
import { dropTable } from './live-table.ts';
import { openGame, type ServerContext } from './open-tables.ts';
import type { TableRow } from './store/port.ts';
import { DamagedLog, TableTrouble } from './trouble.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Whoever is given tables has so long for them; if it dies, another does it. */
const LEASE = HOUR;
const BITE = 25;

/** Those who were at the table when it was closed can look at it for so long. */
const LINGER = HOUR;

export async function tidyUp(context: ServerContext): Promise<void> {
  for (;;) {
    const rows = await context.store.untidy(LEASE, BITE);
    for (const row of rows) {
      await tidy(context, row).catch(error => context.report.fault(error, { table: row.id }, 'a table was not tidied'));
    }
    if (rows.length < BITE || context.isClosing) return;
  }
}

/** Says where guests are, for whoever tidies up. */
export async function noteTablesInUse({ live, store, clock }: ServerContext): Promise<void> {
  const visited = [...live].flatMap(({ subscribers, row }) => (subscribers.size > 0 ? [row.id] : []));
  await inBites(clock, visited, bite => store.visit(bite));
}

async function tidy(context: ServerContext, row: TableRow): Promise<void> {
  if (row.archived) return deleteAfter(context, row, context.keep.records, row.seen);
  const log = await readable(context, row);
  if (!log) return row.closed ? deleteAfter(context, row, context.keep.records, row.seen) : undefined;
  const at = Math.max(row.seen, log.at(-1)?.at ?? 0);
  if (row.closed) return archiveTable(context, row, log, at);
  if (isClosedBy(log)) return context.store.note(row.id, { closed: true });
  const left = timeLeft(await daysFor(context, log), at, context.clock.now());
  if (left > 0 || (await isVisited(context, row.id))) return lookAgain(context, row, left);
  await close(context, row, log);
}

/** The log of a table; undefined, and its table closed, if it is damaged. */
function readable(context: ServerContext, { id }: TableRow): Promise<readonly Entry[] | undefined> {
  return context.store.read(id, 1).catch(async error => {
    if (!(error instanceof DamagedLog)) throw error;
    await closeDamaged(context, error);
    return undefined;
  });
}

/** A change of settings is noticed within a day. */
const lookAgain = ({ store }: ServerContext, { id }: TableRow, left: number): Promise<void> =>
  store.postpone(id, Math.min(Math.max(left, HOUR), DAY));

const timeLeft = (days: number, since: number, now: number): number =>
  days === 0 ? Number.POSITIVE_INFINITY : since + days * DAY - now;

async function isVisited({ tables: rooms }: ServerContext, id: string): Promise<boolean> {
  const live = await rooms.get(id)?.catch(() => undefined);
  return (live?.subscribers.size ?? 0) > 0;
}

/** Where a clock counts days, people have their days, and one more to come back. */
async function daysFor(context: ServerContext, log: readonly Entry[]): Promise<number> {
  const clock = settingsIn(log)?.clock;
  const days = context.keep[await stageOf(context, log)];
  return days === 0 || clock?.kind !== 'days' ? days : Math.max(days, clock.days + 1);
}

/** What cannot be opened any more was perhaps in the middle of a match. */
async function stageOf(context: ServerContext, log: readonly Entry[]): Promise<keyof Keep> {
  if (!log.some(({ what }) => what === 'begin')) return 'laid';
  const through = await tryToRead(context, log);
  return through && !isUnderWay(through.table) ? 'finished' : 'playing';
}

async function tryToRead(context: ServerContext, log: readonly Entry[]): Promise<Through | undefined> {
  try {
    return await readThrough((await openGame(context, log[0])).game, log);
  } catch (error) {
    if (error instanceof TableTrouble) return undefined;
    context.report.fault(error, {}, 'a log cannot be read');
    return undefined;
  }
}

async function close(context: ServerContext, { id }: TableRow, log: readonly Entry[]): Promise<void> {
  const { store, clock, bus, tables: rooms, report } = context;
  const entry = await closeTable(store, id, log.at(-1) ?? { number: 0, at: 0 }, clock.now());
  if (!entry) return store.postpone(id, DAY);
  report.count('closed');
  bus.publish(id, { tells: 'moved', number: entry.number, entries: [entry] });
  await (await rooms.get(id))?.runner.hear([entry]);
}

/** Where no match was played to its end there is nothing to keep. A log that cannot be read any more is kept as it is. */
async function archiveTable(context: ServerContext, row: TableRow, log: readonly Entry[], at: number): Promise<void> {
  const { store, keep, clock, report } = context;
  if (at + LINGER > clock.now()) return store.postpone(row.id, LINGER);
  const through = await tryToRead(context, log);
  if (!through) return deleteAfter(context, row, keep.records, at);
  if (through.archive.records.every(record => record === null)) return remove(context, row);
  const { game } = through.table.opened;
  await store.archive(row.id, await pack(through.archive), JSON.stringify({ game }));
  report.count('archived');
  await clear(context, row.id);
}

async function deleteAfter(context: ServerContext, row: TableRow, days: number, since: number): Promise<void> {
  const left = timeLeft(days, since, context.clock.now());
  return left > 0 ? lookAgain(context, row, left) : remove(context, row);
}

async function remove(context: ServerContext, { id }: TableRow): Promise<void> {
  await context.store.remove(id);
  context.report.count('deleted');
  await clear(context, id);
}

async function clear({ tables: rooms }: ServerContext, id: string): Promise<void> {
  const live = await rooms.get(id)?.catch(() => undefined);
  if (live) dropTable(live);
}
