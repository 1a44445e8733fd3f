/**
 * Calling to the table, and rematches. A person asks for a rematch, or agrees to one, by cutting; it begins when every
 * person at the table has. Where `waits` is set the table waits so long and no longer: the first match begins without
 * the missing cuts, and a rematch with computer players in the seats of the people who have not agreed.
 */

import type { Seat } from '@parlour/kernel/game';
import { nth } from '@parlour/kernel/must';
import { success } from '@parlour/kernel/result';
import { startDealing } from './cutting.ts';
import { AGAIN, type Entry, type What } from './log.ts';
import type { Decision } from './playing.ts';
import { replaceByComputers } from './seating.ts';
import { isPerson, isUnderWay, seatsAt, type Table } from './table.ts';
import type { Surroundings } from './verbs.ts';

/** Since when a match is called for: the last who sat down for the first one, the first who cut for a later one. */
export function calledAfter({ called, sitting, shares }: Table, entry: Entry): number | undefined {
  if (!sitting) return entry.what === 'sit' || entry.what === 'computer' ? entry.at : called;
  if (entry.what === 'begin' || shares.every(share => share === undefined)) return undefined;
  return called ?? entry.at;
}

/** When it is begun at the latest; undefined while everybody may take their time. */
export function callEnds(table: Table): number | undefined {
  const { waits } = table.opened.settings;
  if (waits === undefined || table.called === undefined || isUnderWay(table) || table.closed) return undefined;
  if (table.sitting) return table.called + 1000 * Math.max(waits, AGAIN);
  return isFull(table) ? table.called + 1000 * waits : undefined;
}

const isFull = ({ seats }: Table): boolean => seats.every(sits => sits.is !== 'empty');

export function beginCalled(table: Table, around: Surroundings): What[] {
  if (!table.sitting) return startDealing(table, [], around);
  const missing = seatsAt(table).filter(seat => isMissing(table, seat));
  return startDealing(table, replaceByComputers(table, missing, table.opened.settings.standIn, around), around);
}

const isMissing = (table: Table, seat: Seat): boolean =>
  nth(table.seats, seat).is !== 'computer' && table.shares[seat] === undefined;

const hasRequest = ({ shares }: Table): boolean => shares.some(share => share !== undefined);

/** Says no to a rematch, or withdraws from one. Saying it twice, or after the request is gone, changes nothing. */
export function decideNoRematch(table: Table, seat: Seat): Decision {
  const isNews = hasRequest(table) && !table.declined.includes(seat);
  return success(isNews ? [{ what: 'decline', seat }] : []);
}

const NO_SEATS: readonly Seat[] = [];

/** A no stands until the person agrees after all or leaves, or until no one asks for a rematch any more. */
export function declinedAfter(table: Table): readonly Seat[] {
  const { declined, shares } = table;
  if (declined.length === 0) return declined;
  if (isUnderWay(table) || !hasRequest(table)) return NO_SEATS;
  const stands = (seat: Seat): boolean => isPerson(table, seat) && shares[seat] === undefined;
  return declined.every(stands) ? declined : declined.filter(stands);
}
