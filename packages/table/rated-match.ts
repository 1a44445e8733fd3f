/** Rated matches: required settings, players, and who left before the end. */
import { allSeats } from '@parlour/kernel/authoring/cards';
import type { MatchResult, Seat } from '@parlour/kernel/game';
import type { Level } from '@parlour/players/player';
import { FAIR_SETTINGS, type LogEntry, type TableSettings } from './log.ts';
import type { Table } from './table.ts';
import { tableMessage } from './table-messages.ts';

/** Settings between strangers, without any help. */
export const RATED_SETTINGS: TableSettings = { ...FAIR_SETTINGS, undo: 'none', standIn: 'easy', rated: true };

/** Says which setting is not allowed at a rated table. */
export function ratedSettingsFault(settings: TableSettings): string | undefined {
  const { clock, hints, undo, seats, onlookers, delay, standIn } = settings;
  if (clock.kind === 'none') return tableMessage('ratedClock');
  if (hints !== 'none') return tableMessage('ratedHints');
  if (undo !== 'none') return tableMessage('ratedUndo');
  if (seats !== 'kept') return tableMessage('ratedSeats');
  if (standIn !== 'easy') return tableMessage('ratedStandInLevel');
  if (onlookers === 'hands' && delay !== 'over') return tableMessage('ratedSpectators');
  return undefined;
}

/** Null: a guest, who was a member when sitting down. */
export type RatedSeat = { readonly member: string; readonly grant: number } | { readonly level: Level } | null;

export type RatedMatch = {
  readonly number: number;
  readonly players: readonly RatedSeat[];
  /** Seats whose person was gone at the end, or replaced by a stand-in. */
  readonly left: readonly Seat[];
  readonly result: MatchResult;
  readonly at: number;
};

export function finishedRatedMatch({ opened, current, status, log }: Table): RatedMatch | undefined {
  if (!opened.settings.rated || !current?.sealed || current.moved > 0 || status?.is !== 'over') return undefined;
  const beginNumber = log.findLast(({ what }) => what === 'begin')?.number ?? 0;
  const last = log.findLast(({ what }) => what === 'input');
  if (!last) return undefined;
  const players = occupantsAfter(log.slice(0, beginNumber), opened.count);
  const atEnd = occupantsAfter(log.slice(0, last.number), opened.count);
  const left = allSeats(opened.count).filter(seat => !stayedSeated(players[seat], atEnd[seat]));
  const seats = players.map(sits => (sits === undefined ? null : toRatedSeat(sits)));
  return { number: current.number, players: seats, left, result: status.result, at: last.at };
}

type SeatHistory = { readonly grant: number; readonly member?: string; readonly level?: Level; readonly away: boolean };

function toRatedSeat({ member, grant, level }: SeatHistory): RatedSeat {
  if (level !== undefined) return { level };
  return member === undefined ? null : { member, grant };
}

const stayedSeated = (before: SeatHistory | undefined, after: SeatHistory | undefined): boolean =>
  before === undefined || before.level !== undefined || (after?.grant === before.grant && !after.away);

function occupantsAfter(log: readonly LogEntry[], count: number): (SeatHistory | undefined)[] {
  const seats: (SeatHistory | undefined)[] = Array.from({ length: count }, () => undefined);
  for (const entry of log) {
    if (!('seat' in entry)) continue;
    seats[entry.seat] = occupantAfter(seats[entry.seat], entry);
  }
  return seats;
}

function occupantAfter(
  before: SeatHistory | undefined,
  entry: Extract<LogEntry, { seat: Seat }>,
): SeatHistory | undefined {
  switch (entry.what) {
    case 'sit':
      return { grant: entry.number, away: false, ...memberField(entry) };
    case 'named':
      return before?.grant === entry.grant ? { grant: entry.grant, away: before.away, ...memberField(entry) } : before;
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

const memberField = ({ member }: { readonly member?: string }): { member?: string } =>
  member === undefined ? {} : { member };
