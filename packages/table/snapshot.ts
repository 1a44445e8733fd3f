/** What a chair sees of the table at one moment. */
import type { Happening, MatchResult, Play, Seat, View } from '@parlour/kernel/game';
import { must } from '@parlour/kernel/must';
import { callEnds } from './calling.ts';
import { deadlineOf, stallsAt } from './clocks.ts';
import { hidingAt, hidingEnds } from './cutting.ts';
import { noticedBy, type Viewpoint } from './news.ts';
import { isHeld, type StartSign, startSign } from './starting.ts';
import { isPlaying, type Occupant, type Shuffling, seatsAt, type Table } from './table.ts';

export type SeatInfo = Exclude<Occupant, { is: 'person' }> | Omit<Extract<Occupant, { is: 'person' }>, 'grant'>;

/** The room as everybody in it sees it: who sits where, and how far the coming match has got. */
export type Room = {
  readonly seats: readonly SeatInfo[];
  readonly locked: boolean;
  readonly closed: boolean;
  /** Which match is or was played last; 0 before the first. */
  readonly match: number;
  readonly playing: boolean;
  /** The seal of the coming match, and which seats have cut for it. */
  readonly seal?: string;
  readonly cut: readonly boolean[];
  /** When the coming match begins at the latest, whoever has not cut by then. */
  readonly begins?: number;
  /** Who has said no to the rematch that others ask for. */
  readonly declined?: readonly Seat[];
  /** All have cut; whose cut is still to be shown, and until when that is waited for. */
  readonly shuffling?: {
    readonly commitments: readonly (string | null)[];
    readonly dealer?: Seat;
    readonly hiding: readonly Seat[];
    readonly until: number;
  };
  readonly undo?: { readonly seat: Seat; readonly agreed: readonly Seat[] };
};

/** The match as one chair sees it, but for its history; `heard` says how long that is. */
export type Scene = {
  readonly view: View;
  /** What every seat sees, for onlookers of all hands. */
  readonly hands?: readonly View[];
  readonly turn: readonly Seat[];
  readonly interrupt?: readonly Seat[];
  readonly heard: number;
  /** When each seat's time is up, null where no clock runs. */
  readonly deadlines?: readonly (number | null)[];
  /** When the table's clock acts if there is no play before. */
  readonly stallsAt?: number;
  /** Nobody acts before this start. */
  readonly start?: StartSign;
  readonly over?: MatchResult;
};

export const roomOf = (table: Table): Room => ({
  seats: table.seats.map(sign),
  locked: table.locked,
  closed: table.closed,
  match: table.sitting?.number ?? 0,
  playing: isPlaying(table),
  ...(table.sealed && { seal: table.sealed.commitment }),
  cut: seatsAt(table).map(seat => table.shares[seat] !== undefined),
  ...beginning(callEnds(table)),
  ...(table.declined.length > 0 && { declined: table.declined }),
  ...(table.shuffling && { shuffling: shufflingAt(table, table.shuffling) }),
  ...(table.undo && { undo: table.undo }),
});

const beginning = (begins: number | undefined): Pick<Room, 'begins'> => (begins === undefined ? {} : { begins });

const shufflingAt = (table: Table, { commitments, dealer }: Shuffling): NonNullable<Room['shuffling']> => ({
  commitments,
  ...(dealer === undefined ? {} : { dealer }),
  hiding: hidingAt(table),
  until: must(hidingEnds(table)),
});

function sign(sits: Occupant): SeatInfo {
  if (sits.is !== 'person') return sits;
  const { grant: _, ...open } = sits;
  return open;
}

export function sceneOf(table: Table, eye: Viewpoint): Scene | undefined {
  const { game, sitting, status } = table;
  if (!sitting || !status) return undefined;
  const { state, happenings } = sitting.match;
  const stalls = stallsAt(table);
  return {
    view: game.view(state, eye === 'all' ? null : eye),
    turn: status.is === 'open' ? status.turn : [],
    heard: happenings.length,
    ...(eye === 'all' ? { hands: seatsAt(table).map(seat => game.view(state, seat)) } : {}),
    ...(status.is === 'open' && status.interrupt ? { interrupt: status.interrupt } : {}),
    ...(table.opened.settings.clock.kind === 'none' ? {} : { deadlines: deadlines(table) }),
    ...(stalls === undefined ? {} : { stallsAt: stalls }),
    ...(isHeld(table) ? { start: startSign(table) } : {}),
    ...(status.is === 'over' ? { over: status.result } : {}),
  };
}

const deadlines = (table: Table): (number | null)[] => seatsAt(table).map(seat => deadlineOf(table, seat) ?? null);

/** All that a chair has noticed in the match so far. */
export const historyOf = (table: Table, eye: Viewpoint): Happening[] =>
  table.sitting?.match.happenings.map(happening => noticedBy(happening, eye)) ?? [];

/** The right plays of a seat, cut off at a limit: in word games there are thousands. */
export function playsOf(table: Table, seat: Seat, limit: number): { plays: readonly Play[]; more: boolean } {
  const plays = isPlaying(table) && !isHeld(table) ? table.game.plays(must(table.sitting).match.state, seat) : [];
  return { plays: plays.length > limit ? fairCut(plays, limit) : plays, more: plays.length > limit };
}

/** Of many plays some of every kind: thousands of words must not keep the one play that ends the turn out of sight. */
export function fairCut(plays: readonly Play[], limit: number): Play[] {
  const counts = new Map<string, number>();
  for (const { do: kind } of plays) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return plays.toSorted((a, b) => must(counts.get(a.do)) - must(counts.get(b.do))).slice(0, limit);
}
