/** A table kept in this server: what its keeper writes, hears and wants, and who is in the room. */
import { must } from '@parlour/kernel/must';
import type { Character } from '@parlour/players/player';
import { type Keeper, keepTable, type Ports } from '@parlour/table/keeper';
import type { Entry } from '@parlour/table/log';
import { isRestless } from '@parlour/table/restless';
import { lastOf, type Table } from '@parlour/table/table';
import { namesOf, type Thinker } from '@parlour/table/thinking';
import type { Asker } from '@parlour/table/verbs';
import type { Bus, Message } from './bus/port.ts';
import { cardOf } from './card.ts';
import type { Clock } from './clock.ts';
import { tellAll } from './guests.ts';
import { isHeldLong, LEASE } from './hold.ts';
import type { Ledger } from './judging.ts';
import type { Lag } from './lag.ts';
import { announce, type Elsewhere, hearWhoIsThere, isAway, sayWhoIsHere } from './presence.ts';
import type { Report } from './report.ts';
import type { Note, Row, Store } from './store/port.ts';
import type { Sight } from './telling.ts';
import { NO_TABLE, TableTrouble } from './trouble.ts';

/** One end of a connection. */
export type Line = { send(text: string): void; close(code: number, reason: string): void };

export type Guest = {
  readonly line: Line;
  readonly plays: boolean;
  asker: Asker;
  /** The number of the last entry he was told of, and through which eyes. */
  told: number;
  sight: Sight;
  /** The name of the request they wait for, until news that it has made answer it. */
  asking: string | undefined;
  /** The address they come from, and who was there when they were last told. */
  readonly from: string;
  here: string;
};

export type Housing = {
  /** The name of this server among others. */
  readonly server: string;
  readonly store: Store;
  readonly bus: Bus;
  readonly clock: Clock;
  readonly report: Report;
  readonly entropy: Ports['entropy'];
  /** The tables that are open here. */
  readonly rooms: Map<string, Promise<Room | undefined>>;
};

export type Room = {
  readonly housing: Housing;
  readonly row: Row;
  readonly keeper: Keeper;
  readonly guests: Set<Guest>;
  readonly elsewhere: Map<string, Elsewhere>;
  /** When somebody was last connected for each seat, and when anything last happened. */
  readonly seen: number[];
  quietSince: number;
  /** When the keeper wants to be woken, and until when nobody else sees to the table if this server does. */
  wanted: number | null;
  held: number | undefined;
  card: string;
  lag: Lag | undefined;
  /** What judging has cost and nobody was charged for, and the address the table is played from. */
  readonly ledger: Ledger;
  whose: string;
  readonly hinterOf: (from: string) => Thinker;
  /** When it was last told who is there. */
  announced: number;
  /** Each calls off what it stands for. */
  presenceTimer: (() => void) | undefined;
  timer: (() => void) | undefined;
  lagTimer: (() => void) | undefined;
  unsubscribe: () => void;
  isLeft: boolean;
};

