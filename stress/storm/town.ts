/** The houses of a storm: they stand on one disk, fall, and are raised again with nothing but what is on it. */

import { nth } from '@parlour/kernel/must';
import { type Failure, failure } from '@parlour/kernel/result';
import { think } from '@parlour/players/think';
import { runBackground } from '@parlour/server/background';
import type { Bus, BusMessage } from '@parlour/server/bus/port';
import { DEFAULTS } from '@parlour/server/config';
import { openConnection } from '@parlour/server/connection';
import type { Library, OpenedGame } from '@parlour/server/library';
import { NO_LIMITS } from '@parlour/server/limits/amounts';
import { countBy } from '@parlour/server/limits/counter';
import { shareBy } from '@parlour/server/limits/sharing';
import type { Transport } from '@parlour/server/live-table';
import type { ServerContext } from '@parlour/server/open-tables';
import { silent } from '@parlour/server/report';
import { type Memory, memoryStore } from '@parlour/server/store/memory';
import { signTokens } from '@parlour/server/tokens';
import type { Thinker } from '@parlour/table/task';
import { situationOf } from '@parlour/table/thinking';
import { badDisk, type Life } from './disk.ts';
import type { Reach } from './network.ts';
import type { Sim } from './sim.ts';
import type { Weather } from './weather.ts';

const noRecords = async (): Promise<Failure> => failure('There are no records in a storm.');

export type TownStanding = { readonly house: ServerContext; readonly life: Life; readonly lines: Set<Transport> };

export type Town = {
  /** Where a guest who comes now is received. */
  readonly reach: Reach;
  /** The same for whoever has signed in. */
  reachAs(session: string): Reach;
  readonly standing: TownStanding[];
  readonly faults: unknown[];
};

export type Ground = {
  readonly sim: Sim;
  readonly weather: Weather;
  readonly disk: Memory;
  readonly library: Library;
};

const START = Date.UTC(2026, 10, 15);

export function foundTown(ground: Ground): Town {
  const { sim, weather } = ground;
  const town: Town = {
    standing: [],
    faults: [],
    reach: () => receiving(town, sim),
    reachAs: session => () => receiving(town, sim, session),
  };
  const ether: Ether = new Map();
  let raised = 0;
  const build = (): void => void town.standing.push(raise(ground, ether, `house ${++raised}`, town.faults));
  for (let n = 0; n < weather.houses; n++) build();
  const everySecond = (): void => {
    sim.later(1000, everySecond);
    if (!sim.once(weather.crashes) || town.standing.length === 0) return;
    fall(nth(town.standing.splice(sim.between(0, town.standing.length - 1), 1), 0));
    sim.later(sim.between(100, 5000), build);
  };
  everySecond();
  return town;
}

function receiving({ standing }: Town, sim: Sim, session?: string): ReturnType<Reach> {
  const at = standing[sim.between(0, Math.max(0, standing.length - 1))];
  if (!at) return undefined;
  return transport => {
    at.lines.add(transport);
    return openConnection(at.house, transport, 'somewhere', session);
  };
}

/** Like a process that is killed: nothing is said, nothing is finished. */
function fall({ life, lines }: TownStanding): void {
  life.isOver = true;
  for (const transport of lines) transport.close(1006, '');
}

function raise(ground: Ground, ether: Ether, server: string, faults: unknown[]): TownStanding {
  const { sim, weather, disk, library } = ground;
  const life: Life = { isOver: false };
  let skew = 0;
  const store = badDisk(memoryStore(disk, server), sim, weather, life);
  const limits = countBy(NO_LIMITS, { now: sim.now, later: sim.later }, () => undefined);
  const context: ServerContext = {
    server,
    store,
    bus: slowBus(sim, weather, ether, server, life),
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
    keep: DEFAULTS.keep,
    canWrite: async () => true,
    thinking: { thinkerOf, hinterOf: thinkerOf, replay: noRecords, judgeDay: noRecords },
    limits,
    shareLimits: shareBy(limits, store, 'the key of the storm'),
    mostOnlookers: 100,
    operatorKey: undefined,
    tables: new Map(),
    live: new Set(),
    hangUp: () => undefined,
    isClosing: false,
  };
  runBackground(context);
  return { house: context, life, lines: new Set() };
}

const thinkerOf =
  ({ game, minds }: OpenedGame): Thinker =>
  async task =>
    think(...situationOf(game, await minds(), task));

type Heard = (message: BusMessage) => void;

/** Who listens to a table: a house, and what it does when it hears. */
type Ether = Map<string, Map<string, Heard>>;

/** Houses hear of each other late, sometimes twice, and sometimes not at all; at times there is no bus. */
function slowBus(sim: Sim, weather: Weather, ether: Ether, server: string, life: Life): Bus {
  const deliver = (table: string, message: BusMessage): void => {
    for (const [other, heard] of ether.get(table) ?? []) {
      if (other !== server) sim.later(sim.between(1, 300), () => heard(structuredClone(message)));
    }
  };
  return {
    isShared: true,
    isUp: () => weather.bus === 'up',
    publish(table, message) {
      if (weather.bus === 'away' || sim.once(20)) return;
      deliver(table, message);
      if (sim.once(10)) deliver(table, message);
    },
    subscribe(table, heard) {
      const here = ether.get(table) ?? new Map<string, Heard>();
      ether.set(
        table,
        here.set(server, message => life.isOver || heard(message)),
      );
      return () => here.delete(server);
    },
    close: async () => undefined,
  };
}
