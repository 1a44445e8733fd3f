/** The servers of a storm: they share one disk, crash, and are restarted with nothing but what is on it. */
import { itemAt } from '@parlour/kernel/result';
import { startBackgroundJobs } from '@parlour/server/background-jobs';
import type { Bus, BusMessage } from '@parlour/server/bus/types';
import { clubHooks } from '@parlour/server/club/hooks';
import { DEFAULT_CONFIG } from '@parlour/server/config';
import type { ServerContext } from '@parlour/server/context';
import type { GameRegistry } from '@parlour/server/game-registry';
import { NO_LIMITS } from '@parlour/server/limits/defaults';
import { createLimitSync, createRateLimiter } from '@parlour/server/limits/rate-limiter';
import { openConnection } from '@parlour/server/net/connection';
import type { Transport } from '@parlour/server/net/transport';
import { createMemoryStore, type MemoryDatabase } from '@parlour/server/store/memory';
import { silentTelemetry } from '@parlour/server/telemetry';
import { createTokens } from '@parlour/server/tokens';
import type { FaultPlan, ServerPicker } from './faults.ts';
import { type ProcessState, unreliableStore } from './faults.ts';
import type { Simulation } from './simulated-time.ts';
import { INSTANT_WORKERS, simulatedTimeMs } from './single-server.ts';

export type SimulatedServer = {
  readonly context: ServerContext;
  readonly state: ProcessState;
  readonly lines: Set<Transport>;
};

export type SimulatedServers = {
  /** Returns how a new client connects. */
  readonly connect: ServerPicker;
  /** The same for a signed-in member. */
  connectAs(session: string): ServerPicker;
  readonly running: SimulatedServer[];
  readonly faults: unknown[];
};

export type ServersSetup = {
  readonly sim: Simulation;
  readonly weather: FaultPlan;
  readonly disk: MemoryDatabase;
  readonly library: GameRegistry;
};

export function startServers(setup: ServersSetup): SimulatedServers {
  const { sim, weather: plan } = setup;
  const servers: SimulatedServers = {
    running: [],
    faults: [],
    connect: () => pickServer(servers, sim),
    connectAs: session => () => pickServer(servers, sim, session),
  };
  const subscribers: BusSubscribers = new Map();
  let started = 0;
  const startNext = (): void =>
    void servers.running.push(startServer(setup, subscribers, `house ${++started}`, servers.faults));
  for (let n = 0; n < plan.servers; n++) startNext();
  const everySecond = (): void => {
    sim.schedule(1000, everySecond);
    if (!sim.oneIn(plan.crashOdds) || servers.running.length === 0) return;
    crash(itemAt(servers.running.splice(sim.between(0, servers.running.length - 1), 1), 0));
    sim.schedule(sim.between(100, 5000), startNext);
  };
  everySecond();
  return servers;
}

function pickServer(
  { running: standing }: SimulatedServers,
  sim: Simulation,
  session?: string,
): ReturnType<ServerPicker> {
  const at = standing[sim.between(0, Math.max(0, standing.length - 1))];
  if (!at) return undefined;
  return transport => {
    at.lines.add(transport);
    return openConnection(at.context, transport, 'somewhere', session);
  };
}

/** Crashes like a killed process: nothing is sent and nothing is finished. */
function crash({ state, lines }: SimulatedServer): void {
  state.isOver = true;
  for (const transport of lines) transport.close(1006, '');
}

function startServer(
  setup: ServersSetup,
  subscribers: BusSubscribers,
  server: string,
  faults: unknown[],
): SimulatedServer {
  const { sim, weather: plan, disk, library } = setup;
  const state: ProcessState = { isOver: false };
  let skew = 0;
  const store = unreliableStore(createMemoryStore(disk, server), sim, plan, state);
  const limits = createRateLimiter(NO_LIMITS, { now: sim.now, later: sim.schedule }, () => undefined);
  const context: ServerContext = {
    serverId: server,
    store,
    bus: unreliableBus(sim, plan, subscribers, server, state),
    clock: {
      now() {
        if (sim.oneIn(200 * plan.clockJumpOdds)) skew += sim.between(-3_600_000, 3_600_000);
        return simulatedTimeMs(sim) + skew;
      },
      later: (milliseconds, run) => sim.schedule(milliseconds, () => state.isOver || run()),
    },
    telemetry: { ...silentTelemetry, logError: error => faults.push(error) },
    entropy: length => Uint8Array.from({ length }, () => sim.random.below(256)),
    games: library,
    tokens: createTokens('the key of the storm'),
    retentionDays: DEFAULT_CONFIG.retentionDays,
    canWrite: async () => true,
    workers: INSTANT_WORKERS,
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
  return { context, state, lines: new Set() };
}

type OnBusMessage = (message: BusMessage) => void;

/** Subscribers by table, then by server. */
type BusSubscribers = Map<string, Map<string, OnBusMessage>>;

/** A bus that delivers late, sometimes twice, sometimes not at all, and at times is down. */
function unreliableBus(
  sim: Simulation,
  plan: FaultPlan,
  subscribers: BusSubscribers,
  server: string,
  state: ProcessState,
): Bus {
  const deliver = (table: string, message: BusMessage): void => {
    for (const [other, onMessage] of subscribers.get(table) ?? []) {
      if (other !== server) sim.schedule(sim.between(1, 300), () => onMessage(structuredClone(message)));
    }
  };
  return {
    isShared: true,
    isUp: () => plan.bus === 'up',
    publish(table, message) {
      if (plan.bus === 'away' || sim.oneIn(20)) return;
      deliver(table, message);
      if (sim.oneIn(10)) deliver(table, message);
    },
    subscribe(table, onMessage) {
      const here = subscribers.get(table) ?? new Map<string, OnBusMessage>();
      subscribers.set(
        table,
        here.set(server, message => state.isOver || onMessage(message)),
      );
      return () => here.delete(server);
    },
    close: async () => undefined,
  };
}
