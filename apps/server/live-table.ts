/** A table that is open in this server: what its runner writes, hears and wants, and who is connected to it. */
import { must } from '@parlour/kernel/must';
import type { Persona } from '@parlour/players/persona';
import { namesOf, personOf } from '@parlour/table/company';
import type { BotFailure } from '@parlour/table/fallback';
import type { Entry } from '@parlour/table/log';
import { needsDriver } from '@parlour/table/needs-driver';
import { type RunnerPorts, runTable, type TableRunner } from '@parlour/table/runner';
import { lastOf, type Table } from '@parlour/table/table';
import type { Thinker } from '@parlour/table/task';
import type { Asker } from '@parlour/table/verbs';
import { broadcast } from './broadcast.ts';
import type { Bus, BusMessage } from './bus/port.ts';
import type { Clock } from './clock.ts';
import { closeDamaged } from './closing.ts';
import { countIfOver, noteRunning } from './club/ratings/running.ts';
import type { DelayedTable } from './delayed.ts';
import type { Ledger } from './judging-cost.ts';
import { isLeaseFresh, LEASE } from './lease.ts';
import type { Library } from './library.ts';
import { listingOf } from './listing.ts';
import type { Access } from './outgoing.ts';
import { announce, type Elsewhere, hearWhoIsThere, isAway, sayWhoIsHere } from './presence.ts';
import type { Report } from './report.ts';
import type { Note, TableRow, TableStore } from './store/port.ts';
import { DamagedLog, NO_TABLE, TableTrouble } from './trouble.ts';

/** One end of a connection. */
export type Transport = { send(text: string): void; close(code: number, reason: string): void };

export type Subscriber = {
  readonly transport: Transport;
  readonly plays: boolean;
  asker: Asker;
  /** The number of the last entry they were told of, and through which eyes. */
  told: number;
  access: Access;
  /** The name of the request they wait for, until news that it has made answer it. */
  asking: { readonly id: string; readonly ref: string } | undefined;
  /** The address they come from, and who was there when they were last told. */
  readonly from: string;
  here: string;
  /** The members whose phrases they do not hear. */
  muted: ReadonlySet<string>;
};

export type TableContext = {
  /** The name of this server among others. */
  readonly server: string;
  readonly store: TableStore;
  readonly library: Library;
  readonly bus: Bus;
  readonly clock: Clock;
  readonly report: Report;
  readonly entropy: RunnerPorts['entropy'];
  /** The tables that are open here or being opened, and those of them that are live. */
  readonly tables: Map<string, Promise<LiveTable | undefined>>;
  readonly live: Set<LiveTable>;
};

export type LiveTable = {
  readonly context: TableContext;
  readonly row: TableRow;
  readonly runner: TableRunner;
  readonly subscribers: Set<Subscriber>;
  readonly elsewhere: Map<string, Elsewhere>;
  /** When somebody was last connected for each seat, and when anything last happened. */
  readonly seen: number[];
  quietSince: number;
  /** When the runner wants to be woken, and until when nobody else sees to the table if this server does. */
  wanted: number | null;
  leasedUntil: number | undefined;
  card: string;
  delayed: DelayedTable | undefined;
  /** What judging has cost and nobody was charged for, and the address the table is played from. */
  readonly ledger: Ledger;
  playedFrom: string;
  readonly hinterOf: (from: string) => Thinker;
  /** When it was last told who is there. */
  announced: number;
  /** Each calls off what it stands for. */
  presenceTimer: (() => void) | undefined;
  timer: (() => void) | undefined;
  delayTimer: (() => void) | undefined;
  unsubscribe: () => void;
  isLeft: boolean;
  /** The last match that was counted for the ratings, as far as this server knows. */
  counted: number;
};

export type TableParts = {
  readonly table: Table;
  readonly people: readonly Persona[];
  /** Makes what thinks for the computer players; `whose` says which address the table is played from at the time. */
  readonly thinkerOf: (whose: () => string) => Thinker;
  readonly hinterOf: (from: string) => Thinker;
  readonly ledger: Ledger;
  readonly whose: string;
  readonly origin: 'fresh' | 'resumed';
};

/**
 * What could not be read is read again after this time, and what others have written while a room was being opened; and
 * what could not be written is written again.
 */
const AGAIN = 500;
const AGAIN_WRITTEN = 3000;

/** A table nobody looks at is put away after this time. */
const IDLE = 60_000;

/** Opens a table. Nothing thinks or moves before the table is complete: `drive` is the first thing that is done with it. */
export function goLive(context: TableContext, row: TableRow, furnished: TableParts): LiveTable {
  const { clock, bus } = context;
  const { table, ledger, whose, hinterOf } = furnished;
  const runner = runTable(
    table,
    portsOf(() => live, context, row, furnished),
    furnished.origin,
  );
  const live: LiveTable = {
    context,
    row,
    runner,
    subscribers: new Set(),
    elsewhere: new Map(),
    seen: table.seats.map(() => clock.now()),
    quietSince: clock.now(),
    wanted: null,
    leasedUntil: row.held ? clock.now() : undefined,
    card: row.card,
    delayed: undefined,
    ledger,
    playedFrom: whose,
    hinterOf,
    announced: Number.NEGATIVE_INFINITY,
    presenceTimer: undefined,
    timer: undefined,
    delayTimer: undefined,
    unsubscribe: bus.subscribe(row.id, message => hear(live, message)),
    isLeft: false,
    counted: 0,
  };
  context.live.add(live);
  runner.drive();
  countIfOver(live);
  bus.publish(row.id, { tells: 'who' });
  if (bus.isShared) clock.later(AGAIN, () => follow(live, lastOf(table).number + 1));
  return live;
}

