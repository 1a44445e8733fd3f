/** Who is connected to a table, on all servers. Never stored. */
import type { Seat } from '@parlour/kernel/game';
import { assertDefined, itemAt } from '@parlour/kernel/result';
import type { PresenceFrame, SaidFrame } from '@parlour/protocol/server-frames';
import { AWAY_AFTER_MS } from '@parlour/table/commands';
import { isSeatedCaller } from '@parlour/table/table';
import type { BusMessage } from '../bus/types.ts';
import type { LiveTable, Subscriber } from './live-table.ts';

/** As last reported by another server. */
export type RemotePresence = { readonly seats: readonly Seat[]; readonly spectators: number; readonly at: number };

/** A server that is silent for 2.5 intervals is gone. */
export const PRESENCE_REPEAT_MS = 10_000;
const SERVER_GONE_MS = 2.5 * PRESENCE_REPEAT_MS;

/** Changes within this time are sent together. */
const PRESENCE_DEBOUNCE_MS = 400;

export const remoteSpectatorCount = ({ remotePresence }: LiveTable): number =>
  [...remotePresence.values()].reduce((sum, { spectators }) => sum + spectators, 0);

export function presenceOf(live: LiveTable): PresenceFrame {
  const seats = new Set(localSeats(live));
  for (const other of live.remotePresence.values()) for (const seat of other.seats) seats.add(seat);
  const spectators = localSpectatorCount(live) + remoteSpectatorCount(live);
  return { tell: 'presence', here: live.lastConnectedAt.map((_, seat) => seats.has(seat)), onlookers: spectators };
}

const seatedSubscribers = (live: LiveTable) =>
  [...live.subscribers].filter(subscriber => isSeatedCaller(live.runner.table, subscriber.caller));
const localSeats = (live: LiveTable): Seat[] => [
  ...new Set(
    seatedSubscribers(live)
      .filter(({ isSilent }) => !isSilent)
      .map(subscriber => assertDefined(subscriber.caller.seat)),
  ),
];
const localSpectatorCount = (live: LiveTable): number => live.subscribers.size - seatedSubscribers(live).length;

/** Without the bus, servers don't know each other's connections, so no seat counts as away. */
export function isSeatAway(live: LiveTable, seat: Seat, forMs = AWAY_AFTER_MS): boolean {
  const { clock, bus } = live.context;
  const isHere = presenceOf(live).here[seat];
  return bus.isUp() && !isHere && clock.now() - itemAt(live.lastConnectedAt, seat) >= forMs;
}

/** Whether the match waits for this seat, and someone else is there to notice. */
export function isAwaitedByOthers({ runner, subscribers, remotePresence }: LiveTable, { caller }: Subscriber): boolean {
  const { status } = runner.table;
  if (caller.seat === null || status?.is !== 'open' || !status.turn.includes(caller.seat)) return false;
  if (runner.table.opened.settings.clock.kind === 'days') return false;
  return subscribers.size > 1 || remotePresence.size > 0;
}

/** A silent player counts as away, from now on. */
export function markSilence(live: LiveTable, subscriber: Subscriber, state: 'silent' | 'heard'): void {
  const isSilent = state === 'silent';
  if (subscriber.isSilent === isSilent) return;
  subscriber.isSilent = isSilent;
  if (isSilent && subscriber.caller.seat !== null)
    live.lastConnectedAt[subscriber.caller.seat] = live.context.clock.now();
  announcePresence(live);
}

export function sendPhrase(live: LiveTable, frame: SaidFrame): void {
  const text = JSON.stringify(frame);
  const occupant = live.runner.table.seats[frame.seat];
  const member = occupant?.is === 'person' ? occupant.member : undefined;
  for (const { transport, muted } of live.subscribers) {
    if (member === undefined || !muted.has(member)) transport.send(text);
  }
}

export function announcePresence(live: LiveTable, except?: Subscriber): void {
  if (live.isUnloaded) return;
  const { clock } = live.context;
  const wait = live.presenceSentAt + PRESENCE_DEBOUNCE_MS - clock.now();
  if (wait <= 0 || wait > PRESENCE_DEBOUNCE_MS) return sendPresence(live, except);
  live.cancelPresence ??= clock.later(wait, () => sendPresence(live));
}

function sendPresence(live: LiveTable, except?: Subscriber): void {
  live.cancelPresence?.();
  live.cancelPresence = undefined;
  live.presenceSentAt = live.context.clock.now();
  sendPresenceToSubscribers(live, except);
  publishPresence(live);
}

function sendPresenceToSubscribers(live: LiveTable, except?: Subscriber): void {
  const text = JSON.stringify(presenceOf(live));
  for (const subscriber of live.subscribers) {
    if (subscriber !== except && subscriber.sentPresence !== text) subscriber.transport.send(text);
    subscriber.sentPresence = text;
  }
}

export function publishPresence(live: LiveTable): void {
  const { bus, serverId } = live.context;
  const message: BusMessage = {
    tells: 'here',
    server: serverId,
    seats: localSeats(live),
    onlookers: localSpectatorCount(live),
  };
  bus.publish(live.row.id, message);
}

export function receivePresence(
  live: LiveTable,
  { server: serverId, seats, onlookers: spectators }: Extract<BusMessage, { tells: 'here' }>,
): void {
  const before = JSON.stringify(presenceOf(live));
  const at = live.context.clock.now();
  for (const seat of live.remotePresence.get(serverId)?.seats ?? []) live.lastConnectedAt[seat] = at;
  if (seats.length + spectators > 0) live.remotePresence.set(serverId, { seats, spectators, at });
  else live.remotePresence.delete(serverId);
  if (JSON.stringify(presenceOf(live)) !== before) sendPresenceToSubscribers(live);
}

/** Also forgets servers that have fallen silent. */
export function refreshPresence(live: LiveTable): void {
  const now = live.context.clock.now();
  const gone = [...live.remotePresence].filter(([, { at }]) => now - at > SERVER_GONE_MS);
  for (const [serverId] of gone) live.remotePresence.delete(serverId);
  if (gone.length > 0) sendPresenceToSubscribers(live);
  if (live.subscribers.size > 0) publishPresence(live);
}
