/**
 * Calling to the table. Where it is agreed so, whoever has not cut is waited for so long and no longer: the first match
 * begins without their cut, and a later one with computer players in the places of those who did not want it.
 */

import type { Seat } from '@parlour/kernel/game';
import { nth } from '@parlour/kernel/must';
import { startDealing } from './cutting.ts';
import { AGAIN, type Entry, type What } from './log.ts';
import { computers } from './seating.ts';
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
  const gone = missing
    .filter(seat => isPerson(table, seat))
    .map((seat): What => ({ what: 'leave', seat, why: 'left' }));
  return startDealing(table, [...gone, ...computers(table, missing, table.opened.settings.standIn, around)], around);
}

const isMissing = (table: Table, seat: Seat): boolean =>
  nth(table.seats, seat).is !== 'computer' && table.shares[seat] === undefined;
