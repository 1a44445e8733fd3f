/** Who is at a table, wherever they are connected. It is told in passing and not kept. */
import type { Seat } from '@parlour/kernel/game';
import { must, nth } from '@parlour/kernel/must';
import { sitsHere } from '@parlour/table/table';
import type { Message } from './bus/port.ts';
import type { Guest, Room } from './room.ts';

/** Who is connected to another server, and when it last said so. */
export type Elsewhere = { readonly seats: readonly Seat[]; readonly onlookers: number; readonly at: number };

/** A seat nobody has been connected for so long is away. */
const AWAY = 20_000;

/** Servers repeat who is there; one that has not for so long is gone. */
export const REPEAT = 10_000;
const GONE = 2.5 * REPEAT;

/** Comings and goings within this time are told together. */
const GATHERED = 400;

export type Presence = { readonly tell: 'presence'; readonly here: boolean[]; readonly onlookers: number };

/** Those who look on elsewhere count as well. */
export const onlookersElsewhere = ({ elsewhere }: Room): number =>
  [...elsewhere.values()].reduce((sum, { onlookers }) => sum + onlookers, 0);

export function presenceOf(room: Room): Presence {
  const seats = new Set(seatsHere(room));
  for (const other of room.elsewhere.values()) for (const seat of other.seats) seats.add(seat);
  const onlookers = onlookersHere(room) + onlookersElsewhere(room);
  return { tell: 'presence', here: room.seen.map((_, seat) => seats.has(seat)), onlookers };
}

const seatedHere = (room: Room) => [...room.guests].filter(guest => sitsHere(room.keeper.table, guest.asker));
const seatsHere = (room: Room): Seat[] => [...new Set(seatedHere(room).map(guest => must(guest.asker.seat)))];
const onlookersHere = (room: Room): number => room.guests.size - seatedHere(room).length;

/** While the bus is away nobody knows who is connected elsewhere, and so nobody is away. */
export function isAway(room: Room, seat: Seat): boolean {
  const { clock, bus } = room.housing;
  const isHere = presenceOf(room).here[seat];
  return bus.isUp() && !isHere && clock.now() - nth(room.seen, seat) >= AWAY;
}

export function announce(room: Room, frame: object, except?: Guest): void {
  const text = JSON.stringify(frame);
  for (const guest of room.guests) if (guest !== except) guest.line.send(text);
}

/** Somebody has come, gone or sat down: told at once, unless it was told just before. */
export function announcePresence(room: Room, except?: Guest): void {
  if (room.isLeft) return;
  const { clock } = room.housing;
  const wait = room.announced + GATHERED - clock.now();
  if (wait <= 0 || wait > GATHERED) return tellPresence(room, except);
  room.presenceTimer ??= clock.later(wait, () => tellPresence(room));
}

function tellPresence(room: Room, except?: Guest): void {
  room.presenceTimer?.();
  room.presenceTimer = undefined;
  room.announced = room.housing.clock.now();
  tellGuests(room, except);
  sayWhoIsHere(room);
}

/** Only to those for whom it is news. */
function tellGuests(room: Room, except?: Guest): void {
  const text = JSON.stringify(presenceOf(room));
  for (const guest of room.guests) {
    if (guest !== except && guest.here !== text) guest.line.send(text);
    guest.here = text;
  }
}

export function sayWhoIsHere(room: Room): void {
  const { bus, server } = room.housing;
  const message: Message = { tells: 'here', server, seats: seatsHere(room), onlookers: onlookersHere(room) };
  bus.publish(room.row.id, message);
}

export function hearWhoIsThere(room: Room, { server, seats, onlookers }: Extract<Message, { tells: 'here' }>): void {
  const before = JSON.stringify(presenceOf(room));
  const at = room.housing.clock.now();
  for (const seat of room.elsewhere.get(server)?.seats ?? []) room.seen[seat] = at;
  if (seats.length + onlookers > 0) room.elsewhere.set(server, { seats, onlookers, at });
  else room.elsewhere.delete(server);
  if (JSON.stringify(presenceOf(room)) !== before) tellGuests(room);
}

/** Forgets servers that have fallen silent, and says again who is here. */
export function refreshPresence(room: Room): void {
  const now = room.housing.clock.now();
  const gone = [...room.elsewhere].filter(([, { at }]) => now - at > GONE);
  for (const [server] of gone) room.elsewhere.delete(server);
  if (gone.length > 0) tellGuests(room);
  if (room.guests.size > 0) sayWhoIsHere(room);
}