function hear(live: LiveTable, message: BusMessage): void {
  if (message.tells === 'moved') follow(live, message.number, message.entries);
  if (message.tells === 'said') announce(live, { tell: 'said', seat: message.seat, phrase: message.phrase });
  if (message.tells === 'here') hearWhoIsThere(live, message);
  if (message.tells === 'who' && live.subscribers.size > 0) sayWhoIsHere(live);
}

/** The table is made of its runner, so it is there only once the runner is. */
function portsOf(
  live: () => LiveTable,
  context: TableContext,
  row: TableRow,
  { people, thinkerOf }: TableParts,
): RunnerPorts {
  return {
    now: context.clock.now,
    entropy: context.entropy,
    think: thinkerOf(() => live().playedFrom),
    append: entries => append(live(), entries),
    read: from => context.store.read(row.id, from).catch(error => giveUp(live(), error)),
    heard: () => heard(live()),
    stir: delay => stir(live(), delay),
    botFailed: failure => botFailed(live(), failure),
    namesOf: level => namesOf(people, level, live().runner.table.opened.options),
    tempoOf: level => personOf(people, level).tempo,
    isAway: (seat, forMs) => isAway(live(), seat, forMs),
    drives: () => live().leasedUntil !== undefined,
    isShared: context.bus.isShared,
  };
}

/** A table that was put away needs no thoughts: those under way are given up, which is no failure. */
function botFailed({ context: { report }, row, isLeft }: LiveTable, { error, seat, level, outcome }: BotFailure): void {
  if (isLeft) return;
  report.fault(error, { table: row.id, seat, player: level, outcome }, 'a computer player failed');
  report.botFailed(outcome);
}

/** Another server has got to a number: reads on, and does not give up. */
function follow(live: LiveTable, number: number, entries?: readonly Entry[]): void {
  const { runner, context, isLeft } = live;
  if (isLeft || number <= lastOf(runner.table).number) return;
  const following = entries ? runner.hear(entries) : runner.catchUp();
  following.catch(error => {
    complain(live, error);
    context.clock.later(AGAIN, () => follow(live, number));
  });
}

/** Drops a damaged table. Its guests reconnect and get the reason. */
async function giveUp(live: LiveTable, error: unknown): Promise<never> {
  if (error instanceof DamagedLog) {
    await closeDamaged(live.context, error);
    dropTable(live);
  }
  throw error;
}

function complain({ context, row }: LiveTable, error: unknown): void {
  if (!(error instanceof DamagedLog))
    context.report.fault(error, { table: row.id }, 'a table could not be read or written');
}

/** A table that may move by itself is claimed with the very write that makes it so. */
async function append(live: LiveTable, entries: readonly Entry[]): Promise<'kept' | 'behind'> {
  const { store, clock, report, bus } = live.context;
  const started = clock.now();
  const due = !isLeaseFresh(live) && needsDriver(live.runner.table, entries) ? LEASE : undefined;
  await noteRunning(live.context, live.row.id, live.runner.table, entries);
  const outcome = await store.append(live.row.id, entries, due);
  report.wrote((clock.now() - started) / 1000);
  if (outcome === 'gone') {
    dropTable(live);
    throw new TableTrouble(NO_TABLE);
  }
  if (outcome === 'claimed') live.leasedUntil = started + LEASE;
  if (outcome === 'behind') report.count('behind');
  else bus.publish(live.row.id, movedWith(entries));
  return outcome === 'behind' ? 'behind' : 'kept';
}

/** More than this is read from the store by whoever needs it. */
const FEW = 50;

const movedWith = (entries: readonly Entry[]): BusMessage => ({
  tells: 'moved',
  number: must(entries.at(-1)).number,
  ...(entries.length <= FEW ? { entries } : {}),
});

function heard(live: LiveTable): void {
  const { context, row, runner } = live;
  live.quietSince = context.clock.now();
  broadcast(live);
  countIfOver(live);
  if (runner.table.closed) note(live, { closed: true });
  else if (row.door === 'listed') noteCard(live);
}

function noteCard(live: LiveTable): void {
  const card = JSON.stringify(listingOf(live.runner.table));
  if (card !== live.card) note(live, { card });
  live.card = card;
}

function note(live: LiveTable, what: Note): void {
  void live.context.store.note(live.row.id, what).catch(error => complain(live, error));
}

function stir(live: LiveTable, delay: number | undefined): void {
  const { clock } = live.context;
  live.timer?.();
  live.timer = undefined;
  live.wanted = delay === undefined ? null : clock.now() + delay;
  if (live.isLeft || delay === undefined) return;
  live.timer = clock.later(delay, () => wake(live));
}

function wake(live: LiveTable): void {
  live.runner.wake().catch(error => {
    if (error instanceof TableTrouble) return;
    complain(live, error);
    stir(live, AGAIN_WRITTEN);
  });
}

export function isIdle(live: LiveTable): boolean {
  const now = live.context.clock.now();
  const soon = live.wanted !== null && live.wanted < now + 2 * IDLE;
  return live.subscribers.size === 0 && !soon && now - live.quietSince > IDLE;
}

/** The table is there no more. Guests learn why when they come back. */
export function dropTable(live: LiveTable): void {
  live.context.tables.delete(live.row.id);
  putAway(live);
  for (const subscriber of live.subscribers) subscriber.transport.close(1012, 'the table is gone');
}

/** Puts the table away. Whatever is under way is done, but nothing new is begun. */
export function putAway(live: LiveTable): void {
  live.isLeft = true;
  live.context.live.delete(live);
  live.timer?.();
  live.delayTimer?.();
  live.presenceTimer?.();
  live.unsubscribe();
}
