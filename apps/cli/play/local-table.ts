/** A table in this process: log in memory, wall clock, computer players that think between keystrokes. */
import { setImmediate } from 'node:timers/promises';
import type { BoxedGame } from '@parlour/games/shelf/shelf';
import type { Seat } from '@parlour/kernel/game';
import type { Options } from '@parlour/kernel/options';
import type { Level } from '@parlour/players/player';
import { think } from '@parlour/players/player';
import type { TableCommand } from '@parlour/table/commands';
import { taskSituation } from '@parlour/table/computer/situation';
import { computerPlayerNames } from '@parlour/table/computer/task';
import { draftTable } from '@parlour/table/create';
import { foldTable } from '@parlour/table/fold';
import { createMemoryLog, type LocalSeat, openLocalTable } from '@parlour/table/local-table';
import { type ComputerPace, numberEntries } from '@parlour/table/log';
import type { CommandResult, TableRunner } from '@parlour/table/runner';
import { newCut } from '@parlour/table/shuffle/seal';
import { openTablePrograms, type TablePrograms } from '../external/table-programs.ts';
import { openGameOrFail, printError, printLineError } from '../lib/errors.ts';
import { loadCharacters } from '../lib/game-setup.ts';
import { dataReader } from '../lib/user-files.ts';

export type LocalTableSettings = {
  readonly options: Options;
  readonly count: number;
  /** Number of seats for people, from seat 0 on. */
  readonly people: number;
  readonly level: Level;
  readonly own?: string;
  /** Deals by this seed instead of a sealed shuffle. */
  readonly seed?: string;
  /** Pause of computer players, if no person watches. */
  readonly pace?: ComputerPace;
  readonly opponents?: readonly Opponent[];
};

/** A computer player of a level, or an external program with the name it reports. */
export type Opponent =
  | { readonly level: Level }
  | { readonly command: string; readonly name: string; readonly ms: number };

export type TerminalTable = {
  readonly runner: TableRunner;
  send(seat: Seat, tableCommand: TableCommand): Promise<CommandResult>;
  startMatch(): Promise<void>;
  close(): void;
};

const randomBytes = (length: number): Uint8Array => crypto.getRandomValues(new Uint8Array(length));

export async function openTerminalTable(
  boxed: BoxedGame,
  settings: LocalTableSettings,
  onChange: () => void,
): Promise<TerminalTable> {
  const read = dataReader(settings.own);
  const game = await openGameOrFail(boxed, settings.options, read);
  const players = await loadCharacters(boxed.id, read);
  const { options, count, seed, pace } = settings;
  const creation = {
    options,
    count,
    ...(pace && { settings: { pace } }),
    ...(seed === undefined ? {} : { given: { seed } }),
  };
  const entries = numberEntries(draftTable(game, creation, randomBytes), { number: 0, at: 0 }, Date.now());
  const programs = openPrograms(boxed.id, settings);
  const table = foldTable(game, entries);
  const local = openLocalTable(table, seatsFor(settings), {
    storage: createMemoryLog(entries),
    now: Date.now,
    schedule(work, delayMs) {
      const timer = setTimeout(work, delayMs);
      return () => clearTimeout(timer);
    },
    entropy: randomBytes,
    computerNames: level => computerPlayerNames(players, level, options),
    async think(task) {
      await setImmediate();
      if (programs.isSeated(task.seat)) return programs.think(task, game, table.current?.number ?? 0);
      return think(...taskSituation(game, players, task));
    },
    onChange() {
      programs.onTableChange(table);
      onChange();
    },
    onBotError: ({ error }) => printLineError(error),
    // Memory is never full, so this is a defect.
    onWriteError(error) {
      throw error;
    },
  });
  return {
    runner: local.runner,
    send: local.sendCommand,
    async startMatch() {
      await local.start();
      await local.cutForAll();
    },
    close() {
      local.close();
      programs.close();
    },
  };
}

function seatsFor(settings: LocalTableSettings): LocalSeat[] {
  const { count, people, level } = settings;
  return Array.from({ length: count }, (_, seat) => {
    if (seat < people) return { person: people === 1 ? 'Guest' : `Player ${seat}` };
    const opponent = opponentAt(settings, seat);
    return 'command' in opponent ? { level, name: opponent.name } : opponent;
  });
}

const opponentAt = ({ people, level, opponents = [] }: LocalTableSettings, seat: Seat): Opponent =>
  opponents[Math.min(seat - people, opponents.length - 1)] ?? { level };

function openPrograms(game: string, settings: LocalTableSettings): TablePrograms {
  const { count, people, options, seed = newCut(randomBytes) } = settings;
  const seats = Array.from({ length: count - people }, (_, i) => people + i);
  const programSeats = seats.flatMap((seat): [Seat, string, number][] => {
    const opponent = opponentAt(settings, seat);
    return 'command' in opponent ? [[seat, opponent.command, opponent.ms]] : [];
  });
  const ms = programSeats[0]?.[2] ?? 0;
  const bySeat = new Map(programSeats.map(([seat, program]) => [seat, program]));
  return openTablePrograms(bySeat, { game, options, seats: count, ms, seed }, printError);
}
