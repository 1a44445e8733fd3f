/** What each subscriber may see of a table, and the news frames they are sent. */

import type { GameEvent, Seat } from '@parlour/kernel/game';
import type { NewsFrame, PublicSnapshot, Welcome } from '@parlour/protocol/server-frames';
import type { Caller } from '@parlour/table/commands';
import { applyEntry, foldTable } from '@parlour/table/fold';
import { isSeatedCaller, lastEntryMark, type Table } from '@parlour/table/table';
import {
  legalPlaysUpTo,
  matchSnapshot,
  roomSnapshot,
  type Viewpoint,
  type VisibleEntry,
  visibleEntriesFrom,
  visibleHistory,
} from '@parlour/table/views';
import type { LiveTable, Subscriber } from './live-table.ts';
import { announcePresence, remoteSpectatorCount } from './presence.ts';

export function accessOf({ runner }: LiveTable, caller: Caller): TableAccess {
  if (isSeatedCaller(runner.table, caller)) return caller.seat;
  const { onlookers: spectators } = runner.table.opened.settings;
  return spectators === 'hands' ? 'all' : spectators === 'open' ? null : 'none';
}

/** Spectators of all hands see the table with a delay. */
export function visibleTable(live: LiveTable, access: TableAccess): Table {
  return access === 'all' ? advanceDelayedTable(live) : live.runner.table;
}

function advanceDelayedTable(live: LiveTable): Table {
  const { clock } = live.context;
  live.delayedTable ??= createDelayedTable(live.runner.table, clock.now());
  const next = live.delayedTable.advance(clock.now());
  live.cancelDelayed?.();
  live.cancelDelayed =
    next === undefined || live.isUnloaded ? undefined : clock.later(next - clock.now(), () => broadcastNews(live));
  return live.delayedTable.table;
}

/** Shared by subscribers with the same viewpoint and last number. */
type SentNews = Pick<Subscriber, 'sentNumber' | 'wantsPlays' | 'access'> & { readonly frame: string };

export function broadcastNews(live: LiveTable): void {
  const framesByAccess = new Map<TableAccess, SentNews>();
  for (const subscriber of live.subscribers) {
    const access = accessOf(live, subscriber.caller);
    const table = visibleTable(live, access);
    const { number } = lastEntryMark(table);
    if (number <= subscriber.sentNumber) continue;
    const { sentNumber, wantsPlays, access: previousAccess } = subscriber;
    const shared = framesByAccess.get(access);
    const isSame =
      shared?.sentNumber === sentNumber && shared.wantsPlays === wantsPlays && shared.access === previousAccess;
    const frame = isSame ? shared.frame : JSON.stringify(newsFor(table, subscriber, access));
    if (!isSame) framesByAccess.set(access, { sentNumber, wantsPlays, access: previousAccess, frame });
    subscriber.transport.send(asOwnAnswer(table, subscriber, frame));
    subscriber.sentNumber = number;
    subscriber.access = access;
  }
}

/** News caused by the subscriber's own request are also its answer. */
function asOwnAnswer({ log }: Table, subscriber: Subscriber, frame: string): string {
  const { pendingRequest, sentNumber } = subscriber;
  if (pendingRequest === undefined || log[sentNumber]?.ref !== pendingRequest.ref) return frame;
  subscriber.pendingRequest = undefined;
  return newsAsAnswer(pendingRequest.id, frame);
}

/** After a change of viewpoint the whole history is sent again. */
function newsFor(
  table: Table,
  { sentNumber, wantsPlays, access: previousAccess }: Subscriber,
  access: TableAccess,
): NewsFrame {
  const news = createNewsFrame(table, access, sentNumber, wantsPlays);
  return previousAccess === access ? news : { ...news, ...historyFor(table, access) };
}

/** New subscribers get the presence with their welcome. */
export function addSubscriber(live: LiveTable, subscriber: Subscriber): void {
  live.subscribers.add(subscriber);
  announcePresence(live, subscriber);
}

/** One address gets at most 1/5 of the places, so that it can't keep others out. */
const SPECTATOR_SHARE_DIVISOR = 5;

export function canWatch(live: LiveTable, caller: Caller, from: string, max: number): boolean {
  if (caller.host || isSeatedCaller(live.runner.table, caller)) return true;
  const spectators = [...live.subscribers].filter(subscriber => !isSeatedCaller(live.runner.table, subscriber.caller));
  if (spectators.length + remoteSpectatorCount(live) >= max) return false;
  return spectators.filter(subscriber => subscriber.from === from).length < Math.ceil(max / SPECTATOR_SHARE_DIVISOR);
}

export function removeSubscriber(live: LiveTable, subscriber: Subscriber): void {
  live.subscribers.delete(subscriber);
  const { caller, isSilent } = subscriber;
  // A silent player has been away since the silence began.
  if (caller.seat !== null && !isSilent) live.lastConnectedAt[caller.seat] = live.context.clock.now();
  live.lastActivityAt = live.context.clock.now();
  announcePresence(live);
}

type NewsPart = { readonly after: number; readonly news: VisibleEntry[]; readonly history?: GameEvent[] };

/** With 'none', who sits at the table but nothing of the match. */
export type TableAccess = Viewpoint | 'none';

