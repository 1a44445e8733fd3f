/** One house in simulated time and good weather, on a store in memory. */
import { type Failure, failure } from '@parlour/kernel/result';
import { think } from '@parlour/players/think';
import { aloneBus } from '@parlour/server/bus/port';
import { DEFAULTS } from '@parlour/server/config';
import type { Library, OpenedGame } from '@parlour/server/library';
import { NO_LIMITS } from '@parlour/server/limits/amounts';
import { countBy } from '@parlour/server/limits/counter';
import type { ServerContext } from '@parlour/server/open-tables';
import { silent } from '@parlour/server/report';
import { type Memory, memoryStore } from '@parlour/server/store/memory';
import { signTokens } from '@parlour/server/tokens';
import type { Thinker } from '@parlour/table/task';
import { situationOf } from '@parlour/table/thinking';
import type { Sim } from './sim.ts';

const noRecords = async (): Promise<Failure> => failure('There are no records here.');

const START = Date.UTC(2026, 10, 15);

export const timeIn = (sim: Sim): number => START + sim.now();

const thinkerOf =
  ({ game, minds }: OpenedGame): Thinker =>
  async task =>
    think(...situationOf(game, await minds(), task));

/** For a game of no box: whoever sits down knows nothing but the contract. */
export const GENERIC: Pick<OpenedGame, 'people' | 'minds'> = { people: [], minds: async () => [] };

export function loneServer(sim: Sim, memory: Memory, library: Library): ServerContext {
  const clock = { now: () => timeIn(sim), later: sim.later };
  return {
    server: 'alone',
    store: memoryStore(memory),
    bus: aloneBus,
    clock,
    report: silent,
    entropy: length => Uint8Array.from({ length }, () => sim.random.below(256)),
    library,
    tokens: signTokens('a key'),
    keep: DEFAULTS.keep,
    canWrite: async () => true,
    thinking: { thinkerOf, hinterOf: thinkerOf, replay: noRecords, judgeDay: noRecords },
    limits: countBy(NO_LIMITS, clock, () => undefined),
    shareLimits: async () => undefined,
    mostOnlookers: 100,
    operatorKey: undefined,
    tables: new Map(),
    live: new Set(),
    hangUp: () => undefined,
    isClosing: false,
  };
}
