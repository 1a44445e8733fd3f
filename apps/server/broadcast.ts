/** The guests of a room: what each may see, and telling them the news. */
import type { NewsFrame } from '@parlour/protocol/server-frames';
import { lastOf, sitsHere, type Table } from '@parlour/table/table';
import type { Asker } from '@parlour/table/verbs';
import { delayTable } from './delayed.ts';
import type { LiveTable, Subscriber } from './live-table.ts';
import { type Access, asAnswer, historyFor, newsFrame } from './outgoing.ts';
import { announcePresence, onlookersElsewhere } from './presence.ts';

export function accessOf({ runner }: LiveTable, asker: Asker): Access {
  if (sitsHere(runner.table, asker)) return asker.seat;
  const { onlookers } = runner.table.opened.settings;
  return onlookers === 'hands' ? 'all' : onlookers === 'open' ? null : 'none';
}

/** Onlookers of all hands see the table as it was some time ago. */
export function tableFor(live: LiveTable, access: Access): Table {
  return access === 'all' ? followLag(live) : live.runner.table;
}

function followLag(live: LiveTable): Table {
  const { clock } = live.context;
  live.delayed ??= delayTable(live.runner.table, clock.now());
  const next = live.delayed.advance(clock.now());
  live.delayTimer?.();
  live.delayTimer =
    next === undefined || live.isLeft ? undefined : clock.later(next - clock.now(), () => broadcast(live));
  return live.delayed.table;
}

/** News as they were made for one guest; who knows and sees the same is sent the same. */
type Made = Pick<Subscriber, 'told' | 'plays' | 'access'> & { readonly frame: string };

export function broadcast(live: LiveTable): void {
  const made = new Map<Access, Made>();
  for (const subscriber of live.subscribers) {
    const access = accessOf(live, subscriber.asker);
    const table = tableFor(live, access);
    const { number } = lastOf(table);
    if (number <= subscriber.told) continue;
    const { told, plays, access: before } = subscriber;
    const last = made.get(access);
    const isSame = last?.told === told && last.plays === plays && last.access === before;
    const frame = isSame ? last.frame : JSON.stringify(newsFor(table, subscriber, access));
    if (!isSame) made.set(access, { told, plays, access: before, frame });
    subscriber.transport.send(answering(table, subscriber, frame));
    subscriber.told = number;
    subscriber.access = access;
  }
}

/** News that somebody's own request has made are its answer as well: one frame instead of two. */
function answering({ log }: Table, subscriber: Subscriber, frame: string): string {
  const { asking, told } = subscriber;
  if (asking === undefined || log[told]?.ref !== asking.ref) return frame;
  subscriber.asking = undefined;
  return asAnswer(asking.id, frame);
}

/** Whoever sees the table with other eyes than before is told the whole history through them. */
function newsFor(table: Table, { told, plays, access: before }: Subscriber, access: Access): NewsFrame {
  const news = newsFrame(table, access, told, plays);
  return before === access ? news : { ...news, ...historyFor(table, access) };
}

/** Whoever comes learns who is there from the welcome. */
export function subscribe(live: LiveTable, subscriber: Subscriber): void {
  live.subscribers.add(subscriber);
  announcePresence(live, subscriber);
}

/** Onlookers of one address, of all a table may have: nobody alone keeps others from coming. */
const SHARE = 5;

/** Whether somebody who does not sit at the table may look on. */
export function mayWatch(live: LiveTable, asker: Asker, from: string, most: number): boolean {
  if (asker.host || sitsHere(live.runner.table, asker)) return true;
  const onlookers = [...live.subscribers].filter(subscriber => !sitsHere(live.runner.table, subscriber.asker));
  if (onlookers.length + onlookersElsewhere(live) >= most) return false;
  return onlookers.filter(subscriber => subscriber.from === from).length < Math.ceil(most / SHARE);
}

export function unsubscribe(live: LiveTable, subscriber: Subscriber): void {
  live.subscribers.delete(subscriber);
  if (subscriber.asker.seat !== null) live.seen[subscriber.asker.seat] = live.context.clock.now();
  live.quietSince = live.context.clock.now();
  announcePresence(live);
}
