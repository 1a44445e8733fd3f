/** Pending moves of computer players, their delays, and whether a table needs a driver. */
import type { Play, Seat } from '@parlour/kernel/game';
import { seededRandom } from '@parlour/kernel/random';
import { assertDefined } from '@parlour/kernel/result';
import { randomThinkingSeconds, type Tempo } from '@parlour/players/persona';
import type { Level, Thought } from '@parlour/players/player';
import { isStartPending } from '../clocks.ts';
import type { ComputerPace, LogEntry } from '../log.ts';
import { activePersons, computerLevelAt, type Table, tableSeats } from '../table.ts';
import type { Fallback } from './fallback.ts';

/** What a computer player is going to do, and when. */
export type PendingMove = {
  readonly role: TurnRole;
  readonly level: Level;
  /** Number of inputs, and the time, when the player began to think. */
  readonly position: number;
  readonly since: number;
  readonly before?: PendingMove;
  /** `at` is undefined while the player thinks. `at` without `play` means that it decided to do nothing. */
  play?: Play;
  at?: number;
  /** Who chose the play, if not the level of the seat. */
  fallback?: Fallback;
};

export type PendingMoves = Map<Seat, PendingMove>;

export function discardOutdatedMoves(moves: PendingMoves, entry: LogEntry): void {
  if (entry.what === 'begin' || entry.what === 'undone') moves.clear();
  if (entry.what === 'input' && typeof entry.input.by === 'number') moves.delete(entry.input.by);
}

/** Adds and returns a pending move for every computer player that has to think now. */
export function planMoves(table: Table, moves: PendingMoves, now: number): [Seat, PendingMove][] {
  const position = table.current?.match.log.length ?? 0;
  return tableSeats(table).flatMap((seat): [Seat, PendingMove][] => {
    const level = table.closed ? undefined : computerLevelAt(table, seat);
    const role = level && turnRole(table, seat);
    const before = moves.get(seat);
    if (!role) moves.delete(seat);
    if (!role || (before && isStillValid(before, role, position))) return [];
    const move: PendingMove = { role, level, position, since: now, ...(before?.role === role ? { before } : {}) };
    moves.set(seat, move);
    return [[seat, move]];
  });
}

/**
 * An awaited player keeps its move although others act, because in a race it would never act otherwise. An
 * interruption depends on the last input, so it is reconsidered, as is a decision to do nothing.
 */
const isStillValid = (move: PendingMove, role: TurnRole, position: number): boolean =>
  move.role === role && (move.position === position || (role === 'awaited' && !isIdle(move)));

const isIdle = ({ play, at }: PendingMove): boolean => at !== undefined && play === undefined;

/** Stores a decision and when it is due. Deciding on the same play again does not delay it again. */
export function resolveMove(moves: PendingMoves, seat: Seat, move: PendingMove, thought: Thought, delay: number): void {
  if (moves.get(seat) !== move) return;
  const { before } = move;
  const isSamePlay = before?.at !== undefined && JSON.stringify(before.play) === JSON.stringify(thought.play);
  move.at = isSamePlay ? assertDefined(before.at) : move.since + delay;
  if (thought.play) move.play = thought.play;
}

/** A move with the time it is due. */
export type DueMove = { readonly at: number; readonly does: 'play'; readonly seat: Seat; readonly move: PendingMove };

export const dueMoves = (moves: PendingMoves): DueMove[] =>
  [...moves].flatMap(([seat, move]) =>
    move.play && move.at !== undefined ? [{ at: move.at, does: 'play', seat, move }] : [],
  );

const SECOND_MS = 1000;
/** Factor applied to a persona's thinking time. */
export const PACE_FACTORS: Readonly<Record<ComputerPace, number>> = { instant: 0, brisk: 0.5, thoughtful: 1 };

/** Leaves a person time to interrupt first. */
export const MIN_INTERRUPT_DELAY_MS = 800;

/** How long computer players wait for people to interrupt. */
const INTERRUPT_WINDOW_MS: Readonly<Record<ComputerPace, number>> = { instant: 2000, brisk: 2500, thoughtful: 5000 };

/** Whether the table waits for a seat, or the seat may only interrupt. */
export type TurnRole = 'awaited' | 'may interrupt';

/** Delay since the seat could act. It ignores the number of plays and the work done, so it reveals nothing. */
export function computerDelayMs(table: Table, role: TurnRole, thought: Thought, seed: string, tempo?: Tempo): number {
  const seconds = thought.seconds ?? randomThinkingSeconds(seededRandom(seed), tempo);
  const delayMs = seconds * SECOND_MS * paceFactor(table);
  return Math.max(delayMs, role === 'awaited' ? interruptWindowMs(table) : MIN_INTERRUPT_DELAY_MS);
}

/** Against the clock, speed is part of the game and no pace changes it. */
const paceFactor = ({ status, opened }: Table): number =>
  status?.is === 'open' && status.stall !== undefined ? 1 : PACE_FACTORS[opened.settings.pace];

/** None for a seat that continues its own turn. */
function interruptWindowMs(table: Table): number {
  const { status, current } = table;
  if (status?.is !== 'open' || status.turn.some(seat => seat === current?.match.log.at(-1)?.by)) return 0;
  const interrupters = status.interrupt ?? [];
  return activePersons(table).some(seat => interrupters.includes(seat))
    ? INTERRUPT_WINDOW_MS[table.opened.settings.pace]
    : 0;
}

export function turnRole(table: Table, seat: Seat): TurnRole | undefined {
  const { status } = table;
  if (status?.is !== 'open' || isStartPending(table)) return undefined;
  if (status.turn.includes(seat)) return 'awaited';
  return status.interrupt?.includes(seat) ? 'may interrupt' : undefined;
}

const AUTONOMOUS_ENTRIES: readonly LogEntry['what'][] = ['computer', 'stand-in', 'shuffle', 'begin'];

/**
 * Whether a table may act by itself, now or after these entries, so that a server must drive it. Rather too often
 * than too rarely.
 */
export function needsDriver(table: Table, entries: readonly LogEntry[]): boolean {
  const { status, opened } = table;
  return (
    opened.settings.clock.kind !== 'none' ||
    opened.settings.waits !== undefined ||
    table.shuffling !== undefined ||
    (status?.is === 'open' && status.stall !== undefined) ||
    tableSeats(table).some(seat => computerLevelAt(table, seat) !== undefined) ||
    entries.some(({ what }) => AUTONOMOUS_ENTRIES.includes(what))
  );
}

/** Whether the table waits for a computer player. */
export const awaitsComputer = (table: Table): boolean =>
  tableSeats(table).some(seat => computerLevelAt(table, seat) !== undefined && turnRole(table, seat) === 'awaited');
