/** One house in simulated time and good weather, on a store in memory. */
import { think } from '@parlour/players/think';
import { situationOf, type Thinker } from '@parlour/table/thinking';
import { aloneBus } from '../bus/port.ts';
import { DEFAULTS } from '../config.ts';
import type { House } from '../house.ts';
import type { Library, Opened } from '../library.ts';
import { countBy } from '../limits/counter.ts';
import { NO_LIMITS } from '../limits/specs.ts';
import { silent } from '../report.ts';
import { type Memory, memoryStore } from '../store/memory.ts';
import { signTokens } from '../tokens.ts';
import type { Sim } from './sim.ts';

const START = Date.UTC(2026, 10, 15);

export const timeIn = (sim: Sim): number => START + sim.now();

const thinkerOf =
  ({ game, characters }: Opened): Thinker =>
  async task =>
    think(...situationOf(game, characters, task));

export function loneHouse(sim: Sim, memory: Memory, library: Library): House {
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
    thinking: { thinkerOf, hinterOf: thinkerOf, replay: async () => ({ wrong: 'There are no records here.' }) },
    limits: countBy(NO_LIMITS, clock, () => undefined),
    shareLimits: async () => undefined,
    mostOnlookers: 100,
    rooms: new Map(),
    isClosing: false,
  };
}
