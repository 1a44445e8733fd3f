/** Servers of one club in simulated time, on one store in memory, with members who need no passkeys. */
import { readData } from '@parlour/games/shelf/node';
import { loneServer, timeIn } from '@parlour/stress/storm/lone-server';
import { type Sim, simulate } from '@parlour/stress/storm/sim';
import { fresh } from '../club/kept.ts';
import { type Member, memberWrite } from '../club/members.ts';
import { openLibrary } from '../library.ts';
import type { ServerContext } from '../open-tables.ts';
import { type Memory, newMemory } from '../store/memory.ts';
import { judgeDay } from '../thinking/day.ts';

export type Clubhouse = {
  readonly sim: Sim;
  now(): number;
  /** Another server on the same store. */
  server(): ServerContext;
  member(name: string): Promise<Member>;
};

const library = openLibrary(readData);

/** It is the 15th of November 2026 there, at midnight. */
export function clubhouse(seed: string, more: Partial<ServerContext> = {}): Clubhouse {
  const sim = simulate(seed);
  const memory: Memory = newMemory(() => timeIn(sim));
  const server = (): ServerContext => {
    const house = loneServer(sim, memory, library);
    const judging = { judgeDay: (task: Parameters<typeof judgeDay>[1]) => judgeDay(library, task, () => false) };
    return { ...house, thinking: { ...house.thinking, ...judging }, ...more };
  };
  const first = server();
  return {
    sim,
    server,
    now: () => timeIn(sim),
    async member(name) {
      const about = { name, since: timeIn(sim), passkeys: [], code: { hash: `code of ${name}`, made: 0 } };
      const id = `id-of-${name}`;
      await first.store.documents.commit([memberWrite(fresh(id), about)]);
      return { id, name, since: about.since };
    },
  };
}
