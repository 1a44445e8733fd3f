/** The houses of a storm: they stand on one disk, fall, and are raised again with nothing but what is on it. */

import { type Failure, failure, itemAt } from '@parlour/kernel/result';
import { think } from '@parlour/players/player';
import { startBackgroundJobs } from '@parlour/server/background-jobs';
import type { Bus, BusMessage } from '@parlour/server/bus/types';
import { clubHooks } from '@parlour/server/club/hooks';
import { DEFAULT_CONFIG } from '@parlour/server/config';
import type { ServerContext } from '@parlour/server/context';
import type { GameRegistry, OpenedGame } from '@parlour/server/game-registry';
import { NO_LIMITS } from '@parlour/server/limits/defaults';
import { createLimitSync, createRateLimiter } from '@parlour/server/limits/rate-limiter';
import { openConnection } from '@parlour/server/net/connection';
import type { Transport } from '@parlour/server/net/transport';
import { createMemoryStore, type MemoryDatabase } from '@parlour/server/store/memory';
import { silentTelemetry } from '@parlour/server/telemetry';
import { createTokens } from '@parlour/server/tokens';
import { taskSituation } from '@parlour/table/computer/situation';
import type { ThinkService } from '@parlour/table/computer/task';
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
  readonly disk: MemoryDatabase;
  readonly library: GameRegistry;
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
    fall(itemAt(town.standing.splice(sim.between(0, town.standing.length - 1), 1), 0));
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
  const store = badDisk(createMemoryStore(disk, server), sim, weather, life);
  const limits = createRateLimiter(NO_LIMITS, { now: sim.now, later: sim.later }, () => undefined);
  const context: ServerContext = {
    serverId: server,
    store,
    bus: slowBus(sim, weather, ether, server, life),
    clock: {
      now() {
        if (sim.once(200 * weather.jumps)) skew += sim.between(-3_600_000, 3_600_000);
        return START + sim.now() + skew;
      },
      later: (milliseconds, run) => sim.later(milliseconds, () => life.isOver || run()),
    },
    telemetry: { ...silentTelemetry, logError: error => faults.push(error) },
    entropy: length => Uint8Array.from({ length }, () => sim.random.below(256)),
    games: library,
    tokens: createTokens('the key of the storm'),
    retentionDays: DEFAULT_CONFIG.retentionDays,
    canWrite: async () => true,
    workers: {
      thinkServiceFor: thinkerOf,
      hintServiceFor: thinkerOf,
      verifyRecord: noRecords,
      evaluateDaily: noRecords,
    },
    limits,
    syncLimits: createLimitSync(limits, store, 'the key of the storm'),
    maxSpectators: 100,
    operatorKey: undefined,
    tables: new Map(),
    liveTables: new Set(),
    hooks: clubHooks,
    closeSession: () => undefined,
    isClosing: false,
  };
  startBackgroundJobs(context);
  return { house: context, life, lines: new Set() };
}

const thinkerOf =
  ({ game, loadCharacters: minds }: OpenedGame): ThinkService =>
  async task =>
    think(...taskSituation(game, await minds(), task));

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
