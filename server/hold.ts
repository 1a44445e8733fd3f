/**
 * Holding a table: one server at a time sees to its computer players and clocks. The very write that makes a table move
 * by itself claims it; the claim is kept up as long as there is something to do, and lapses soon after its server dies.
 */
import { awaitsComputer } from '@parlour/table/restless';
import { lastOf } from '@parlour/table/table';
import type { House } from './house.ts';
import type { Room } from './room.ts';
import type { Renewal } from './store/port.ts';

/** So long after its server has died a table may be claimed by another. */
export const LEASE = 3000;

/** What is to be done sooner than this is waited for; what comes later is due for anybody a little before. */
const NEAR = 10_000;
const AHEAD = 5000;

/** Whether the claim need not be kept up yet. More than a lease is left only if somebody has set the clock back. */
export function isHeldLong({ held, housing }: Room): boolean {
  const left = held === undefined ? 0 : held - housing.clock.now();
  return left > LEASE / 2 && left <= LEASE;
}

/** This server has claimed the table just now. */
export function take(room: Room): void {
  room.held = room.housing.clock.now() + LEASE;
  room.keeper.drive();
}

function drop(room: Room): void {
  room.held = undefined;
  room.keeper.drive();
}

/** Whether there is something to do, and nobody else should have to look after it. */
function isBusy({ keeper, wanted, guests, housing }: Room): boolean {
  if (awaitsComputer(keeper.table)) return true;
  return wanted !== null && (guests.size > 0 || wanted < housing.clock.now() + NEAR);
}

function givenBack({ row, keeper, wanted, housing }: Room): Renewal {
  const due = wanted === null ? null : Math.max(0, wanted - housing.clock.now() - AHEAD);
  return { id: row.id, due, head: lastOf(keeper.table).number };
}

/** What a claim and a giving back of one server come to depends on which the store did last: they take turns. */
const turns = new WeakMap<House, Promise<unknown>>();

function inTurn<T>(house: House, work: () => Promise<T>): Promise<T> {
  const turn = (turns.get(house) ?? Promise.resolve()).then(work);
  turns.set(
    house,
    turn.catch(() => undefined),
  );
  return turn;
}

/** Tables that are due are this server's from now on; those that are open here already are taken up at once. */
export const claimTables = (house: House, most: number): Promise<readonly string[]> =>
  inTurn(house, async () => {
    const ids = await house.store.claim(LEASE, most);
    const opened = await Promise.all(ids.map(id => roomNow(house.rooms.get(id))));
    for (const room of opened) if (room) take(room);
    return ids;
  });

/** Keeps up the claims that are about to lapse, or gives them back, all in one write. */
export const keepHolding = (house: House): Promise<void> => inTurn(house, () => renewAll(house));

async function renewAll(house: House): Promise<void> {
  const rooms = await Promise.all([...house.rooms.values()].map(roomNow));
  const held = rooms.filter(room => room?.held !== undefined && !isHeldLong(room)) as Room[];
  if (held.length === 0) return;
  const started = house.clock.now();
  const before = held.map(room => room.held);
  const renewals = held.map(room => (isBusy(room) ? { id: room.row.id, due: LEASE } : givenBack(room)));
  const outcomes = await house.store.renew(renewals);
  for (const [i, room] of held.entries()) {
    if (outcomes.get(room.row.id) === 'held') room.held = started + LEASE;
    else if (room.held === before[i]) drop(room);
  }
}

/** Gives back a table that is put away. */
export async function release(room: Room): Promise<void> {
  if (room.held === undefined) return;
  room.held = undefined;
  await room.housing.store.renew([givenBack(room)]);
}

/** The house closes: what there is to do is due for others at once. */
export async function releaseAll(house: House): Promise<void> {
  const held = (await openRooms(house)).filter(room => room.held !== undefined);
  await house.store.renew(held.map(room => (isBusy(room) ? { id: room.row.id, due: 0 } : givenBack(room))));
}

/** A room that is open; one that is just being opened is not waited for. */
const roomNow = (opening: Promise<Room | undefined> | undefined): Promise<Room | undefined> =>
  Promise.race([opening, undefined]).catch(() => undefined);

export async function openRooms({ rooms }: House): Promise<Room[]> {
  const opened = await Promise.allSettled(rooms.values());
  return opened.flatMap(opening => (opening.status === 'fulfilled' && opening.value ? [opening.value] : []));
}
