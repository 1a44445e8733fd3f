/**
 * The runner of a table: handles commands one after another, announces nothing before it is durable, and drives
 * computer players and clocks. Time, chance, storage and thinking come from the host, so a table runs the same in
 * server, browser, terminal and simulated time.
 */
import type { Seat } from '@parlour/kernel/game';
import { pick, seededRandom } from '@parlour/kernel/random';
import { assertDefined, itemAt } from '@parlour/kernel/result';
import { toHex } from '@parlour/kernel/seal';
import type { Tempo } from '@parlour/players/persona';
import type { Level, Thought } from '@parlour/players/player';
import { isCountingDown, stallAt } from './clocks.ts';
import type { Caller, CommandFailure, TableCommand, TableEnv } from './commands.ts';
import {
  type BotFailure,
  checkerFor,
  type Fallback,
  failureOutcome,
  fallbackLevels,
  randomThought,
} from './computer/fallback.ts';
import {
  computerDelayMs,
  type DueMove,
  discardOutdatedMoves,
  dueMoves,
  type PendingMove,
  type PendingMoves,
  planMoves,
  resolveMove,
  turnRole,
} from './computer/moves.ts';
import { createThinkTask, type ThinkService, type ThinkTask, thoughtSeed } from './computer/task.ts';
import { decideCommand, decideTimedAction, type TimedDuty, timedDuties } from './decide/decide.ts';
import { decidePlay } from './decide/play.ts';
import { applyEntry } from './fold.ts';
import { type EntryDraft, type LogEntry, numberEntries } from './log.ts';
import { lastEntryMark, type Table } from './table.ts';

/** What a runner needs from its host (server, browser worker, terminal or simulation). */
export type RunnerHost = TableEnv & {
  now(): number;
  /** Resolves when the entries are durable; 'behind' if others have written these numbers. */
  append(entries: readonly LogEntry[]): Promise<'kept' | 'behind'>;
  readFrom(from: number): Promise<readonly LogEntry[]>;
  readonly think: ThinkService;
  tempoOf?(level: Level): Tempo | undefined;
  /** The table has changed; entries from this number on are new. */
  onChange(from: number): void;
  /** The host should call `runDue` after this delay; undefined cancels. */
  scheduleWake(delay: number | undefined): void;
  onBotError(failure: BotFailure): void;
  /** False while another process drives this table. Default: true. */
  isDriver?(): boolean;
  /** Whether others write to the same log. */
  readonly isShared?: boolean;
};

/** A granted seat, and the entry that granted it. */
export type SeatGrant = { readonly seat: Seat; readonly grant: number };

/** The outcome of a command, and the last entry number then. */
export type CommandResult = { readonly number: number } & (
  | { readonly ok: true; readonly sat?: SeatGrant }
  | ({ readonly ok: false } & CommandFailure)
);

export type TableRunner = {
  readonly table: Table;
  handleCommand(caller: Caller, command: TableCommand, id?: string): Promise<CommandResult>;
  runDue(): Promise<void>;
  /** Starts or stops driving; call it when `isDriver` changes. */
  updateDriving(): void;
  stallAt(): number | undefined;
  /** Applies entries others have written; reads the log if some are missing. */
  receiveEntries(entries: readonly LogEntry[]): Promise<unknown>;
  catchUp(): Promise<unknown>;
  hint(seat: Seat, level: Level): Promise<Thought>;
};

/** After a restart players can reconnect before clocks and bots act for them. */
export const RESTART_GRACE_MS = 30_000;

type RunnerState = {
  readonly table: Table;
  readonly host: RunnerHost;
  readonly pendingMoves: PendingMoves;
  /** Monotonic. */
  readonly now: () => number;
  /** Before this no stand-in and no clock acts. */
  readonly graceUntil: number;
  /** Durations of recent thoughts that had a choice. */
  readonly recentThinkingMs: number[];
  queue: Promise<unknown>;
};

/**
 * 'resumed' tables get a grace period. Nothing acts before `updateDriving`, so that the host can finish its set-up.
 */
