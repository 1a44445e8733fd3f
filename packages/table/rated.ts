/** Rated matches: what must be agreed for them, who plays in one, and who has left it before its end. */
import { seatsOf } from '@parlour/kernel/cards';
import type { MatchResult, Seat } from '@parlour/kernel/game';
import type { Level } from '@parlour/players/player';
import { type Entry, FAIR, type TableSettings } from './log.ts';
import type { Table } from './table.ts';

/** What strangers agree on, and nothing that helps anybody. */
export const RATED: TableSettings = { ...FAIR, undo: 'none', standIn: 'easy', rated: true };

/** One sentence if something is agreed that does not go with ratings. */
export function ratedFault(settings: TableSettings): string | undefined {
  const { clock, hints, undo, seats, onlookers, delay, standIn } = settings;
  if (clock.kind === 'none') return 'A rated match is played by a clock.';
  if (hints !== 'none') return 'At a rated table nobody is given hints.';
  if (undo !== 'none') return 'At a rated table nothing is taken back.';
  if (seats !== 'kept') return 'At a rated table a seat that is left is kept by a computer player.';
  if (standIn !== 'easy') return 'At a rated table an easy player stands in, so that nobody gains by it.';
  if (onlookers === 'hands' && delay !== 'over') return 'Onlookers see the hands of a rated match when it is over.';
  return undefined;
}

/** Who plays in a match; a guest cannot at a rated table, but may have become one since. */
export type RatedSeat = { readonly member: string; readonly grant: number } | { readonly level: Level } | null;

export type RatedMatch = {
  readonly number: number;
  readonly players: readonly RatedSeat[];
  /** Seats whose person was not there at the end: they had left, or a stand-in played for them. */
  readonly left: readonly Seat[];
  readonly result: MatchResult;
  readonly at: number;
};

/** The match a table is at, if it is over and counts. */
export function ratedMatchOf({ opened, sitting, status, log }: Table): RatedMatch | undefined {
  if (!opened.settings.rated || !sitting?.sealed || sitting.moved > 0 || status?.is !== 'over') return undefined;
  const begun = log.findLast(({ what }) => what === 'begin')?.number ?? 0;
  const last = log.findLast(({ what }) => what === 'input');
  if (!last) return undefined;
  const players = sittersAfter(log.slice(0, begun), opened.count);
  const atEnd = sittersAfter(log.slice(0, last.number), opened.count);
  const left = seatsOf(opened.count).filter(seat => !isThere(players[seat], atEnd[seat]));
  const seats = players.map(sits => (sits === undefined ? null : openSeat(sits)));
  return { number: sitting.number, players: seats, left, result: status.result, at: last.at };
}

type Seated = { readonly grant: number; readonly member?: string; readonly level?: Level; readonly away: boolean };

function openSeat({ member, grant, level }: Seated): RatedSeat {
  if (level !== undefined) return { level };
  return member === undefined ? null : { member, grant };
}

const isThere = (before: Seated | undefined, after: Seated | undefined): boolean =>
  before === undefined || before.level !== undefined || (after?.grant === before.grant && !after.away);

/** Who has each seat after some entries; undefined where nobody does. */
function sittersAfter(log: readonly Entry[], count: number): (Seated | undefined)[] {
  const seats: (Seated | undefined)[] = Array.from({ length: count }, () => undefined);
  for (const entry of log) {
    if (!('seat' in entry)) continue;
    seats[entry.seat] = seatedAfter(seats[entry.seat], entry);
  }
  return seats;
}

function seatedAfter(before: Seated | undefined, entry: Extract<Entry, { seat: Seat }>): Seated | undefined {
  switch (entry.what) {
    case 'sit':
      return { grant: entry.number, away: false, ...memberIn(entry) };
    case 'named':
      return before?.grant === entry.grant ? { grant: entry.grant, away: before.away, ...memberIn(entry) } : before;
    case 'computer':
      return { grant: entry.number, away: false, level: entry.level };
    case 'leave':
      return undefined;
    case 'stand-in':
      return before ? { ...before, away: true } : { grant: entry.number, away: false, level: entry.level };
    case 'back':
      return before && { ...before, away: false };
    default:
      return before;
  }
}

const memberIn = ({ member }: { readonly member?: string }): { member?: string } =>
  member === undefined ? {} : { member };
