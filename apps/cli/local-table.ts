/** A table in this process: its log in memory, its clock the wall's, its computer players thinking between keystrokes. */
import { setImmediate } from 'node:timers/promises';
import type { BoxedGame } from '@parlour/games/shelf/shelf';
import type { Seat } from '@parlour/kernel/game';
import type { Options } from '@parlour/kernel/options';
import type { Level } from '@parlour/players/player';
import { think } from '@parlour/players/think';
import { namesOf } from '@parlour/table/company';
import { foldTable } from '@parlour/table/fold';
import { layTable } from '@parlour/table/lay';
import { type Entry, type Pace, stamp } from '@parlour/table/log';
import { type RunnerAnswer, runTable, type TableRunner } from '@parlour/table/runner';
import { newCut } from '@parlour/table/seal';
import { situationOf } from '@parlour/table/thinking';
import type { Verb } from '@parlour/table/verbs';
import { readData } from './data.ts';
import { playersOf } from './opponents.ts';
import { type TablePrograms, tablePrograms } from './outside/at-table.ts';
import { openGame } from './trouble.ts';

export type LocalSeats = {
  readonly options: Options;
  readonly count: number;
  /** So many seats, from seat 0 on, are for people. */
  readonly people: number;
  readonly level: Level;
  readonly own?: string;
  /** Deals by this seed instead of a sealed shuffle. */
  readonly seed?: string;
  /** How long computer players let pass, if nobody watches them. */
  readonly pace?: Pace;
  /** Who sits at the other seats, if they are not all of that level. */
  readonly opponents?: readonly Opponent[];
};

/** A computer player of a level, or a program of one's own with the name it gives itself. */
export type Opponent =
  | { readonly level: Level }
  | { readonly command: string; readonly name: string; readonly ms: number };

export type LocalTable = {
  readonly runner: TableRunner;
  ask(seat: Seat, verb: Verb): Promise<RunnerAnswer>;
  /** Everybody cuts, and the next match begins. */
  begin(): Promise<void>;
  close(): void;
};

const entropy = (length: number): Uint8Array => crypto.getRandomValues(new Uint8Array(length));

export async function openLocalTable(boxed: BoxedGame, guests: LocalSeats, heard: () => void): Promise<LocalTable> {
  const read = readData(guests.own);
  const game = await openGame(boxed, guests.options, read);
  const players = await playersOf(boxed.id, read);
  const { options, count, seed, pace } = guests;
  const laying = {
    options,
    count,
    ...(pace && { settings: { pace } }),
    ...(seed === undefined ? {} : { given: { seed } }),
  };
  const log: Entry[] = stamp(layTable(game, laying, entropy), { number: 0, at: 0 }, Date.now());
  const programs = programsOf(boxed.id, guests);
  const places: Places = { coming: undefined };
  let timer: NodeJS.Timeout | undefined;
  const runner: TableRunner = runTable(
    foldTable(game, log),
    {
      now: Date.now,
      entropy,
      namesOf: level => places.coming ?? namesOf(players, level, options),
      isAway: () => false,
      append: async entries => {
        log.push(...entries);
        return 'kept';
      },
      read: async from => log.slice(from - 1),
      think: async task => {
        await setImmediate();
        const number = runner.table.sitting?.number ?? 0;
        if (programs.sits(task.seat)) return programs.think(task, game, number);
        return think(...situationOf(game, players, task));
      },
      heard: () => {
        programs.heard(runner.table);
        heard();
      },
      stir: delay => {
        clearTimeout(timer);
        timer = delay === undefined ? undefined : setTimeout(() => void runner.wake(), delay);
      },
      botFailed: ({ error }) => console.error(error),
    },
    'fresh',
  );
  runner.drive();
  const close = (): void => {
    clearTimeout(timer);
    programs.close();
  };
  return localTableOf(runner, guests, places, close);
}

/** What whoever sits down next is called, if that is known. */
type Places = { coming: readonly string[] | undefined };

const opponentAt = ({ people, level, opponents = [] }: LocalSeats, seat: Seat): Opponent =>
  opponents[Math.min(seat - people, opponents.length - 1)] ?? { level };

function programsOf(game: string, guests: LocalSeats): TablePrograms {
  const { count, people, options, seed = newCut(entropy) } = guests;
  const seats = Array.from({ length: count - people }, (_, i) => people + i);
  const commands = seats.flatMap((seat): [Seat, string, number][] => {
    const opponent = opponentAt(guests, seat);
    return 'command' in opponent ? [[seat, opponent.command, opponent.ms]] : [];
  });
  const ms = commands[0]?.[2] ?? 0;
  const bySeat = new Map(commands.map(([seat, command]) => [seat, command]));
  return tablePrograms(bySeat, { game, options, seats: count, ms, seed }, console.error);
}

function localTableOf(runner: TableRunner, guests: LocalSeats, places: Places, close: () => void): LocalTable {
  const { people } = guests;
  const grants: number[] = [];
  const ask = (seat: Seat, verb: Verb): Promise<RunnerAnswer> =>
    runner.ask({ seat, host: true, ...(grants[seat] === undefined ? {} : { grant: grants[seat] }) }, verb);
  const sitDown = async (): Promise<void> => {
    for (let seat = 0; seat < people; seat++) {
      await runner.ask(
        { seat: null, host: true },
        { ask: 'sit', name: people === 1 ? 'Guest' : `Player ${seat}`, seat },
      );
      const sits = runner.table.seats[seat];
      if (sits?.is === 'person') grants[seat] = sits.grant;
    }
    for (let seat = people; seat < runner.table.opened.count; seat++) {
      const opponent = opponentAt(guests, seat);
      places.coming = 'name' in opponent ? [opponent.name] : undefined;
      await ask(0, { ask: 'computer', seat, level: 'level' in opponent ? opponent.level : guests.level });
    }
    places.coming = undefined;
  };
  return {
    runner: runner,
    ask,
    close,
    async begin() {
      if (grants.length === 0) await sitDown();
      for (let seat = 0; seat < people; seat++) await ask(seat, { ask: 'cut', cut: newCut(entropy) });
    },
  };
}
