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
import { type ComputerPace, type LogEntry, numberEntries } from '@parlour/table/log';
import { type CommandResult, runTable, type TableRunner } from '@parlour/table/runner';
import { newCut } from '@parlour/table/shuffle/seal';
import { openTablePrograms, type TablePrograms } from '../external/table-programs.ts';
import { openGameOrFail } from '../lib/errors.ts';
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

export type LocalTable = {
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
): Promise<LocalTable> {
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
  const log: LogEntry[] = numberEntries(draftTable(game, creation, randomBytes), { number: 0, at: 0 }, Date.now());
  const programs = openPrograms(boxed.id, settings);
  const next: NextNames = { names: undefined };
  let timer: NodeJS.Timeout | undefined;
  const runner: TableRunner = runTable(
    foldTable(game, log),
    {
      now: Date.now,
      entropy: randomBytes,
      computerNames: level => next.names ?? computerPlayerNames(players, level, options),
      isAway: () => false,
      append: async entries => {
        log.push(...entries);
        return 'kept';
      },
      readFrom: async from => log.slice(from - 1),
      think: async task => {
        await setImmediate();
        const number = runner.table.current?.number ?? 0;
        if (programs.isSeated(task.seat)) return programs.think(task, game, number);
        return think(...taskSituation(game, players, task));
      },
      onChange: () => {
        programs.onTableChange(runner.table);
        onChange();
      },
      scheduleWake: delay => {
        clearTimeout(timer);
        timer = delay === undefined ? undefined : setTimeout(() => void runner.runDue(), delay);
      },
      onBotError: ({ error }) => console.error(error),
    },
    'fresh',
  );
  runner.updateDriving();
  const close = (): void => {
    clearTimeout(timer);
    programs.close();
  };
  return asLocalTable(runner, settings, next, close);
}

type NextNames = { names: readonly string[] | undefined };

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
  return openTablePrograms(bySeat, { game, options, seats: count, ms, seed }, console.error);
}

function asLocalTable(
  runner: TableRunner,
  settings: LocalTableSettings,
  next: NextNames,
  close: () => void,
): LocalTable {
  const { people } = settings;
  const grants: number[] = [];
  const send = (seat: Seat, tableCommand: TableCommand): Promise<CommandResult> =>
    runner.handleCommand(
      { seat, host: true, ...(grants[seat] === undefined ? {} : { grant: grants[seat] }) },
      tableCommand,
    );
  const sitDown = async (): Promise<void> => {
    for (let seat = 0; seat < people; seat++) {
      await runner.handleCommand(
        { seat: null, host: true },
        { ask: 'sit', name: people === 1 ? 'Guest' : `Player ${seat}`, seat },
      );
      const sits = runner.table.seats[seat];
      if (sits?.is === 'person') grants[seat] = sits.grant;
    }
    for (let seat = people; seat < runner.table.opened.count; seat++) {
      const opponent = opponentAt(settings, seat);
      next.names = 'name' in opponent ? [opponent.name] : undefined;
      await send(0, { ask: 'computer', seat, level: 'level' in opponent ? opponent.level : settings.level });
    }
    next.names = undefined;
  };
  return {
    runner,
    send,
    close,
    async startMatch() {
      if (grants.length === 0) await sitDown();
      for (let seat = 0; seat < people; seat++) await send(seat, { ask: 'cut', cut: newCut(randomBytes) });
    },
  };
}
