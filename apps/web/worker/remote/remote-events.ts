/** Sentences about what changed around a remote table: undo requests, stand-ins, fallbacks and presence. */
import type { ClientState } from '@parlour/client/client';
import { toSecondPerson } from '@parlour/kernel/sentences';
import { formatFallback } from '@parlour/table/computer/fallback';
import type { SeatInfo } from '@parlour/table/views';
import { type SeatNamer, seatNamer } from '../seat-names.ts';
import type { TableEvent } from '../table-handle.ts';
import { workerText } from '../worker-text.ts';

/** Negative numbers; events of the match count from zero. */
export function roomEventsBetween(before: ClientState, after: ClientState): TableEvent[] {
  const sentences = [
    ...undoSentences(before, after),
    ...standInSentences(before, after),
    ...fallbackSentences(before, after),
  ];
  return sentences.map((sentence, i) => ({ number: -after.number - i / sentences.length, sentence }));
}

const narrateTo = ({ room, seat = null }: ClientState, say: (name: SeatNamer) => string): string =>
  toSecondPerson(seat, seatNamer(room.seats), say);

function undoSentences(before: ClientState, after: ClientState): string[] {
  const [asked, asks] = [before.room.undo, after.room.undo];
  if (asks && asks.seat !== asked?.seat)
    return [narrateTo(after, name => workerText('asksUndo', { name: name(asks.seat) }))];
  const isPlayed = before.history.length !== after.history.length;
  return asked && !asks && !isPlayed
    ? [narrateTo(after, name => workerText('undoDeclined', { name: name(asked.seat) }))]
    : [];
}

function standInSentences(before: ClientState, after: ClientState): string[] {
  return after.room.seats.flatMap((occupant, seat) => {
    const was = before.room.seats[seat];
    if (
      occupant.is !== 'person' ||
      was?.is !== 'person' ||
      (occupant.standIn === undefined) === (was.standIn === undefined)
    )
      return [];
    const isBack = occupant.standIn === undefined;
    return [narrateTo(after, name => workerText(isBack ? 'isBack' : 'computerPlaysFor', { name: name(seat) }))];
  });
}

function fallbackSentences(before: ClientState, after: ClientState): string[] {
  const { fallback } = after;
  if (fallback === undefined || fallback.number === before.fallback?.number) return [];
  return [narrateTo(after, name => formatFallback(fallback, name))];
}

/** By seat; null for present people. The server may have noticed an absence earlier than this client. */
export type AwaySince = readonly (number | null)[];

/** A page reload takes less than this and does not count as absence. */
export const AWAY_GRACE_MS = 1500;

/** An empty `connected` means unknown. */
export const updateMissingSince = (
  before: AwaySince,
  connected: readonly boolean[],
  seats: readonly SeatInfo[],
  now: number,
): AwaySince =>
  seats.map((occupant, seat) => {
    const isMissing = occupant.is === 'person' && connected[seat] === false;
    return isMissing ? (before[seat] ?? now) : null;
  });

/** Absences longer than the grace period. */
export const awayPastGrace = (missing: AwaySince, now: number): AwaySince =>
  missing.map(since => (since !== null && now - since >= AWAY_GRACE_MS ? since : null));

export function msUntilNextAway(missing: AwaySince, now: number): number | undefined {
  const delays = missing.flatMap(since => (since === null ? [] : [since + AWAY_GRACE_MS - now]));
  const ahead = delays.filter(delay => delay > 0);
  return ahead.length > 0 ? Math.min(...ahead) : undefined;
}

/** While a computer stands in for a person, the table itself reports the return. */
export function presenceSentences(before: AwaySince, after: AwaySince, seats: readonly SeatInfo[]): string[] {
  const name = seatNamer(seats);
  return seats.flatMap((occupant, seat) => {
    const [was, is] = [before[seat] ?? null, after[seat] ?? null];
    if (occupant.is !== 'person' || (was === null) === (is === null)) return [];
    if (is !== null) return [workerText('isAway', { name: name(seat) })];
    return occupant.standIn === undefined ? [workerText('isBack', { name: name(seat) })] : [];
  });
}
