/** What a viewpoint may see of a table: log entries (sent as news) and snapshots. */
import type { Chair, GameEvent, MatchResult, Play, Seat, View } from '@parlour/kernel/game';
import { redactFor } from '@parlour/kernel/match';
import { assertDefined, itemAt } from '@parlour/kernel/result';
import { isStartPending, type ReadyCheckInfo, readyCheckInfo, seatDeadline, stallAt } from './clocks.ts';
import type { Fallback } from './computer/fallback.ts';
import { startTimeoutAt } from './decide/seating.ts';
import type { EntryDraft, LogEntry, NamedDraft, OpenedDraft } from './log.ts';
import { revealTimeoutAt, unrevealedSeats } from './shuffle/cut.ts';
import { isMatchRunning, type Occupant, type Shuffling, type Table, tableSeats } from './table.ts';

/** Whose view is shown: a chair, or spectators who see what all seats see. */
export type Viewpoint = Chair | 'all';

type VisibleContent =
  | Omit<OpenedDraft, 'given'>
  | Exclude<EntryDraft, { what: 'open' | 'seal' | 'cut' | 'reveal' | 'input' }>
  | { readonly what: 'seal'; readonly commitment: string }
  | { readonly what: 'cut' | 'reveal'; readonly seat: number }
  | {
      readonly what: 'input';
      readonly by: number | 'chance' | 'clock';
      readonly events: readonly GameEvent[];
      readonly fallback?: Fallback;
    };

/** A log entry without anything its reader may not know. */
export type VisibleEntry = VisibleContent & { readonly number: number; readonly at: number };

/** Returns the visible entries from a number on. */
export function visibleEntriesFrom(table: Table, viewpoint: Viewpoint, from: number): VisibleEntry[] {
  return table.log
    .slice(from - 1)
    .map((entry, i) => toVisibleEntry(table, entry, itemAt(table.eventsByEntry, from - 1 + i), viewpoint));
}

function toVisibleEntry(
  { nameByGrant }: Table,
  entry: LogEntry,
  entryEvents: readonly GameEvent[],
  viewpoint: Viewpoint,
): VisibleEntry {
  const { number, at } = entry;
  switch (entry.what) {
    case 'open': {
      const { given: _, ...visible } = withoutRef(entry);
      return visible;
    }
    case 'seal':
      return { number, at, what: 'seal', commitment: entry.seal.commitment };
    case 'cut':
    case 'reveal':
      return { number, at, what: entry.what, seat: entry.seat };
    case 'input': {
      const events = entryEvents.map(event => redactForViewpoint(event, viewpoint));
      const { input, fallback } = entry;
      return { number, at, what: 'input', by: input.by, events, ...(fallback !== undefined && { fallback }) };
    }
    case 'sit':
      return withCurrentName(withoutRef(entry), nameByGrant.get(number));
    case 'named':
      return withCurrentName(withoutRef(entry), nameByGrant.get(entry.grant));
    default:
      return withoutRef(entry);
  }
}

/** A name that was given up disappears from past entries, too. */
function withCurrentName<E extends Extract<LogEntry, { what: 'sit' | 'named' }>>(
  entry: E,
  named: NamedDraft | undefined,
): E {
  if (named === undefined) return entry;
  const { member: _, ...bare } = entry;
  const { name, member } = named;
  return { ...bare, name, ...(member === undefined ? {} : { member }) } as E;
}

function withoutRef<E extends LogEntry>(entry: E): E {
  const { ref: _, ...visible } = entry;
  return visible as E;
}

/** Redacts an event for a viewpoint. */
export function redactForViewpoint(event: GameEvent, viewpoint: Viewpoint): GameEvent {
  if (event.secret === undefined && event.seenBy === undefined) return event;
  return viewpoint === 'all' ? redactFor(event, event.seenBy?.[0] ?? null) : redactFor(event, viewpoint);
}

export type SeatInfo = Exclude<Occupant, { is: 'person' }> | Omit<Extract<Occupant, { is: 'person' }>, 'grant'>;

/** What everyone at the table sees. */
export type RoomSnapshot = {
  readonly seats: readonly SeatInfo[];
  readonly locked: boolean;
  readonly closed: boolean;
  /** 0 before the first match. */
  readonly match: number;
  readonly playing: boolean;
  /** Of the coming match. */
  readonly seal?: string;
  readonly cut: readonly boolean[];
  /** When it begins at the latest, with or without all cuts. */
  readonly begins?: number;
  readonly declined?: readonly Seat[];
  /** `hiding`: seats whose cut is not revealed; `until`: the time limit. */
  readonly shuffling?: {
    readonly commitments: readonly (string | null)[];
    readonly dealer?: Seat;
    readonly hiding: readonly Seat[];
    readonly until: number;
  };
  readonly undo?: { readonly seat: Seat; readonly agreed: readonly Seat[] };
};