const MAX_OFFERED_PLAYS = 200;

/** Without a known number, the whole table. */
export function snapshotFor(
  table: Table,
  access: TableAccess,
  since: number | undefined,
  wantsPlays: boolean,
): PublicSnapshot {
  const { number } = lastEntryMark(table);
  const isKnown = since !== undefined && since > 0 && since <= number;
  const missed = isKnown && access !== 'none' ? newsAfter(table, access, since) : undefined;
  return {
    number,
    table: missed && hasLongOption(table) ? undefined : publicTermsOf(table),
    seat: seatOfAccess(access),
    room: roomSnapshot(table),
    scene: access === 'none' ? undefined : matchSnapshot(table, access),
    ...(missed ?? historyFor(table, access)),
    ...offeredPlays(table, access, wantsPlays),
  };
}

type PublicTerms = NonNullable<PublicSnapshot['table']>;

function publicTermsOf({ opened }: Table): PublicTerms {
  const { game, rules, options, count, settings } = opened;
  return { game, rules, options, count, settings };
}

/** A longer option contains a pack. It is sent only once. */
const LONG_OPTION_LENGTH = 1000;

const isLongOption = (value: unknown): value is string =>
  typeof value === 'string' && value.length > LONG_OPTION_LENGTH;
const hasLongOption = ({ opened }: Table): boolean => Object.values(opened.options).some(isLongOption);

export const withoutLongOptions = (snapshot: Welcome, table: Table): Welcome =>
  hasLongOption(table) ? { ...snapshot, table: undefined } : snapshot;

/** Long options are cut after 40 letters. */
export function publicSnapshot(table: Table): PublicSnapshot {
  const terms = publicTermsOf(table);
  const short = Object.entries(terms.options).map(([name, value]) => [
    name,
    isLongOption(value) ? `${value.slice(0, 40)}…` : value,
  ]);
  const snapshot = snapshotFor(table, 'none', undefined, false);
  return { ...snapshot, table: { ...terms, options: Object.fromEntries(short) } };
}

/** Includes the room if it has changed. */
export function createNewsFrame(table: Table, access: TableAccess, after: number, wantsPlays: boolean): NewsFrame {
  const part: NewsPart =
    access === 'none' ? { after, news: settingsNewsAfter(table, after) } : newsAfter(table, access, after);
  const hasRoomChanged = access === 'none' || part.news.some(news => news.what !== 'input');
  // Undefined fields are not sent. Objects of one shape are serialized faster.
  return {
    tell: 'news',
    number: lastEntryMark(table).number,
    seat: seatOfAccess(access),
    after,
    news: part.news,
    history: part.history,
    room: hasRoomChanged ? roomSnapshot(table) : undefined,
    scene: access === 'none' ? undefined : matchSnapshot(table, access),
    ...offeredPlays(table, access, wantsPlays),
  };
}

/** Prepends the id to a serialized frame, so that it is not serialized twice. */
export const newsAsAnswer = (id: string, news: string): string =>
  `{"id":${JSON.stringify(id)},"ok":true,${news.slice(1)}`;

/** Settings are public. */
const settingsNewsAfter = (table: Table, after: number): VisibleEntry[] =>
  visibleEntriesFrom(table, null, after + 1).filter(({ what }) => what === 'settings');

export const seatOfAccess = (access: TableAccess): Seat | null => (typeof access === 'number' ? access : null);

/** An undo shortens the history, so the history is sent again. */
function newsAfter(table: Table, viewpoint: Viewpoint, after: number): NewsPart {
  const news = visibleEntriesFrom(table, viewpoint, after + 1);
  return { after, news, ...(news.some(({ what }) => what === 'undone') ? historyFor(table, viewpoint) : {}) };
}

export const historyFor = (table: Table, access: TableAccess): { history?: GameEvent[] } =>
  access === 'none' ? {} : { history: visibleHistory(table, access) };

type PlaysOffer = Pick<NewsFrame, 'plays' | 'more'>;

const offeredPlays = (table: Table, access: TableAccess, wantsPlays: boolean): PlaysOffer =>
  wantsPlays && typeof access === 'number' ? legalPlaysUpTo(table, access, MAX_OFFERED_PLAYS) : {};

/** `advance` brings the view up to date and returns when there will be more to see. */
export type DelayedTable = { readonly table: Table; advance(now: number): number | undefined };

/** Creates the delayed view of a table. Finished matches are shown without delay. */
export function createDelayedTable(live: Table, now: number): DelayedTable {
  const { delay: seconds } = live.opened.settings;
  const delayMs = seconds === 'over' ? Number.POSITIVE_INFINITY : 1000 * seconds;
  const table = foldTable(live.game, live.log.slice(0, 1));
  const advance = (time: number): number | undefined => {
    const lastSealIndex = live.log.findLastIndex(entry => entry.what === 'seal');
    for (;;) {
      const { number } = lastEntryMark(table);
      const next = live.log[number];
      if (!next) return undefined;
      if (number > lastSealIndex && next.at + delayMs > time)
        return delayMs === Number.POSITIVE_INFINITY ? undefined : next.at + delayMs;
      applyEntry(table, next);
    }
  };
  advance(now);
  return { table, advance };
}
