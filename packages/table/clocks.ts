/** Clocks of the persons a table waits for, and the ready check before simultaneous starts. */
import type { Seat } from '@parlour/kernel/game';
import { assertDefined, itemAt, success } from '@parlour/kernel/result';
import type { Decision } from './decide/play.ts';
import type { LogEntry, TimeLimit } from './log.ts';
import { activePersons, type Clocks, type Table } from './table.ts';

const SECOND_MS = 1000;
const DAY_MS = 86_400 * SECOND_MS;

/** Otherwise a stand-in would at once replace a person who returns to an empty bank. */
const MIN_BANK_ON_RETURN_MS = 60 * SECOND_MS;

export const newClocks = (count: number, limit: TimeLimit = { kind: 'none' }): Clocks => ({
  runningSince: Array.from({ length: count }, () => undefined),
  bankMs: Array.from({ length: count }, () => (limit.kind === 'bank' ? limit.seconds * SECOND_MS : 0)),
});

export function updateClocks(table: Table, entry: LogEntry): void {
  if (table.opened.settings.clock.kind === 'none') return;
  const awaited = table.status?.is === 'open' && !isStartPending(table) ? table.status.turn : [];
  const running = activePersons(table).filter(seat => awaited.includes(seat));
  for (const [seat, runningSince] of table.clocks.runningSince.entries()) {
    const acted = entry.what === 'input' && entry.input.by === seat;
    if (runningSince !== undefined && (acted || !running.includes(seat))) stopClock(table.clocks, seat, entry.at);
    if (acted) table.clocks.bankMs[seat]! += incrementMs(table);
    if (running.includes(seat)) table.clocks.runningSince[seat] ??= entry.at;
  }
}

function stopClock(clocks: Clocks, seat: Seat, at: number): void {
  clocks.bankMs[seat] = Math.max(0, itemAt(clocks.bankMs, seat) - (at - assertDefined(clocks.runningSince[seat])));
  clocks.runningSince[seat] = undefined;
}

function incrementMs({ opened }: Table): number {
  const limit = opened.settings.clock;
  return limit.kind === 'bank' ? limit.increment * SECOND_MS : 0;
}

export function refillBank(clocks: Clocks, seat: Seat): void {
  clocks.bankMs[seat] = Math.max(itemAt(clocks.bankMs, seat), MIN_BANK_ON_RETURN_MS);
}

/** When the table adds a clock input; undefined if no such clock runs. */
export function stallAt(table: Table): number | undefined {
  const { status, lastInputAt, closed } = table;
  if (closed || status?.is !== 'open' || status.stall === undefined || isStartPending(table)) return undefined;
  return lastInputAt + SECOND_MS * status.stall;
}

/** When a seat runs out of time; undefined while its clock is stopped. */
export function seatDeadline({ clocks, opened }: Table, seat: Seat): number | undefined {
  const limit = opened.settings.clock;
  const runningSince = clocks.runningSince[seat];
  if (runningSince === undefined || limit.kind === 'none') return undefined;
  if (limit.kind === 'bank') return runningSince + itemAt(clocks.bankMs, seat);
  return runningSince + (limit.kind === 'turn' ? limit.seconds * SECOND_MS : limit.days * DAY_MS);
}

/** A simultaneous start that waits until all persons are ready and a countdown has run. */
export type ReadyCheckState = {
  /** Number of the start within the match. */
  readonly number: number;
  readonly since: number;
  readonly ready: readonly Seat[];
  readonly lastReadyAt: number;
  readonly isOver: boolean;
};

/** Countdown once everyone is ready. */
export const COUNTDOWN_MS = 3000;

/** Not for a person alone. */
export const READY_TIMEOUT_MS = 45_000;

/** Returns the ready check after an entry; draws do not change it. */
export function readyCheckAfter({ status, readyCheck }: Table, entry: LogEntry): ReadyCheckState | undefined {
  if (status?.is === 'chance') return readyCheck;
  const number = status?.is === 'open' ? status.start : undefined;
  if (number === undefined) return undefined;
  if (readyCheck?.number !== number)
    return { number, since: entry.at, ready: [], lastReadyAt: entry.at, isOver: false };
  if (entry.what === 'go') return { ...readyCheck, isOver: true };
  return entry.what === 'ready'
    ? { ...readyCheck, ready: [...readyCheck.ready, entry.seat], lastReadyAt: entry.at }
    : readyCheck;
}

/** Until then no seat can act and no clock runs. Computer players are always ready. */
export const isStartPending = (table: Table): boolean =>
  table.opened.settings.start === 'ready' &&
  table.readyCheck !== undefined &&
  !table.readyCheck.isOver &&
  activePersons(table).length > 0;

const unreadySeats = (table: Table): Seat[] =>
  activePersons(table).filter(seat => !table.readyCheck?.ready.includes(seat));

export const isCountingDown = (table: Table): boolean => isStartPending(table) && unreadySeats(table).length === 0;

/** Undefined while a single person is not ready. */
export function matchStartsAt(table: Table): number | undefined {
  const { since, lastReadyAt } = table.readyCheck!;
  if (unreadySeats(table).length === 0) return lastReadyAt + COUNTDOWN_MS;
  return activePersons(table).length > 1 ? since + READY_TIMEOUT_MS : undefined;
}

export function decideReady(table: Table, seat: Seat): Decision {
  const isAsked = isStartPending(table) && unreadySeats(table).includes(seat);
  return success(isAsked ? [{ what: 'ready', seat }] : []);
}

/** `until` is the timeout, `go` the end of the countdown. */
export type ReadyCheckInfo = { readonly ready: readonly Seat[]; readonly until?: number; readonly go?: number };

export function readyCheckInfo(table: Table): ReadyCheckInfo {
  const at = matchStartsAt(table);
  const { ready } = table.readyCheck!;
  if (at === undefined) return { ready };
  return unreadySeats(table).length === 0 ? { ready, go: at } : { ready, until: at };
}