/** The match as one chair sees it; `heard` is the length of its history. */
export type MatchSnapshot = {
  readonly view: View;
  /** The views of all seats. */
  readonly hands?: readonly View[];
  readonly turn: readonly Seat[];
  readonly interrupt?: readonly Seat[];
  readonly heard: number;
  /** Null where no clock runs. */
  readonly deadlines?: readonly (number | null)[];
  /** When the table adds a clock input. */
  readonly stallsAt?: number;
  /** The pending ready check. */
  readonly start?: ReadyCheckInfo;
  readonly over?: MatchResult;
};

export const roomSnapshot = (table: Table): RoomSnapshot => ({
  seats: table.seats.map(publicOccupant),
  locked: table.locked,
  closed: table.closed,
  match: table.current?.number ?? 0,
  playing: isMatchRunning(table),
  ...(table.sealed && { seal: table.sealed.commitment }),
  cut: tableSeats(table).map(seat => table.cutShares[seat] !== undefined),
  ...beginsField(startTimeoutAt(table)),
  ...(table.declined.length > 0 && { declined: table.declined }),
  ...(table.shuffling && { shuffling: shufflingField(table, table.shuffling) }),
  ...(table.undo && { undo: table.undo }),
});

const beginsField = (begins: number | undefined): Pick<RoomSnapshot, 'begins'> =>
  begins === undefined ? {} : { begins };

const shufflingField = (table: Table, { commitments, dealer }: Shuffling): NonNullable<RoomSnapshot['shuffling']> => ({
  commitments,
  ...(dealer === undefined ? {} : { dealer }),
  hiding: unrevealedSeats(table),
  until: assertDefined(revealTimeoutAt(table)),
});

function publicOccupant(sits: Occupant): SeatInfo {
  if (sits.is !== 'person') return sits;
  const { grant: _, ...open } = sits;
  return open;
}

export function matchSnapshot(table: Table, viewpoint: Viewpoint): MatchSnapshot | undefined {
  const { game, current, status } = table;
  if (!current || !status) return undefined;
  const { state, events } = current.match;
  const stalls = stallAt(table);
  return {
    view: game.view(state, viewpoint === 'all' ? null : viewpoint),
    turn: status.is === 'open' ? status.turn : [],
    heard: events.length,
    ...(viewpoint === 'all' ? { hands: tableSeats(table).map(seat => game.view(state, seat)) } : {}),
    ...(status.is === 'open' && status.interrupt ? { interrupt: status.interrupt } : {}),
    ...(table.opened.settings.clock.kind === 'none' ? {} : { deadlines: seatDeadlines(table) }),
    ...(stalls === undefined ? {} : { stallsAt: stalls }),
    ...(isStartPending(table) ? { start: readyCheckInfo(table) } : {}),
    ...(status.is === 'over' ? { over: status.result } : {}),
  };
}

const seatDeadlines = (table: Table): (number | null)[] =>
  tableSeats(table).map(seat => seatDeadline(table, seat) ?? null);

export const visibleHistory = (table: Table, viewpoint: Viewpoint): GameEvent[] =>
  table.current?.match.events.map(event => redactForViewpoint(event, viewpoint)) ?? [];

/** Word games have thousands of plays, hence the limit. */
export function legalPlaysUpTo(table: Table, seat: Seat, limit: number): { plays: readonly Play[]; more: boolean } {
  const plays =
    isMatchRunning(table) && !isStartPending(table)
      ? table.game.plays(assertDefined(table.current).match.state, seat)
      : [];
  return { plays: plays.length > limit ? limitPlaysPerKind(plays, limit) : plays, more: plays.length > limit };
}

/** Rarest kind first, so that thousands of words cannot crowd out the play that ends the turn. */
export function limitPlaysPerKind(plays: readonly Play[], limit: number): Play[] {
  const counts = new Map<string, number>();
  for (const { do: kind } of plays) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return plays.toSorted((a, b) => assertDefined(counts.get(a.do)) - assertDefined(counts.get(b.do))).slice(0, limit);
}