export function runTable(table: Table, host: RunnerHost, origin: 'fresh' | 'resumed'): TableRunner {
  const now = monotonicClock(host.now, lastEntryMark(table).at);
  const graceUntil = origin === 'fresh' ? 0 : now() + RESTART_GRACE_MS;
  const runner: RunnerState = {
    table,
    host,
    pendingMoves: new Map(),
    now,
    graceUntil,
    recentThinkingMs: [],
    queue: Promise.resolve(),
  };
  return {
    table,
    handleCommand: (caller, command, id) => enqueue(runner, () => handleCommand(runner, caller, command, id)),
    runDue: () => enqueue(runner, () => runDue(runner)),
    updateDriving: () => updatePendingMoves(runner),
    stallAt: () => stallAfterGrace(runner),
    receiveEntries: entries => enqueue(runner, () => receiveEntries(runner, entries)),
    catchUp: () => enqueue(runner, () => catchUp(runner)),
    hint: (seat, level) =>
      host.think(createThinkTask(table, seat, level, turnRole(table, seat) ?? 'may interrupt', randomSeed(runner))),
  };
}

/** Returns a clock that never runs backwards or stops, from one that may. */
function monotonicClock(now: () => number, start: number): () => number {
  let last = start;
  let lost = 0;
  return () => {
    const wall = now();
    lost = Math.max(lost, last - wall);
    last = wall + lost;
    return last;
  };
}

function enqueue<T>(runner: RunnerState, work: () => Promise<T>): Promise<T> {
  const turn = runner.queue.then(work);
  runner.queue = turn.catch(() => undefined);
  return turn;
}

/**
 * Optimistic concurrency: on a conflict, reloads the log and judges the command again. No refusal rests on an
 * outdated state.
 */
async function handleCommand(
  runner: RunnerState,
  caller: Caller,
  command: TableCommand,
  id: string | undefined,
): Promise<CommandResult> {
  const { table, host } = runner;
  const ref = requestRef(caller, command, id);
  for (;;) {
    const done = ref === undefined ? undefined : table.numberByRef.get(ref);
    if (done !== undefined) return { ok: true, number: done, ...seatGrantAt(table, done) };
    const decision = decideCommand(table, caller, command, host);
    const { number } = lastEntryMark(table);
    if (!decision.ok) {
      if (host.isShared && (await catchUp(runner)) === 'news') continue;
      return { ok: false, number, ...decision.fault };
    }
    if ((await appendDrafts(runner, decision.value, ref)) === 'kept') {
      return { ok: true, number: lastEntryMark(table).number, ...seatGrantAt(table, number + 1) };
    }
  }
}

function seatGrantAt({ log }: Table, number: number): { sat?: SeatGrant } {
  const entry = log[number - 1];
  return entry?.what === 'sit' ? { sat: { seat: entry.seat, grant: number } } : {};
}

const MIN_UNGUESSABLE_ID_LENGTH = 16;

/**
 * Returns the idempotency key of a request. Within a seat short ids are enough. Without a seat the id must be
 * unguessable, or it could give away a seat; a request to sit counts as such even when repeated after it succeeded.
 */
export function requestRef({ seat }: Caller, { ask }: TableCommand, id: string | undefined): string | undefined {
  const as = ask === 'sit' ? null : seat;
  if (id === undefined || (as === null && id.length < MIN_UNGUESSABLE_ID_LENGTH)) return undefined;
  return `${as ?? '-'}/${id}`;
}

async function appendDrafts(
  runner: RunnerState,
  drafts: readonly EntryDraft[],
  ref?: string,
): Promise<'kept' | 'behind'> {
  if (drafts.length === 0) return 'kept';
  const entries = numberEntries(drafts, lastEntryMark(runner.table), runner.now(), ref);
  const outcome = await runner.host.append(entries);
  if (outcome === 'kept') applyEntries(runner, entries);
  // Such a store is broken; retrying would not help.
  else if ((await catchUp(runner)) === 'nothing new')
    throw new Error('The store reported a conflict but has no newer entries.');
  return outcome;
}

async function receiveEntries(runner: RunnerState, entries: readonly LogEntry[]): Promise<void> {
  const { number } = lastEntryMark(runner.table);
  const newEntries = entries.filter(entry => entry.number > number);
  if (newEntries[0]?.number === number + 1) applyEntries(runner, newEntries);
  else if (newEntries.length > 0) await catchUp(runner);
}

async function catchUp(runner: RunnerState): Promise<'news' | 'nothing new'> {
  const entries = await runner.host.readFrom(lastEntryMark(runner.table).number + 1);
  if (entries.length === 0) return 'nothing new';
  applyEntries(runner, entries);
  return 'news';
}

function applyEntries(runner: RunnerState, entries: readonly LogEntry[]): void {
  for (const entry of entries) {
    applyEntry(runner.table, entry);
    discardOutdatedMoves(runner.pendingMoves, entry);
  }
  runner.host.onChange(itemAt(entries, 0).number);
  updatePendingMoves(runner);
}

