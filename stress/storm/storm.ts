/** One storm: a table, its players and every kind of fault in simulated time. The same seed gives the same storm. */

import { readShelfData } from '@parlour/games/shelf/node-files';
import { gamesOnShelf } from '@parlour/games/shelf/shelf';
import { defaultsOf, type Options } from '@parlour/kernel/options';
import { pick } from '@parlour/kernel/random';
import { success, unwrap } from '@parlour/kernel/result';
import { createGameRegistry, type GameRegistry } from '@parlour/server/game-registry';
import { createMemoryDatabase, createMemoryStore } from '@parlour/server/store/memory';
import { createTable } from '@parlour/server/tables/create-table';
import { highestCard } from '@parlour/table/tests/highest-card';
import { findComplaints } from './check.ts';
import { drawFaultPlan, type FaultPlan, stopFaults } from './faults.ts';
import { type StormPlayer, startPlayer } from './player.ts';
import { type SimulatedServers, startServers } from './simulated-servers.ts';
import { type Simulation, startSimulation } from './simulated-time.ts';
import { GENERIC_PLAYERS } from './single-server.ts';

export type StormAftermath = {
  readonly seed: string;
  readonly game: string;
  readonly weather: FaultPlan;
  readonly entries: number;
  readonly plays: number;
  readonly complaints: readonly string[];
};

/** Games are opened once for all storms. The quick test game exercises everything, so it is drawn most often. */
const shelfLibrary = createGameRegistry(readShelfData);
const library: GameRegistry = {
  open: async (id, options, rules) =>
    id === highestCard.id
      ? success({
          game: highestCard,
          options: { ...defaultsOf(highestCard.options), ...(options as object) },
          ...GENERIC_PLAYERS,
        })
      : shelfLibrary.open(id, options, rules),
};

function chooseGame({ random, oneIn: once }: Simulation): { game: string; options: Options; count: number } {
  if (!once(4)) {
    return {
      game: highestCard.id,
      options: { race: once(3), stall: pick(random, [0, 0, 20]) },
      count: 2 + random.below(3),
    };
  }
  const { id, seats } = pick(random, gamesOnShelf());
  return { game: id, options: {}, count: Math.min(seats[1], Math.max(seats[0], 2 + random.below(3))) };
}

const CLOCKS = [
  { kind: 'none' },
  { kind: 'none' },
  { kind: 'turn', seconds: 10 },
  { kind: 'bank', seconds: 60, increment: 3 },
] as const;

async function preloadGame({ id }: { readonly id: string }): Promise<void> {
  const opened = await library.open(id, {});
  if (opened.ok) await opened.value.loadCharacters();
}

export async function runStorm(seed: string): Promise<StormAftermath> {
  // Reading a box from the real disk takes real time, which would break determinism.
  await Promise.all(gamesOnShelf().map(preloadGame));
  const sim = startSimulation(seed);
  const plan = drawFaultPlan(sim.random);
  const drawn = { ...plan };
  const memory = createMemoryDatabase(sim.now);
  const disk = createMemoryStore(memory);
  const servers = startServers({ sim, weather: plan, disk: memory, library });
  const { game, options, count } = chooseGame(sim);
  const settings = { clock: pick(sim.random, CLOCKS), pace: pick(sim.random, ['instant', 'brisk'] as const) };
  const { table, host } = await createTableInStorm(sim, servers, { game, options, seats: count, settings });
  const persons = Array.from({ length: sim.between(1, count) }, (_, n) =>
    startPlayer(sim, plan, servers.connect, { table, ...(n === 0 ? { host } : {}) }, `p${n}`),
  );
  await sim.advance(1000 * sim.between(20, 90));
  stopFaults(plan);
  await sim.advance(8000);
  for (const person of persons) person.stopPlaying();
  await waitUntilAnswered(sim, persons);
  const before = (await disk.read(table, 1)).length;
  await sim.advance(15_000);
  const log = await disk.read(table, 1);
  const opened = unwrap(await library.open(game, options));
  const plays = log.filter(entry => entry.what === 'input').length;
  const found = [...findComplaints({ game: opened.game, log, before, persons })];
  return { seed, game, weather: drawn, entries: log.length, plays, complaints: found };
}

/** Waits until dead connections time out, and until bots wait for people. */
async function waitUntilAnswered(sim: Simulation, persons: readonly StormPlayer[]): Promise<void> {
  await sim.advance(45_000);
  for (let n = 0; n < 20 && persons.some(person => person.asked.some(({ reply }) => !reply)); n++)
    await sim.advance(10_000);
}

export async function createTableInStorm(
  sim: Simulation,
  servers: SimulatedServers,
  request: Parameters<typeof createTable>[1],
): Promise<{ table: string; host: string }> {
  for (;;) {
    const context = servers.running[0]?.context;
    let created: Awaited<ReturnType<typeof createTable>> | undefined;
    if (context)
      void createTable(context, request, 'somewhere').then(
        done => (created = done),
        () => undefined,
      );
    await sim.advance(2000);
    if (!created) continue;
    const { live: room, hostToken: host } = unwrap(created);
    return { table: room.row.id, host };
  }
}