export type Furnished = {
  readonly table: Table;
  readonly characters: readonly Character[];
  readonly think: Thinker;
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

export function openRoom(housing: Housing, row: Row, furnished: Furnished): Room {
  const { clock, bus } = housing;
  const { table, ledger, whose, hinterOf } = furnished;
  const room: Room = {
    housing,
    row,
    keeper: undefined as unknown as Keeper,
    guests: new Set(),
    elsewhere: new Map(),
    seen: table.seats.map(() => clock.now()),
    quietSince: clock.now(),
    wanted: null,
    held: row.held ? clock.now() : undefined,
    card: row.card,
    lag: undefined,
    ledger,
    whose,
    hinterOf,
    announced: Number.NEGATIVE_INFINITY,
    presenceTimer: undefined,
    timer: undefined,
    lagTimer: undefined,
    unsubscribe: () => undefined,
    isLeft: false,
  };
  const keeper = keepTable(table, portsOf(room, furnished), furnished.origin);
  const unsubscribe = bus.subscribe(row.id, message => hear(room, message));
  bus.publish(row.id, { tells: 'who' });
  if (bus.isShared) clock.later(AGAIN, () => follow(room, lastOf(table).number + 1));
  return Object.assign(room, { keeper, unsubscribe });
}

function hear(room: Room, message: Message): void {
  if (message.tells === 'moved') follow(room, message.number, message.entries);
  if (message.tells === 'said') announce(room, { tell: 'said', seat: message.seat, phrase: message.phrase });
  if (message.tells === 'here') hearWhoIsThere(room, message);
  if (message.tells === 'who' && room.guests.size > 0) sayWhoIsHere(room);
}

function portsOf(room: Room, { characters, think }: Furnished): Ports {
  const { housing, row } = room;
  return {
    now: housing.clock.now,
    entropy: housing.entropy,
    think,
    append: entries => append(room, entries),
    read: from => housing.store.read(row.id, from),
    heard: () => heard(room),
    stir: delay => stir(room, delay),
    fault: error => housing.report.fault(error, { table: row.id }, 'a computer player failed'),
    namesOf: level => namesOf(characters, level),
    isAway: seat => isAway(room, seat),
    drives: () => room.held !== undefined,
    isShared: housing.bus.isShared,
  };
}

/** Another server has got to a number: reads on, and does not give up. */
function follow(room: Room, number: number, entries?: readonly Entry[]): void {
  const { keeper, housing, isLeft } = room;
  if (isLeft || number <= lastOf(keeper.table).number) return;
  const following = entries ? keeper.hear(entries) : keeper.catchUp();
  following.catch(error => {
    complain(room, error);
    housing.clock.later(AGAIN, () => follow(room, number));
  });
}

const complain = ({ housing, row }: Room, error: unknown): void =>
  housing.report.fault(error, { table: row.id }, 'a table could not be read or written');

/** A table that may move by itself is claimed with the very write that makes it so. */
async function append(room: Room, entries: readonly Entry[]): Promise<'kept' | 'behind'> {
  const { store, clock, report, bus } = room.housing;
  const started = clock.now();
  const due = !isHeldLong(room) && isRestless(room.keeper.table, entries) ? LEASE : undefined;
  const outcome = await store.append(room.row.id, entries, due);
  report.wrote((clock.now() - started) / 1000);
  if (outcome === 'gone') {
    clearRoom(room);
    throw new TableTrouble(NO_TABLE);
  }
  if (outcome === 'claimed') room.held = started + LEASE;
  if (outcome === 'behind') report.count('behind');
  else bus.publish(room.row.id, movedWith(entries));
  return outcome === 'behind' ? 'behind' : 'kept';
}

/** More than this is read from the store by whoever needs it. */
const FEW = 50;

const movedWith = (entries: readonly Entry[]): Message => ({
  tells: 'moved',
  number: must(entries.at(-1)).number,
  ...(entries.length <= FEW ? { entries } : {}),
});

function heard(room: Room): void {
  const { housing, row, keeper } = room;
  room.quietSince = housing.clock.now();
  tellAll(room);
  if (keeper.table.closed) note(room, { closed: true });
  else if (row.door === 'listed') noteCard(room);
}

function noteCard(room: Room): void {
  const card = JSON.stringify(cardOf(room.keeper.table));
  if (card !== room.card) note(room, { card });
  room.card = card;
}

function note(room: Room, what: Note): void {
  void room.housing.store.note(room.row.id, what).catch(error => complain(room, error));
}

function stir(room: Room, delay: number | undefined): void {
  const { clock } = room.housing;
  room.timer?.();
  room.timer = undefined;
  room.wanted = delay === undefined ? null : clock.now() + delay;
  if (room.isLeft || delay === undefined) return;
  room.timer = clock.later(delay, () => wake(room));
}

function wake(room: Room): void {
  room.keeper.wake().catch(error => {
    if (error instanceof TableTrouble) return;
    complain(room, error);
    stir(room, AGAIN_WRITTEN);
  });
}

export function isIdle(room: Room): boolean {
  const now = room.housing.clock.now();
  const soon = room.wanted !== null && room.wanted < now + 2 * IDLE;
  return room.guests.size === 0 && !soon && now - room.quietSince > IDLE;
}

/** The table is there no more. Guests learn why when they come back. */
export function clearRoom(room: Room): void {
  room.housing.rooms.delete(room.row.id);
  leaveRoom(room);
  for (const guest of room.guests) guest.line.close(1012, 'the table is gone');
}

/** Puts the table away. Whatever is under way is done, but nothing new is begun. */
export function leaveRoom(room: Room): void {
  room.isLeft = true;
  room.timer?.();
  room.lagTimer?.();
  room.presenceTimer?.();
  room.unsubscribe();
}
