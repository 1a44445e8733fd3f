/** Clocks of a table: they run for the persons the table waits for, and for nobody else. */
import type { Seat } from '@parlour/kernel/game';
import { must, nth } from '@parlour/kernel/must';
import type { Entry, TimeLimit } from './log.ts';
import { isHeld } from './starting.ts';
import { type Clocks, personsOf, type Table } from './table.ts';

const SECOND = 1000;
const DAY = 86_400 * SECOND;

/** Whoever comes back to an empty bank finds this much in it, or they would be stood in for again at once. */
const GRACE = 60 * SECOND;

export const newClocks = (count: number, limit: TimeLimit = { kind: 'none' }): Clocks => ({
  since: Array.from({ length: count }, () => undefined),
  left: Array.from({ length: count }, () => (limit.kind === 'bank' ? limit.seconds * SECOND : 0)),
});

/** Starts, stops and charges the clocks after an entry. */
export function runClocks(table: Table, entry: Entry): void {
  if (table.opened.settings.clock.kind === 'none') return;
  const awaited = table.status?.is === 'open' && !isHeld(table) ? table.status.turn : [];
  const running = personsOf(table).filter(seat => awaited.includes(seat));
  for (const [seat, since] of table.clocks.since.entries()) {
    const acted = entry.what === 'input' && entry.input.by === seat;
    if (since !== undefined && (acted || !running.includes(seat))) charge(table.clocks, seat, entry.at);
    if (acted) table.clocks.left[seat]! += incrementOf(table);
    if (running.includes(seat)) table.clocks.since[seat] ??= entry.at;
  }
}

function charge(clocks: Clocks, seat: Seat, at: number): void {
  clocks.left[seat] = Math.max(0, nth(clocks.left, seat) - (at - must(clocks.since[seat])));
  clocks.since[seat] = undefined;
}

function incrementOf({ opened }: Table): number {
  const limit = opened.settings.clock;
  return limit.kind === 'bank' ? limit.increment * SECOND : 0;
}

export function windUp(clocks: Clocks, seat: Seat): void {
  clocks.left[seat] = Math.max(nth(clocks.left, seat), GRACE);
}

/** When the table's clock acts if there is no play before; undefined where none runs. */
export function stallsAt(table: Table): number | undefined {
  const { status, movedAt, closed } = table;
  if (closed || status?.is !== 'open' || status.stall === undefined || isHeld(table)) return undefined;
  return movedAt + SECOND * status.stall;
}

/** When a seat's time is up; undefined while its clock stands still. */
export function deadlineOf({ clocks, opened }: Table, seat: Seat): number | undefined {
  const limit = opened.settings.clock;
  const since = clocks.since[seat];
  if (since === undefined || limit.kind === 'none') return undefined;
  if (limit.kind === 'bank') return since + nth(clocks.left, seat);
  return since + (limit.kind === 'turn' ? limit.seconds * SECOND : limit.days * DAY);
}