const isDriving = ({ host }: RunnerState): boolean => host.isDriver?.() ?? true;

function updatePendingMoves(runner: RunnerState): void {
  const { table, pendingMoves } = runner;
  if (!isDriving(runner)) pendingMoves.clear();
  else for (const [seat, move] of planMoves(table, pendingMoves, runner.now())) void thinkAboutMove(runner, seat, move);
  scheduleWake(runner);
}

/** Asks one level after another until one answers. */
async function thinkAboutMove(runner: RunnerState, seat: Seat, move: PendingMove): Promise<void> {
  const { table, host, pendingMoves } = runner;
  const attempts = fallbackLevels(move.level);
  for (const [i, level] of attempts.entries()) {
    const task = createThinkTask(table, seat, level, move.role, seatSeed(runner, seat));
    const check = checkerFor(table, task);
    let thought: Thought;
    try {
      thought = check(await host.think(task));
    } catch (error) {
      const isCurrent = pendingMoves.get(seat) === move;
      host.onBotError({ error, seat, level, outcome: isCurrent ? failureOutcome(task, attempts[i + 1]) : 'dropped' });
      if (!isCurrent) return;
      if (i < attempts.length - 1) continue;
      thought = randomThought(task);
      move.fallback = 'random';
    }
    if (level !== move.level) move.fallback ??= level;
    const paddingMs = paddingFor(runner, task, runner.now() - move.since);
    const delay = computerDelayMs(table, move.role, thought, task.seed, host.tempoOf?.(move.level));
    resolveMove(pendingMoves, seat, move, thought, Math.max(paddingMs, delay));
    return scheduleWake(runner);
  }
}

const MAX_RECENT_TIMES = 16;

/** Pads forced plays with a recent thinking time, so that speed does not reveal that there was no choice. */
function paddingFor({ recentThinkingMs }: RunnerState, { plays, seed }: ThinkTask, elapsedMs: number): number {
  if (plays.length <= 1)
    return recentThinkingMs.length > 0 ? pick(seededRandom(`${seed} seeming`), recentThinkingMs) : 0;
  recentThinkingMs.push(elapsedMs);
  if (recentThinkingMs.length > MAX_RECENT_TIMES) recentThinkingMs.shift();
  return 0;
}

const randomSeed = ({ host }: RunnerState): string => toHex(host.entropy(16));

/** With the same fixed deals, computer players think the same. */
function seatSeed(runner: RunnerState, seat: Seat): string {
  const { opened, current } = runner.table;
  if (!opened.given) return randomSeed(runner);
  const { number, match } = assertDefined(current);
  return thoughtSeed(opened.given, { match: number, position: match.log.length, seat });
}

type NextAction = TimedDuty | DueMove;

function stallAfterGrace({ table, graceUntil }: RunnerState): number | undefined {
  const at = stallAt(table);
  return at === undefined ? undefined : Math.max(at, graceUntil);
}

function nextAction({ table, pendingMoves, graceUntil }: RunnerState): NextAction | undefined {
  const earliest = isCountingDown(table) ? 0 : graceUntil;
  const duties = timedDuties(table).map(duty => ({ ...duty, at: Math.max(duty.at, earliest) }));
  return [...duties, ...dueMoves(pendingMoves)].reduce<NextAction | undefined>(
    (first, other) => (first && first.at <= other.at ? first : other),
    undefined,
  );
}

function scheduleWake(runner: RunnerState): void {
  const next = isDriving(runner) ? nextAction(runner) : undefined;
  runner.host.scheduleWake(next && Math.max(0, next.at - runner.now()));
}

async function runDue(runner: RunnerState): Promise<void> {
  const { table, host, pendingMoves } = runner;
  const next = nextAction(runner);
  if (!isDriving(runner) || !next || next.at > runner.now()) return scheduleWake(runner);
  if (next.does !== 'play') return void (await appendDrafts(runner, decideTimedAction(table, next, host)));
  const { play, fallback } = next.move;
  const decision = decidePlay(table, next.seat, play, host.entropy);
  if (decision.ok)
    return void (await appendDrafts(runner, fallback ? markFallback(decision.value, fallback) : decision.value));
  pendingMoves.delete(next.seat);
  updatePendingMoves(runner);
}

/** The play is the first draft; draws after it belong to no player. */
const markFallback = ([play, ...rest]: readonly EntryDraft[], fallback: Fallback): EntryDraft[] => [
  { ...play, fallback } as EntryDraft,
  ...rest,
];
