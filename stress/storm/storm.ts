/** One storm: a table, its guests, and everything that can go wrong, in simulated time. The same seed, the same storm. */

import { readData } from '@parlour/games/shelf/node';
import { gamesOnShelf } from '@parlour/games/shelf/shelf';
import { defaultsOf, type Options } from '@parlour/kernel/options';
import { pick } from '@parlour/kernel/random';
import { success, unwrap } from '@parlour/kernel/result';
import { createGameRegistry, type GameRegistry } from '@parlour/server/game-registry';
import { createMemoryDatabase, createMemoryStore } from '@parlour/server/store/memory';
import { createTable } from '@parlour/server/tables/create-table';
import { highestCard } from '@parlour/table/tests/highest-card';
import { complaints } from './check.ts';
import { GENERIC } from './lone-server.ts';
import { type Person, sendPerson } from './player.ts';
import { type Sim, simulate } from './sim.ts';
import { foundTown, type Town } from './town.ts';
import { calm, drawWeather, type Weather } from './weather.ts';

export type StormAftermath = {
  readonly seed: string;
  readonly game: string;
  readonly weather: Weather;
  readonly entries: number;
  readonly plays: number;
  readonly complaints: readonly string[];
};

/** Games are opened once for all storms. The quick one for tests has everything a storm needs, so it comes oftenest. */
const shelf = createGameRegistry(readData);
const library: GameRegistry = {
  open: async (id, options, rules) =>
    id === highestCard.id
      ? success({
          game: highestCard,
          options: { ...defaultsOf(highestCard.options), ...(options as object) },
          ...GENERIC,
        })
      : shelf.open(id, options, rules),
};

function choose({ random, once }: Sim): { game: string; options: Options; count: number } {
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

async function readWhole({ id }: { readonly id: string }): Promise<void> {
  const opened = await library.open(id, {});
  if (opened.ok) await opened.value.loadCharacters();
}

export async function storm(seed: string): Promise<StormAftermath> {
  // Reading a box from the real disk takes real time, which a seed does not know of.
  await Promise.all(gamesOnShelf().map(readWhole));
  const sim = simulate(seed);
  const weather = drawWeather(sim.random);
  const drawn = { ...weather };
  const memory = createMemoryDatabase(sim.now);
  const disk = createMemoryStore(memory);
  const town = foundTown({ sim, weather, disk: memory, library });
  const { game, options, count } = choose(sim);
  const settings = { clock: pick(sim.random, CLOCKS), pace: pick(sim.random, ['instant', 'brisk'] as const) };
  const { table, host } = await layInStorm(sim, town, { game, options, seats: count, settings });
  const persons = Array.from({ length: sim.between(1, count) }, (_, n) =>
    sendPerson(sim, weather, town.reach, { table, ...(n === 0 ? { host } : {}) }, `p${n}`),
  );
  await sim.pass(1000 * sim.between(20, 90));
  calm(weather);
  await sim.pass(8000);
  for (const person of persons) person.rest();
  await settleDown(sim, persons);
  const before = (await disk.read(table, 1)).length;
  await sim.pass(15_000);
  const log = await disk.read(table, 1);
  const opened = unwrap(await library.open(game, options));
  const plays = log.filter(entry => entry.what === 'input').length;
  const found = [...complaints({ game: opened.game, log, before, persons })];
  return { seed, game, weather: drawn, entries: log.length, plays, complaints: found };
}

/** Lines silent for long are given up, and the computer players come to wait for somebody. */
async function settleDown(sim: Sim, persons: readonly Person[]): Promise<void> {
  await sim.pass(45_000);
  for (let n = 0; n < 20 && persons.some(person => person.asked.some(({ reply }) => !reply)); n++)
    await sim.pass(10_000);
}

export async function layInStorm(
  sim: Sim,
  town: Town,
  request: Parameters<typeof createTable>[1],
): Promise<{ table: string; host: string }> {
  for (;;) {
    const context = town.standing[0]?.house;
    let laid: Awaited<ReturnType<typeof createTable>> | undefined;
    if (context)
      void createTable(context, request, 'somewhere').then(
        done => (laid = done),
        () => undefined,
      );
    await sim.pass(2000);
    if (!laid) continue;
    const { live: room, hostToken: host } = unwrap(laid);
    return { table: room.row.id, host };
  }
}
