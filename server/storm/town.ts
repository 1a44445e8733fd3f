/** The houses of a storm: they stand on one disk, fall, and are raised again with nothing but what is on it. */
import { think } from '@parlour/players/think';
import { situationOf } from '@parlour/table/thinking';
import type { Bus } from '../bus.ts';
import { doChores } from '../chores.ts';
import type { House } from '../house.ts';
import type { Library } from '../library.ts';
import { silent } from '../report.ts';
import type { Line } from '../room.ts';
import type { Store } from '../store/port.ts';
import { signTokens } from '../tokens.ts';
import { receiveVisitor } from '../visitor.ts';
import { badDisk, type Life } from './disk.ts';
import type { Reach } from './network.ts';
import type { Sim } from './sim.ts';
import type { Weather } from './weather.ts';

export type Standing = { readonly house: House; readonly life: Life; readonly lines: Set<Line> };

export type Town = {
  /** Where a guest who comes now is received. */
  readonly reach: Reach;
  readonly standing: Standing[];
  readonly faults: unknown[];
};

export type Ground = {
  readonly sim: Sim;
  readonly weather: Weather;
  readonly disk: Store;
  readonly library: Library;
};

const START = Date.UTC(2026, 10, 15);

export function foundTown(ground: Ground): Town {
  const { sim, weather } = ground;
  const town: Town = {
    standing: [],
    faults: [],
    reach: () => receiving(town, sim),
  };
  const bus = slowBus(sim);
  const build = (): void => void town.standing.push(raise(ground, bus, town.faults));
  for (let n = 0; n < weather.houses; n++) build();
  const everySecond = (): void => {
    sim.later(1000, everySecond);
    if (!sim.once(weather.crashes) || town.standing.length === 0) return;
    fall(town.standing.splice(sim.between(0, town.standing.length - 1), 1)[0]!);
    sim.later(sim.between(100, 5000), build);
  };
  everySecond();
  return town;
}

function receiving({ standing }: Town, sim: Sim): ReturnType<Reach> {
  const at = standing[sim.between(0, Math.max(0, standing.length - 1))];
  if (!at) return undefined;
  return line => {
    at.lines.add(line);
    return receiveVisitor(at.house, line);
  };
}

/** Like a process that is killed: nothing is said, nothing is finished. */
function fall({ life, lines }: Standing): void {
  life.isOver = true;
  for (const line of lines) line.close(1006, '');
}

function raise({ sim, weather, disk, library }: Ground, bus: Bus, faults: unknown[]): Standing {
  const life: Life = { isOver: false };
  let skew = 0;
  const house: House = {
    store: badDisk(disk, sim, weather, life),
    bus: { ...bus, subscribe: (table, heard) => bus.subscribe(table, number => life.isOver || heard(number)) },
    clock: {
      now() {
        if (sim.once(200 * weather.jumps)) skew += sim.between(-3_600_000, 3_600_000);
        return START + sim.now() + skew;
      },
      later: (milliseconds, run) => sim.later(milliseconds, () => life.isOver || run()),
    },
    report: { ...silent, fault: error => faults.push(error) },
    entropy: length => Uint8Array.from({ length }, () => sim.random.below(256)),
    library,
    tokens: signTokens('the key of the storm'),
    thinkerOf:
      ({ game, characters }) =>
      async task =>
        think(...situationOf(game, characters, task)),
    rooms: new Map(),
    isClosing: false,
  };
  doChores(house);
  return { house, life, lines: new Set() };
}

/** Houses hear of each other late, sometimes twice, and sometimes not at all. */
function slowBus(sim: Sim): Bus {
  const listeners = new Map<string, Set<(number: number) => void>>();
  const deliver = (table: string, number: number): void => {
    for (const heard of listeners.get(table) ?? []) sim.later(sim.between(1, 300), () => heard(number));
  };
  return {
    isShared: true,
    publish(table, number) {
      if (sim.once(20)) return;
      deliver(table, number);
      if (sim.once(10)) deliver(table, number);
    },
    subscribe(table, heard) {
      const here = listeners.get(table) ?? new Set();
      listeners.set(table, here.add(heard));
      return () => here.delete(heard);
    },
  };
}
