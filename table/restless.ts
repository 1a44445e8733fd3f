/** Whether a table may want to do something by itself, so that somebody has to look after it. */
import type { Entry } from './log.ts';
import { roleOf } from './pace.ts';
import { playerAt, seatsAt, type Table } from './table.ts';

/** Rather once too often: also if only the entries about to be written make it so. */
export function isRestless(table: Table, entries: readonly Entry[]): boolean {
  const { status, opened } = table;
  return (
    opened.settings.clock.kind !== 'none' ||
    (status?.is === 'open' && status.stall !== undefined) ||
    seatsAt(table).some(seat => playerAt(table, seat) !== undefined) ||
    entries.some(({ what }) => what === 'computer' || what === 'stand-in' || what === 'begin')
  );
}

export const awaitsComputer = (table: Table): boolean =>
  seatsAt(table).some(seat => playerAt(table, seat) !== undefined && roleOf(table, seat) === 'awaited');
