/** What the house does by itself: takes up tables that are due, and puts away those nobody needs. */
import { type House, roomOf } from './house.ts';
import { attend, isIdle, leaveRoom, MARGIN } from './room.ts';

const EVERY = 1000;
const SWEEP = 30_000;
const POLL = 5000;
const AT_ONCE = 200;

/** The answer stops it. */
export function doChores(house: House): () => void {
  const alone = [repeat(house, EVERY, claimDue), repeat(house, SWEEP, putAway)];
  const stops = house.bus.isShared ? [...alone, repeat(house, POLL, readOn)] : alone;
  return () => {
    for (const stop of stops) stop();
  };
}

function repeat(house: House, every: number, chore: (house: House) => Promise<void>): () => void {
  let stop = (): void => undefined;
  let stopped = false;
  const next = (): void => {
    stop = house.clock.later(every, () => {
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

/** A table may be due because another server died, because this one was restarted, or because its day has come. */
export async function claimDue(house: House): Promise<void> {
  const now = house.clock.now();
  const until = now + MARGIN;
  const ids = await house.store.claim(now, until, AT_ONCE);
  for (const id of ids) {
    const room = await roomOf(house, id).catch(error => giveUp(house, id, error));
    if (room) attend(room, until);
  }
}

/** A table that cannot be opened is left alone until somebody asks for it. */
async function giveUp(house: House, id: string, error: unknown): Promise<undefined> {
  house.report.fault(error, { table: id }, 'a table that is due cannot be opened');
  await house.store.note(id, { due: null });
}

async function putAway(house: House): Promise<void> {
  for (const [id, opening] of house.rooms) {
    const room = await opening.catch(() => undefined);
    if (!room || !isIdle(room)) continue;
    leaveRoom(room);
    house.rooms.delete(id);
  }
}

/** Another server may have died before it could say what it had written. */
async function readOn(house: House): Promise<void> {
  for (const opening of house.rooms.values()) {
    const room = await opening.catch(() => undefined);
    if (room && room.guests.size > 0) {
      await room.keeper
        .catchUp()
        .catch(error => house.report.fault(error, { table: room.row.id }, 'a table was not read'));
    }
  }
}
