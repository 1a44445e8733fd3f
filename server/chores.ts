/**
 * What the house does by itself: takes up tables that are due, reads what others have written, puts tables away, and tidies
 * up what nobody comes to any more.
 */
import { lastOf } from '@parlour/table/table';
import { claimTables, keepHolding, openRooms, release, take } from './hold.ts';
import { type House, roomOf } from './house.ts';
import { REPEAT, refreshPresence } from './presence.ts';
import { clearRoom, isIdle, leaveRoom, type Room } from './room.ts';
import { sayWhoIsVisited, tidyUp } from './tidying.ts';
import { TableTrouble } from './trouble.ts';

const EVERY = 1000;
const SWEEP = 30_000;
const TIDY = 60_000;

/** How often the store is asked what others have written: now and then, and often while the bus is away. */
const POLL = 5000;
const POLL_ALONE = 500;

/** Small bites, so that what a dead server leaves is spread over those that live. */
const BITE = 25;

type Chore = (house: House) => Promise<void>;

/** The answer stops it. */
export function doChores(house: House): () => void {
  const alone = [
    repeat(house, () => EVERY, keepHolding),
    repeat(house, () => EVERY, claimDue),
    repeat(house, () => SWEEP, putAway),
    repeat(house, () => TIDY, sayWhoIsVisited),
    repeat(house, () => TIDY, tidyUp),
    repeat(house, pollingOf(house), readOn),
  ];
  const shared = house.bus.isShared
    ? [repeat(house, () => REPEAT, sayWhoIsHere), repeat(house, () => EVERY, house.shareLimits)]
    : [];
  return () => {
    for (const stop of [...alone, ...shared]) stop();
  };
}

function repeat(house: House, every: () => number, chore: Chore): () => void {
  let stop = (): void => undefined;
  let stopped = false;
  const next = (): void => {
    stop = house.clock.later(every(), () => {
      chore(house)
        .catch(error => house.report.fault(error, {}, 'a chore was left undone'))
        .finally(() => stopped || next());
    });
  };
  next();
  return () => {
    stopped = true;
    stop();
  };
}

/** Once more soon after the bus is back, for what was said while it was not. */
function pollingOf({ bus }: House): () => number {
  let wasUp = false;
  return () => {
    const isSure = wasUp && bus.isUp();
    wasUp = bus.isUp();
    return isSure ? POLL : POLL_ALONE;
  };
}

/** A table may be due because another server died, because this one was restarted, or because its day has come. */
async function claimDue(house: House): Promise<void> {
  for (;;) {
    const ids = await claimTables(house, BITE);
    await Promise.all(ids.map(id => takeUp(house, id)));
    if (ids.length < BITE || house.isClosing) return;
  }
}

async function takeUp(house: House, id: string): Promise<void> {
  house.report.count('claims');
  const room = await roomOf(house, id).catch(error => giveUp(house, id, error));
  if (room && room.held === undefined) take(room);
}

/** A table that cannot be opened any more is left alone; one that could not be read just now will be due again. */
async function giveUp({ report, store }: House, id: string, error: unknown): Promise<undefined> {
  report.fault(error, { table: id }, 'a table that is due cannot be opened');
  if (!(error instanceof TableTrouble)) return;
  const head = (await store.heads([id])).get(id) ?? 0;
  await store.renew([{ id, due: null, head }]);
}

async function putAway(house: House): Promise<void> {
  for (const room of (await openRooms(house)).filter(isIdle)) {
    house.rooms.delete(room.row.id);
    await release(room);
    leaveRoom(room);
  }
}

/**
 * A message may be lost, another server may have died before it could say what it had written, and an operator may have
 * closed or deleted a table.
 */
async function readOn(house: House): Promise<void> {
  const watched = (await openRooms(house)).filter(room => room.guests.size > 0 || room.held !== undefined);
  if (watched.length === 0) return;
  const heads = await house.store.heads(watched.map(({ row }) => row.id));
  for (const room of watched) if (!heads.has(room.row.id)) clearRoom(room);
  const isBehind = ({ row, keeper }: Room): boolean => (heads.get(row.id) ?? 0) > lastOf(keeper.table).number;
  await Promise.all(
    watched.filter(isBehind).map(room => {
      house.report.count('gaps');
      return room.keeper.catchUp();
    }),
  );
}

async function sayWhoIsHere(house: House): Promise<void> {
  for (const room of await openRooms(house)) refreshPresence(room);
}
