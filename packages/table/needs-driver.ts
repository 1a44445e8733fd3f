/** Whether a table may want to do something by itself, so that somebody has to look after it. */
import type { Entry } from './log.ts';
import { roleOf } from './pace.ts';
import { playerAt, seatsAt, type Table } from './table.ts';

const WAKING: readonly Entry['what'][] = ['computer', 'stand-in', 'shuffle', 'begin'];

/** Rather once too often: also if only the entries about to be written make it so. */
export function needsDriver(table: Table, entries: readonly Entry[]): boolean {
  const { status, opened } = table;
  return (
    opened.settings.clock.kind !== 'none' ||
    opened.settings.waits !== undefined ||
    table.shuffling !== undefined ||
    (status?.is === 'open' && status.stall !== undefined) ||
    seatsAt(table).some(seat => playerAt(table, seat) !== undefined) ||
    entries.some(({ what }) => WAKING.includes(what))
  );
}

export const awaitsComputer = (table: Table): boolean =>
  seatsAt(table).some(seat => playerAt(table, seat) !== undefined && roleOf(table, seat) === 'awaited');
