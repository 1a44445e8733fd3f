/** A sitting in simulated time: real table, real runner, a log in memory, and a clock that the test moves. */
import type { Game, Play, Seat } from '@parlour/kernel/game';
import { defaultsOf, type Options } from '@parlour/kernel/options';
import { type Random, seeded } from '@parlour/kernel/random';
import type { Character } from '@parlour/players/player';
import { think } from '@parlour/players/think';
import { namesOf } from '../company.ts';
import { foldTable } from '../fold.ts';
import { type Laying, layTable } from '../lay.ts';
import { type Entry, stamp } from '../log.ts';
import { type RunnerAnswer, type RunnerPorts, runTable, type TableRunner } from '../runner.ts';
import { situationOf } from '../thinking.ts';
import type { Asker, Verb } from '../verbs.ts';
import { highestCard } from './highest-card.ts';

export type Sim = {
  runner: TableRunner;
  readonly log: Entry[];
  readonly ports: RunnerPorts;
  /** The hand of the wall clock; a test may also turn it back. */
  wall: number;
  /** When the runner wants to be woken, by a clock that nobody turns. */
  due: number | undefined;
  elapsed: number;
  ask(seat: Seat | null, verb: Verb, id?: string): Promise<RunnerAnswer>;
  host(verb: Verb): Promise<RunnerAnswer>;
  play(seat: Seat, play: Play): Promise<RunnerAnswer>;
  pass(milliseconds: number): Promise<void>;
  /** Forgets everything but the log, as a restart does. */
  restart(): void;
};

export type Setting = Partial<Laying> & {
  game?: Game;
  seed?: string;
  options?: Options;
  characters?: readonly Character[];
  ports?: Partial<RunnerPorts>;
};

export const START: number = Date.UTC(2026, 10, 15);

const entropyOf = (random: Random) => (length: number) => Uint8Array.from({ length }, () => random.below(256));

/** Everything that waits for nothing but the processor. */
export const settled = (): Promise<void> => new Promise(resolve => setImmediate(resolve));

export function simulate(setting: Setting = {}): Sim {
  const { game = highestCard as Game, characters = [], seed = 'sim', ports: special, ...given } = setting;
  const entropy = entropyOf(seeded(seed));
  const laying: Laying = { count: 2, ...given, options: { ...defaultsOf(game.options), ...setting.options } };
  const log = stamp(layTable(game, laying, entropy), { number: 0, at: 0 }, START);
  const ports: RunnerPorts = {
    now: () => sim.wall,
    entropy,
    append: async entries => {
      if (entries[0]!.number !== log.length + 1) return 'behind';
      log.push(...entries);
      return 'kept';
    },
    read: async from => log.slice(from - 1),
    think: async task => think(...situationOf(game, characters, task)),
    heard: () => undefined,
    stir: delay => {
      sim.due = delay === undefined ? undefined : sim.elapsed + delay;
    },
    botFailed: ({ error }) => {
      throw error;
    },
    namesOf: level => namesOf(characters, level, laying.options),
    isAway: () => false,
    ...special,
  };
  const sim = { log, ports, wall: START, elapsed: 0, due: undefined } as unknown as Sim;
  sim.runner = runTable(foldTable(game, log), ports, 'fresh');
  sim.runner.drive();
  return Object.assign(sim, {
    ask: (seat, verb, id) => sim.runner.ask(askerOf(sim.runner, seat), verb, id),
    host: verb => sim.runner.ask({ seat: null, host: true }, verb),
    play: (seat, play) => sim.ask(seat, { ask: 'play', play }),
    pass: milliseconds => passTime(sim, sim.elapsed + milliseconds),
    restart: () => {
      sim.due = undefined;
      sim.runner = runTable(foldTable(game, log), ports, 'resumed');
      sim.runner.drive();
    },
  } satisfies Partial<Sim>);
}

export function askerOf({ table }: TableRunner, seat: Seat | null): Asker {
  const sits = seat === null ? undefined : table.seats[seat];
  return { seat, host: false, ...(sits?.is === 'person' ? { grant: sits.grant } : {}) };
}

async function passTime(sim: Sim, until: number): Promise<void> {
  await settled();
  while (sim.due !== undefined && sim.due <= until) {
    turnClock(sim, Math.max(sim.due, sim.elapsed));
    sim.due = undefined;
    await sim.runner.wake();
    await settled();
  }
  turnClock(sim, until);
}

function turnClock(sim: Sim, elapsed: number): void {
  sim.wall += elapsed - sim.elapsed;
  sim.elapsed = elapsed;
}

/** Two persons who have cut, so that the match has begun. */
export async function twoPersons(setting: Setting = {}): Promise<Sim> {
  const sim = simulate(setting);
  await sim.ask(null, { ask: 'sit', name: 'Ada', cut: 'ada-cuts' });
  await sim.ask(null, { ask: 'sit', name: 'Bob', cut: 'bob-cuts' });
  return sim;
}

export const handOf = (sim: Sim, seat: Seat): string[] => {
  const { game, sitting } = sim.runner.table;
  return [...(game.view(sitting!.match.state, seat).hand ?? [])];
};

/** Plays anything permitted until the match is over or everybody waits for a computer player. */
export async function playOn(sim: Sim, seats: readonly Seat[], most = 1000): Promise<void> {
  for (let n = 0; n < most; n++) {
    const { status, game, sitting } = sim.runner.table;
    if (status?.is !== 'open') return;
    const seat = status.turn.find(awaited => seats.includes(awaited));
    if (seat === undefined) await sim.pass(1000);
    else await sim.play(seat, game.plays(sitting!.match.state, seat)[0]!);
  }
}
