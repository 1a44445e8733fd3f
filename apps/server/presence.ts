/** Who is at a table, wherever they are connected. It is told in passing and not kept. */
import type { Seat } from '@parlour/kernel/game';
import { must, nth } from '@parlour/kernel/must';
import type { Presence, Said } from '@parlour/protocol/server-frames';
import { sitsHere } from '@parlour/table/table';
import { AWAY } from '@parlour/table/verbs';
import type { BusMessage } from './bus/port.ts';
import type { LiveTable, Subscriber } from './live-table.ts';

/** Who is connected to another server, and when it last said so. */
export type Elsewhere = { readonly seats: readonly Seat[]; readonly onlookers: number; readonly at: number };

/** Servers repeat who is there; one that has not for so long is gone. */
export const REPEAT = 10_000;
const GONE = 2.5 * REPEAT;

/** Comings and goings within this time are told together. */
const GATHERED = 400;

/** Those who look on elsewhere count as well. */
export const onlookersElsewhere = ({ elsewhere }: LiveTable): number =>
  [...elsewhere.values()].reduce((sum, { onlookers }) => sum + onlookers, 0);

export function presenceOf(live: LiveTable): Presence {
  const seats = new Set(seatsHere(live));
  for (const other of live.elsewhere.values()) for (const seat of other.seats) seats.add(seat);
  const onlookers = onlookersHere(live) + onlookersElsewhere(live);
  return { tell: 'presence', here: live.seen.map((_, seat) => seats.has(seat)), onlookers };
}

const seatedHere = (live: LiveTable) =>
  [...live.subscribers].filter(subscriber => sitsHere(live.runner.table, subscriber.asker));
const seatsHere = (live: LiveTable): Seat[] => [
  ...new Set(seatedHere(live).map(subscriber => must(subscriber.asker.seat))),
];
const onlookersHere = (live: LiveTable): number => live.subscribers.size - seatedHere(live).length;

/** While the bus is down no server knows who is connected to another, so no one counts as away. */
export function isAway(live: LiveTable, seat: Seat, forMs = AWAY): boolean {
  const { clock, bus } = live.context;
  const isHere = presenceOf(live).here[seat];
  return bus.isUp() && !isHere && clock.now() - nth(live.seen, seat) >= forMs;
}

export function announce(live: LiveTable, frame: Said): void {
  const text = JSON.stringify(frame);
  const sits = live.runner.table.seats[frame.seat];
  const member = sits?.is === 'person' ? sits.member : undefined;
  for (const { transport, muted } of live.subscribers) {
    if (member === undefined || !muted.has(member)) transport.send(text);
  }
}

/** Somebody has come, gone or sat down: told at once, unless it was told just before. */
export function announcePresence(live: LiveTable, except?: Subscriber): void {
  if (live.isLeft) return;
  const { clock } = live.context;
  const wait = live.announced + GATHERED - clock.now();
  if (wait <= 0 || wait > GATHERED) return tellPresence(live, except);
  live.presenceTimer ??= clock.later(wait, () => tellPresence(live));
}

function tellPresence(live: LiveTable, except?: Subscriber): void {
  live.presenceTimer?.();
  live.presenceTimer = undefined;
  live.announced = live.context.clock.now();
  tellGuests(live, except);
  sayWhoIsHere(live);
}

/** Only to those for whom it is news. */
function tellGuests(live: LiveTable, except?: Subscriber): void {
  const text = JSON.stringify(presenceOf(live));
  for (const subscriber of live.subscribers) {
    if (subscriber !== except && subscriber.here !== text) subscriber.transport.send(text);
    subscriber.here = text;
  }
}

export function sayWhoIsHere(live: LiveTable): void {
  const { bus, server } = live.context;
  const message: BusMessage = { tells: 'here', server, seats: seatsHere(live), onlookers: onlookersHere(live) };
  bus.publish(live.row.id, message);
}

export function hearWhoIsThere(
  live: LiveTable,
  { server, seats, onlookers }: Extract<BusMessage, { tells: 'here' }>,
): void {
  const before = JSON.stringify(presenceOf(live));
  const at = live.context.clock.now();
  for (const seat of live.elsewhere.get(server)?.seats ?? []) live.seen[seat] = at;
  if (seats.length + onlookers > 0) live.elsewhere.set(server, { seats, onlookers, at });
  else live.elsewhere.delete(server);
  if (JSON.stringify(presenceOf(live)) !== before) tellGuests(live);
}

/** Forgets servers that have fallen silent, and says again who is here. */
export function refreshPresence(live: LiveTable): void {
  const now = live.context.clock.now();
  const gone = [...live.elsewhere].filter(([, { at }]) => now - at > GONE);
  for (const [server] of gone) live.elsewhere.delete(server);
  if (gone.length > 0) tellGuests(live);
  if (live.subscribers.size > 0) sayWhoIsHere(live);
}
