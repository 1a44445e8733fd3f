/** A table in simulated time: real table, real runner, a log in memory, and a clock that the test moves. */
import type { Game, Play, Seat } from '@parlour/kernel/game';
import { defaultsOf, type Options } from '@parlour/kernel/options';
import { type Random, seededRandom } from '@parlour/kernel/random';
import type { Character } from '@parlour/players/player';
import { think } from '@parlour/players/player';
import type { Caller, TableCommand } from '../commands.ts';
import { taskSituation } from '../computer/situation.ts';
import { computerPlayerNames } from '../computer/task.ts';
import { draftTable, type TableSetup } from '../create.ts';
import { foldTable } from '../fold.ts';
import { type LogEntry, numberEntries } from '../log.ts';
import { type CommandResult, type RunnerHost, runTable, type TableRunner } from '../runner.ts';
import { highestCard } from './highest-card.ts';

export type SimulatedTable = {
  runner: TableRunner;
  readonly log: LogEntry[];
  readonly ports: RunnerHost;
  /** The wall clock; a test may turn it back. */
  wall: number;
  /** When the runner wants to be woken, by a monotonic clock. */
  due: number | undefined;
  elapsed: number;
  ask(seat: Seat | null, verb: TableCommand, id?: string): Promise<CommandResult>;
  host(verb: TableCommand): Promise<CommandResult>;
  play(seat: Seat, play: Play): Promise<CommandResult>;
  pass(milliseconds: number): Promise<void>;
  /** Drops everything but the log, like a server restart. */
  restart(): void;
};

export type SimulationSettings = Partial<TableSetup> & {
  game?: Game;
  seed?: string;
  options?: Options;
  characters?: readonly Character[];
  ports?: Partial<RunnerHost>;
};

export const START_MS: number = Date.UTC(2026, 10, 15);

const entropyOf = (random: Random) => (length: number) => Uint8Array.from({ length }, () => random.below(256));

/** Resolves after everything that waits for the processor only. */
export const settlePromises = (): Promise<void> => new Promise(resolve => setImmediate(resolve));

export function simulateTable(settings: SimulationSettings = {}): SimulatedTable {
  const { game = highestCard as Game, characters = [], seed = 'sim', ports: special, ...given } = settings;
  const entropy = entropyOf(seededRandom(seed));
  const setup: TableSetup = { count: 2, ...given, options: { ...defaultsOf(game.options), ...settings.options } };
  const log = numberEntries(draftTable(game, setup, entropy), { number: 0, at: 0 }, START_MS);
  const ports: RunnerHost = {
    now: () => sim.wall,
    entropy,
    append: async entries => {
      if (entries[0]!.number !== log.length + 1) return 'behind';
      log.push(...entries);
      return 'kept';
    },
    readFrom: async from => log.slice(from - 1),
    think: async task => think(...taskSituation(game, characters, task)),
    onChange: () => undefined,
    scheduleWake: delay => {
      sim.due = delay === undefined ? undefined : sim.elapsed + delay;
    },
    onBotError: ({ error }) => {
      throw error;
    },
    computerNames: level => computerPlayerNames(characters, level, setup.options),
    isAway: () => false,
    ...special,
  };
  const sim = { log, ports, wall: START_MS, elapsed: 0, due: undefined } as unknown as SimulatedTable;
  sim.runner = runTable(foldTable(game, log), ports, 'fresh');
  sim.runner.updateDriving();
  return Object.assign(sim, {
    ask: (seat, verb, id) => sim.runner.handleCommand(callerAt(sim.runner, seat), verb, id),
    host: verb => sim.runner.handleCommand({ seat: null, host: true }, verb),
    play: (seat, play) => sim.ask(seat, { ask: 'play', play }),
    pass: milliseconds => passTime(sim, sim.elapsed + milliseconds),
    restart: () => {
      sim.due = undefined;
      sim.runner = runTable(foldTable(game, log), ports, 'resumed');
      sim.runner.updateDriving();
    },
  } satisfies Partial<SimulatedTable>);
}

export function callerAt({ table }: TableRunner, seat: Seat | null): Caller {
  const sits = seat === null ? undefined : table.seats[seat];
  return { seat, host: false, ...(sits?.is === 'person' ? { grant: sits.grant } : {}) };
}

async function passTime(sim: SimulatedTable, until: number): Promise<void> {
  await settlePromises();
  while (sim.due !== undefined && sim.due <= until) {
    turnClock(sim, Math.max(sim.due, sim.elapsed));
    sim.due = undefined;
    await sim.runner.runDue();
    await settlePromises();
  }
  turnClock(sim, until);
}

function turnClock(sim: SimulatedTable, elapsed: number): void {
  sim.wall += elapsed - sim.elapsed;
  sim.elapsed = elapsed;
}

/** Two persons who have cut, so that the match has begun. */
export async function twoPersons(settings: SimulationSettings = {}): Promise<SimulatedTable> {
  const sim = simulateTable(settings);
  await sim.ask(null, { ask: 'sit', name: 'Ada', cut: 'ada-cuts' });
  await sim.ask(null, { ask: 'sit', name: 'Bob', cut: 'bob-cuts' });
  return sim;
}

export const handOf = (sim: SimulatedTable, seat: Seat): string[] => {
  const { game, current } = sim.runner.table;
  return [...(game.view(current!.match.state, seat).hand ?? [])];
};

/** Plays legal cards until the match is over or only computer players are awaited. */
export async function playToEnd(sim: SimulatedTable, seats: readonly Seat[], maxPlays = 1000): Promise<void> {
  for (let n = 0; n < maxPlays; n++) {
    const { status, game, current } = sim.runner.table;
    if (status?.is !== 'open') return;
    const seat = status.turn.find(awaited => seats.includes(awaited));
    if (seat === undefined) await sim.pass(1000);
    else await sim.play(seat, game.plays(current!.match.state, seat)[0]!);
  }
}
