/**
 * A table whose people all sit at one device: it seats them, cuts for them and wakes its runner on time. Web, embedded
 * table and terminal supply storage, clock, randomness and thinking.
 */
import type { Chair, Seat } from '@parlour/kernel/game';
import type { Level } from '@parlour/players/player';
import type { Caller, TableCommand } from './commands.ts';
import type { LogEntry } from './log.ts';
import { type CommandResult, type RunnerHost, runTable, type TableRunner } from './runner.ts';
import { newCut } from './shuffle/seal.ts';
import { isMatchRunning, type Table } from './table.ts';

/** Who takes a seat that is empty when the table starts. An external program brings its own name. */
export type LocalSeat = { readonly person: string } | { readonly level: Level; readonly name?: string };

export type LogStorage = {
  /** Returns the entries numbered `from` or later. */
  read(from: number): Promise<readonly LogEntry[]>;
  /** 'behind': others have written entries with these numbers. */
  append(entries: readonly LogEntry[]): Promise<'kept' | 'behind'>;
};

type PassedOn = 'entropy' | 'think' | 'computerNames' | 'tempoOf' | 'onChange' | 'onBotError';

export type LocalTableHost = Pick<RunnerHost, PassedOn> & {
  readonly storage: LogStorage;
  /** The wall clock. */
  now(): number;
  /** Runs the work after a delay, unless the returned function cancels it first. */
  schedule(work: () => void, delayMs: number): () => void;
  /** A due move or clock could not be written. The table tries again, unless this throws. */
  onWriteError(error: unknown): void;
};

export type LocalTable = {
  readonly runner: TableRunner;
  /** Starts computer players and clocks, and fills the empty seats. */
  start(): Promise<void>;
  /** Cuts for every person, which starts the first or the next match. */
  cutForAll(): Promise<void>;
  sendCommand(chair: Chair, command: TableCommand): Promise<CommandResult>;
  /** Computer players and clocks pause while the player reads. */
  setReading(state: ReadingState): void;
  /** Computer players make their next move at once, unless time counts at this table. */
  hurry(): void;
  /** When the match stalls, by the wall clock. */
  stallsAt(): number | undefined;
  close(): void;
};

const WRITE_RETRY_MS = 3000;

/** Opens a table; nothing acts before `start`. */
export function openLocalTable(table: Table, seats: readonly LocalSeat[], host: LocalTableHost): LocalTable {
  const clock = createPausableClock(host.now);
  const timer = createTimer(host.schedule);
  let programName: string | undefined;
  let wakesAt: number | undefined;
  const runner = runTable(
    table,
    {
      ...host,
      now: clock.now,
      isDriver: clock.isRunning,
      append: host.storage.append,
      readFrom: host.storage.read,
      computerNames: level => (programName === undefined ? host.computerNames(level) : [programName]),
      isAway: () => false,
      scheduleWake(delayMs) {
        wakesAt = delayMs === undefined ? undefined : clock.now() + delayMs;
        timer.set(runDueOrRetry, delayMs);
      },
    },
    table.current ? 'resumed' : 'fresh',
  );
  /** A full or busy disk does not end the game. */
  function runDueOrRetry(): void {
    void runner.runDue().catch(error => {
      host.onWriteError(error);
      timer.set(runDueOrRetry, WRITE_RETRY_MS);
    });
  }
  const sendCommand: LocalTable['sendCommand'] = (chair, command) =>
    runner.handleCommand(callerAt(table, chair), command);
  return {
    runner,
    sendCommand,
    async start() {
      runner.updateDriving();
      for (const [seat, player] of seats.entries()) {
        if (table.seats[seat]?.is !== 'empty') continue;
        programName = 'name' in player ? player.name : undefined;
        await sendCommand(null, seatingCommand(seat, player));
      }
      programName = undefined;
    },
    async cutForAll() {
      for (const [seat, player] of seats.entries()) {
        if ('person' in player && !isMatchRunning(table))
          await sendCommand(seat, { ask: 'cut', cut: newCut(host.entropy) });
      }
    },
    setReading(state) {
      clock.setReading(state);
      runner.updateDriving();
    },
    hurry() {
      if (wakesAt === undefined || !clock.isRunning() || isTimed(table)) return;
      clock.advance(Math.max(0, wakesAt - clock.now()));
      runDueOrRetry();
    },
    stallsAt() {
      const at = runner.stallAt();
      return at === undefined ? undefined : at + host.now() - clock.now();
    },
    close: timer.close,
  };
}

const isTimed = ({ opened, status }: Table): boolean =>
  opened.settings.clock.kind !== 'none' || (status?.is === 'open' && status.stall !== undefined);

const seatingCommand = (seat: Seat, player: LocalSeat): TableCommand =>
  'person' in player ? { ask: 'sit', name: player.person, seat } : { ask: 'computer', seat, level: player.level };

function callerAt(table: Table, chair: Chair): Caller {
  const occupant = chair === null ? undefined : table.seats[chair];
  return { seat: chair, host: true, ...(occupant?.is === 'person' && { grant: occupant.grant }) };
}

type Timer = {
  /** Replaces the work that is scheduled; without a delay, cancels it. */
  set(work: () => void, delayMs: number | undefined): void;
  close(): void;
};

function createTimer(schedule: LocalTableHost['schedule']): Timer {
  let cancel: (() => void) | undefined;
  let isClosed = false;
  return {
    set(work, delayMs) {
      cancel?.();
      cancel = delayMs === undefined || isClosed ? undefined : schedule(work, delayMs);
    },
    close() {
      isClosed = true;
      cancel?.();
    },
  };
}

export function createMemoryLog(first: readonly LogEntry[]): LogStorage {
  const log = [...first];
  return {
    read: async from => log.filter(({ number }) => number >= from),
    async append(entries) {
      log.push(...entries);
      return 'kept';
    },
  };
}

/** The player starts or stops reading a lesson or a count. */
export type ReadingState = 'begins' | 'ends';

export type PausableClock = {
  now(): number;
  isRunning(): boolean;
  setReading(state: ReadingState): void;
  /** Skips waiting time. */
  advance(milliseconds: number): void;
};

export function createPausableClock(wall: () => number): PausableClock {
  let pausedMs = 0;
  let stoppedAt: number | undefined;
  return {
    now: () => (stoppedAt ?? wall()) - pausedMs,
    isRunning: () => stoppedAt === undefined,
    advance(milliseconds) {
      pausedMs -= milliseconds;
    },
    setReading(state) {
      if (state === 'begins') stoppedAt ??= wall();
      else if (stoppedAt !== undefined) {
        pausedMs += wall() - stoppedAt;
        stoppedAt = undefined;
      }
    },
  };
}
