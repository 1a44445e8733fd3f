/** Documents under faults: commits that fail, commits that succeed but report failure, and servers that crash. */
import { drawFaultPlan, type ProcessState, stopFaults, unreliableStore } from '@parlour/stress/storm/faults';
import { type Simulation, startSimulation } from '@parlour/stress/storm/simulated-time';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { defineCollection, newDocumentAt } from '../club/document-collection.ts';
import type { Documents } from '../store/documents.ts';
import { createMemoryDatabase, createMemoryStore } from '../store/memory.ts';

const counted = defineCollection('counted', z.literal(true));
const sums = defineCollection('sum', z.int());
const THINGS = Array.from({ length: 20 }, (_, n) => `thing ${n}`);

/** Counts each thing once, even if another server does the same. */
async function countAll(documents: Documents): Promise<void> {
  for (const id of THINGS) {
    await sums.change(documents, 'all', async sum => {
      if (await counted.read(documents, id)) return undefined;
      return { value: (sum?.value ?? 0) + 1, also: [counted.write(newDocumentAt(id), true)] };
    });
  }
}

async function countInStorm(seed: string): Promise<number | undefined> {
  const sim = startSimulation(seed);
  const weather = drawFaultPlan(sim.random);
  const memory = createMemoryDatabase(sim.now);
  const startServer = (n: number): void => {
    const life: ProcessState = { isOver: false };
    const { documents } = unreliableStore(createMemoryStore(memory, `house ${n}`), sim, weather, life);
    keepTrying(sim, life, () => countAll(documents));
    if (n < 6) sim.schedule(sim.between(10, 1500), () => crashServer(life, n));
  };
  const crashServer = (life: ProcessState, n: number): void => {
    life.isOver = true;
    sim.schedule(sim.between(10, 500), () => startServer(n + 2));
  };
  startServer(0);
  startServer(1);
  await sim.advance(20_000);
  stopFaults(weather);
  await sim.advance(20_000);
  return (await sums.read(createMemoryStore(memory).documents, 'all'))?.value;
}

function keepTrying(sim: Simulation, life: ProcessState, work: () => Promise<void>): void {
  work().catch(() => sim.schedule(100, () => life.isOver || keepTrying(sim, life, work)));
}

it('count each thing exactly once, whatever fails or falls', { timeout: 120_000 }, async () => {
  for (let seed = 0; seed < 60; seed++) expect([seed, await countInStorm(`documents ${seed}`)]).toEqual([seed, 20]);
});
