/** One server in simulated time without faults, on a store in memory. */
import { type Failure, failure } from '@parlour/kernel/result';
import { think } from '@parlour/players/player';
import { singleServerBus } from '@parlour/server/bus/types';
import { clubHooks } from '@parlour/server/club/hooks';
import { DEFAULT_CONFIG } from '@parlour/server/config';
import type { ServerContext } from '@parlour/server/context';
import type { GameRegistry, OpenedGame } from '@parlour/server/game-registry';
import { NO_LIMITS } from '@parlour/server/limits/defaults';
import { createRateLimiter } from '@parlour/server/limits/rate-limiter';
import { createMemoryStore, type MemoryDatabase } from '@parlour/server/store/memory';
import { silentTelemetry } from '@parlour/server/telemetry';
import { createTokens } from '@parlour/server/tokens';
import { taskSituation } from '@parlour/table/computer/situation';
import type { ThinkService } from '@parlour/table/computer/task';
import type { Simulation } from './simulated-time.ts';

const noRecords = async (): Promise<Failure> => failure('There are no records in simulated time.');

const START_TIME_MS = Date.UTC(2026, 10, 15);

export const simulatedTimeMs = (sim: Simulation): number => START_TIME_MS + sim.now();

const thinkerOf =
  ({ game, loadCharacters }: OpenedGame): ThinkService =>
  async task =>
    think(...taskSituation(game, await loadCharacters(), task));

/** Computer players think at once, without threads. */
export const INSTANT_WORKERS: ServerContext['workers'] = {
  thinkServiceFor: thinkerOf,
  hintServiceFor: thinkerOf,
  verifyRecord: noRecords,
  evaluateDaily: noRecords,
};

/** For a game outside the shelf: its players know nothing but the contract. */
export const GENERIC_PLAYERS: Pick<OpenedGame, 'people' | 'loadCharacters'> = {
  people: [],
  loadCharacters: async () => [],
};

export function newSingleServer(sim: Simulation, memory: MemoryDatabase, library: GameRegistry): ServerContext {
  const clock = { now: () => simulatedTimeMs(sim), later: sim.schedule };
  return {
    serverId: 'alone',
    store: createMemoryStore(memory),
    bus: singleServerBus,
    clock,
    telemetry: silentTelemetry,
    entropy: length => Uint8Array.from({ length }, () => sim.random.below(256)),
    games: library,
    tokens: createTokens('a key'),
    retentionDays: DEFAULT_CONFIG.retentionDays,
    canWrite: async () => true,
    workers: INSTANT_WORKERS,
    limits: createRateLimiter(NO_LIMITS, clock, () => undefined),
    syncLimits: async () => undefined,
    maxSpectators: 100,
    operatorKey: undefined,
    tables: new Map(),
    liveTables: new Set(),
    hooks: clubHooks,
    closeSession: () => undefined,
    isClosing: false,
  };
}
