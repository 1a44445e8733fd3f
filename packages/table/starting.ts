/**
 * A start for all at once: where it is agreed, nobody acts and no clock runs before everybody has said that they are
 * ready and three has been counted. Others are waited for so long and no longer; whoever plays alone is not hurried.
 */

import type { Seat } from '@parlour/kernel/game';
import { success } from '@parlour/kernel/result';
import type { Entry } from './log.ts';
import type { Decision } from './playing.ts';
import { personsOf, type Table } from './table.ts';

export type Start = {
  /** Which start of the match it is. */
  readonly number: number;
  readonly since: number;
  readonly ready: readonly Seat[];
  /** When somebody became ready last. */
  readonly lastly: number;
  readonly isOver: boolean;
};

/** Three, two, one. */
export const COUNTED = 3000;

/** How long people wait for each other. */
export const WAITED = 45_000;

/** The start a table is at after an entry; what chance does meanwhile changes nothing. */
export function startAfter({ status, start }: Table, entry: Entry): Start | undefined {
  if (status?.is === 'chance') return start;
  const number = status?.is === 'open' ? status.start : undefined;
  if (number === undefined) return undefined;
  if (start?.number !== number) return { number, since: entry.at, ready: [], lastly: entry.at, isOver: false };
  if (entry.what === 'go') return { ...start, isOver: true };
  return entry.what === 'ready' ? { ...start, ready: [...start.ready, entry.seat], lastly: entry.at } : start;
}

/** Whether the start is still awaited. Computer players are ready at any time, and nobody else is asked. */
export const isHeld = (table: Table): boolean =>
  table.opened.settings.start === 'ready' &&
  table.start !== undefined &&
  !table.start.isOver &&
  personsOf(table).length > 0;

const unready = (table: Table): Seat[] => personsOf(table).filter(seat => !table.start?.ready.includes(seat));

/** Whether everybody is ready, and nobody has to be waited for any more. */
export const isCounted = (table: Table): boolean => isHeld(table) && unready(table).length === 0;

/** When it is called; undefined while somebody who is alone takes their time. */
export function goesAt(table: Table): number | undefined {
  const { since, lastly } = table.start!;
  if (unready(table).length === 0) return lastly + COUNTED;
  return personsOf(table).length > 1 ? since + WAITED : undefined;
}

export function decideReady(table: Table, seat: Seat): Decision {
  const isAsked = isHeld(table) && unready(table).includes(seat);
  return success(isAsked ? [{ what: 'ready', seat }] : []);
}

/** What everybody sees of it: who is ready, and when it goes, at the latest or once it is being counted. */
export type StartSign = { readonly ready: readonly Seat[]; readonly until?: number; readonly go?: number };

export function startSign(table: Table): StartSign {
  const at = goesAt(table);
  const { ready } = table.start!;
  if (at === undefined) return { ready };
  return unready(table).length === 0 ? { ready, go: at } : { ready, until: at };
}
