/** A simulated club: servers on one in-memory store in simulated time, with members without passkeys. */
import { readShelfData } from '@parlour/games/shelf/node-files';
import { type Simulation, startSimulation } from '@parlour/stress/storm/simulated-time';
import { newSingleServer, simulatedTimeMs } from '@parlour/stress/storm/single-server';
import { newDocumentAt } from '../club/document-collection.ts';
import { memberWrite } from '../club/members.ts';
import type { ServerContext } from '../context.ts';
import { createGameRegistry } from '../game-registry.ts';
import type { Member } from '../hooks.ts';
import { createMemoryDatabase, type MemoryDatabase } from '../store/memory.ts';
import { evaluateDailyDeal } from '../workers/verify-records.ts';

/** `server()` adds another server on the same store. */
export type SimulatedClub = {
  readonly sim: Simulation;
  now(): number;
  server(): ServerContext;
  member(name: string): Promise<Member>;
};

const library = createGameRegistry(readShelfData);

/** Starts at midnight of 15 November 2026. */
export function newSimulatedClub(seed: string, overrides: Partial<ServerContext> = {}): SimulatedClub {
  const sim = startSimulation(seed);
  const memory: MemoryDatabase = createMemoryDatabase(() => simulatedTimeMs(sim));
  const server = (): ServerContext => {
    const context = newSingleServer(sim, memory, library);
    const judging = {
      evaluateDaily: (task: Parameters<typeof evaluateDailyDeal>[1]) => evaluateDailyDeal(library, task, () => false),
    };
    return { ...context, workers: { ...context.workers, ...judging }, ...overrides };
  };
  const first = server();
  return {
    sim,
    server,
    now: () => simulatedTimeMs(sim),
    async member(name) {
      const about = { name, since: simulatedTimeMs(sim), passkeys: [], code: { hash: `code of ${name}`, made: 0 } };
      const id = `id-of-${name}`;
      await first.store.documents.commit([memberWrite(newDocumentAt(id), about)]);
      return { id, name, since: about.since };
    },
  };
}
