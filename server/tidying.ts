/**
 * Nothing is kept for ever. A table nobody comes to is closed, a closed one is put away as its records, and those are
 * deleted when their time has come. Any server may do it, a table at a time; how long things are kept is the operator's
 * affair, and the log decides how far a table has got.
 */
import type { Entry } from '@parlour/table/log';
import { isUnderWay } from '@parlour/table/table';
import { pack, readThrough, type Through } from './archive.ts';
import { closeTable, isClosedBy, settingsIn } from './closing.ts';
import type { Keep } from './config.ts';
import { type House, openGame } from './house.ts';
import { clearRoom } from './room.ts';
import type { Row } from './store/port.ts';
import { TableTrouble } from './trouble.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Whoever is given tables has so long for them; if it dies, another does it. */
const LEASE = HOUR;
const BITE = 25;

/** So many tables are written about at once. */
const AT_ONCE = 500;

/** Those who were at the table when it was closed can look at it for so long. */
const LINGER = HOUR;

export async function tidyUp(house: House): Promise<void> {
  for (;;) {
    const rows = await house.store.untidy(LEASE, BITE);
    for (const row of rows) {
      await tidy(house, row).catch(error => house.report.fault(error, { table: row.id }, 'a table was not tidied'));
    }
    if (rows.length < BITE || house.isClosing) return;
  }
}

/** Says where guests are, for whoever tidies up. */
export async function sayWhoIsVisited({ rooms, store }: House): Promise<void> {
  const opened = await Promise.all([...rooms.values()].map(opening => opening.catch(() => undefined)));
  const visited = opened.flatMap(room => (room && room.guests.size > 0 ? [room.row.id] : []));
  for (let n = 0; n < visited.length; n += AT_ONCE) await store.visit(visited.slice(n, n + AT_ONCE));
}

async function tidy(house: House, row: Row): Promise<void> {
  if (row.archived) return deleteAfter(house, row, house.keep.records, row.seen);
  const log = await house.store.read(row.id, 1);
  const at = Math.max(row.seen, log.at(-1)?.at ?? 0);
  if (row.closed) return putAway(house, row, log, at);
  if (isClosedBy(log)) return house.store.note(row.id, { closed: true });
  const left = timeLeft(await daysFor(house, log), at, house.clock.now());
  if (left > 0 || (await isVisited(house, row.id))) return lookAgain(house, row, left);
  await close(house, row, log);
}

/** A change of settings is noticed within a day. */
const lookAgain = ({ store }: House, { id }: Row, left: number): Promise<void> =>
  store.postpone(id, Math.min(Math.max(left, HOUR), DAY));

const timeLeft = (days: number, since: number, now: number): number =>
  days === 0 ? Number.POSITIVE_INFINITY : since + days * DAY - now;

async function isVisited({ rooms }: House, id: string): Promise<boolean> {
  const room = await rooms.get(id)?.catch(() => undefined);
  return (room?.guests.size ?? 0) > 0;
}

/** Where a clock counts days, people have their days, and one more to come back. */
async function daysFor(house: House, log: readonly Entry[]): Promise<number> {
  const clock = settingsIn(log)?.clock;
  const days = house.keep[await stageOf(house, log)];
  return days === 0 || clock?.kind !== 'days' ? days : Math.max(days, clock.days + 1);
}

/** What cannot be opened any more was perhaps in the middle of a match. */
async function stageOf(house: House, log: readonly Entry[]): Promise<keyof Keep> {
  if (!log.some(({ what }) => what === 'begin')) return 'laid';
  const through = await tryToRead(house, log);
  return through && !isUnderWay(through.table) ? 'finished' : 'playing';
}

async function tryToRead(house: House, log: readonly Entry[]): Promise<Through | undefined> {
  try {
    return await readThrough((await openGame(house, log[0])).game, log);
  } catch (error) {
    if (error instanceof TableTrouble) return undefined;
    house.report.fault(error, {}, 'a log cannot be read');
    return undefined;
  }
}

async function close(house: House, { id }: Row, log: readonly Entry[]): Promise<void> {
  const { store, clock, bus, rooms, report } = house;
  const entry = await closeTable(store, id, log.at(-1) ?? { number: 0, at: 0 }, clock.now());
  if (!entry) return store.postpone(id, DAY);
  report.count('closed');
  bus.publish(id, { tells: 'moved', number: entry.number, entries: [entry] });
  await (await rooms.get(id))?.keeper.hear([entry]);
}

/** Where no match was played to its end there is nothing to keep. A log that cannot be read any more is kept as it is. */
async function putAway(house: House, row: Row, log: readonly Entry[], at: number): Promise<void> {
  const { store, keep, clock, report } = house;
  if (at + LINGER > clock.now()) return store.postpone(row.id, LINGER);
  const through = await tryToRead(house, log);
  if (!through) return deleteAfter(house, row, keep.records, at);
  if (through.archive.records.every(record => record === null)) return remove(house, row);
  const { game } = through.table.opened;
  await store.archive(row.id, await pack(through.archive), JSON.stringify({ game }));
  report.count('archived');
  await clear(house, row.id);
}

async function deleteAfter(house: House, row: Row, days: number, since: number): Promise<void> {
  const left = timeLeft(days, since, house.clock.now());
  return left > 0 ? lookAgain(house, row, left) : remove(house, row);
}

async function remove(house: House, { id }: Row): Promise<void> {
  await house.store.remove(id);
  house.report.count('deleted');
  await clear(house, id);
}

async function clear({ rooms }: House, id: string): Promise<void> {
  const room = await rooms.get(id)?.catch(() => undefined);
  if (room) clearRoom(room);
}
