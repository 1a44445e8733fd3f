/** The guests of a room: what each may see, and telling them the news. */
import { lastOf, sitsHere, type Table } from '@parlour/table/table';
import type { Asker } from '@parlour/table/verbs';
import { lagBehind } from './lag.ts';
import { announcePresence, onlookersElsewhere } from './presence.ts';
import type { Guest, Room } from './room.ts';
import { historyFor, newsFrame, type Sight } from './telling.ts';

export function sightOf({ keeper }: Room, asker: Asker): Sight {
  if (sitsHere(keeper.table, asker)) return asker.seat;
  const { onlookers } = keeper.table.opened.settings;
  return onlookers === 'hands' ? 'all' : onlookers === 'open' ? null : 'none';
}

/** Onlookers of all hands see the table as it was some time ago. */
export function tableFor(room: Room, sight: Sight): Table {
  return sight === 'all' ? followLag(room) : room.keeper.table;
}

function followLag(room: Room): Table {
  const { clock } = room.housing;
  room.lag ??= lagBehind(room.keeper.table, clock.now());
  const next = room.lag.advance(clock.now());
  room.lagTimer?.();
  room.lagTimer = next === undefined || room.isLeft ? undefined : clock.later(next - clock.now(), () => tellAll(room));
  return room.lag.table;
}

/** News as they were made for one guest; who knows and sees the same is sent the same. */
type Made = Pick<Guest, 'told' | 'plays' | 'sight'> & { readonly frame: string };

export function tellAll(room: Room): void {
  const made = new Map<Sight, Made>();
  for (const guest of room.guests) {
    const sight = sightOf(room, guest.asker);
    const table = tableFor(room, sight);
    const { number } = lastOf(table);
    if (number <= guest.told) continue;
    const { told, plays, sight: before } = guest;
    const last = made.get(sight);
    const isSame = last?.told === told && last.plays === plays && last.sight === before;
    const frame = isSame ? last.frame : JSON.stringify(newsFor(table, guest, sight));
    if (!isSame) made.set(sight, { told, plays, sight: before, frame });
    guest.line.send(answering(table, guest, frame));
    guest.told = number;
    guest.sight = sight;
  }
}

/** News that somebody's own request has made are its answer as well: one frame instead of two. */
function answering({ log }: Table, guest: Guest, frame: string): string {
  const { asking, asker, told } = guest;
  if (asking === undefined || log[told]?.ref !== `${asker.seat}/${asking}`) return frame;
  guest.asking = undefined;
  return `{"id":${JSON.stringify(asking)},"ok":true,${frame.slice(1)}`;
}

/** Whoever sees the table with other eyes than before is told the whole history through them. */
function newsFor(table: Table, { told, plays, sight: before }: Guest, sight: Sight): object {
  const news = newsFrame(table, sight, told, plays);
  return before === sight ? news : { ...news, ...historyFor(table, sight) };
}

/** Whoever comes learns who is there from the welcome. */
export function enter(room: Room, guest: Guest): void {
  room.guests.add(guest);
  announcePresence(room, guest);
}

/** Onlookers of one address, of all a table may have: nobody alone keeps others from coming. */
const SHARE = 5;

/** Whether somebody who does not sit at the table may look on. */
export function hasPlace(room: Room, asker: Asker, from: string, most: number): boolean {
  if (asker.host || sitsHere(room.keeper.table, asker)) return true;
  const onlookers = [...room.guests].filter(guest => !sitsHere(room.keeper.table, guest.asker));
  if (onlookers.length + onlookersElsewhere(room) >= most) return false;
  return onlookers.filter(guest => guest.from === from).length < Math.ceil(most / SHARE);
}

export function exit(room: Room, guest: Guest): void {
  room.guests.delete(guest);
  if (guest.asker.seat !== null) room.seen[guest.asker.seat] = room.housing.clock.now();
  room.quietSince = room.housing.clock.now();
  announcePresence(room);
}
