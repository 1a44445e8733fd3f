/** Documents in bad weather: commits that fail, that are kept although they are said to have failed, and houses that fall. */
import { badDisk, type Life } from '@parlour/stress/storm/disk';
import { type Sim, simulate } from '@parlour/stress/storm/sim';
import { calm, drawWeather } from '@parlour/stress/storm/weather';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { fresh, kept } from '../club/kept.ts';
import type { Documents } from '../store/documents.ts';
import { memoryStore, newMemory } from '../store/memory.ts';

const counted = kept('counted', z.literal(true));
const sums = kept('sum', z.int());
const THINGS = Array.from({ length: 20 }, (_, n) => `thing ${n}`);

/** Counts everything once, whoever else does so at the same time. */
async function countAll(documents: Documents): Promise<void> {
  for (const id of THINGS) {
    await sums.change(documents, 'all', async sum => {
      if (await counted.read(documents, id)) return undefined;
      return { value: (sum?.value ?? 0) + 1, also: [counted.write(fresh(id), true)] };
    });
  }
}

async function countInStorm(seed: string): Promise<number | undefined> {
  const sim = simulate(seed);
  const weather = drawWeather(sim.random);
  const memory = newMemory(sim.now);
  const raise = (n: number): void => {
    const life: Life = { isOver: false };
    const { documents } = badDisk(memoryStore(memory, `house ${n}`), sim, weather, life);
    keepTrying(sim, life, () => countAll(documents));
    if (n < 6) sim.later(sim.between(10, 1500), () => fall(life, n));
  };
  const fall = (life: Life, n: number): void => {
    life.isOver = true;
    sim.later(sim.between(10, 500), () => raise(n + 2));
  };
  raise(0);
  raise(1);
  await sim.pass(20_000);
  calm(weather);
  await sim.pass(20_000);
  return (await sums.read(memoryStore(memory).documents, 'all'))?.value;
}

function keepTrying(sim: Sim, life: Life, work: () => Promise<void>): void {
  work().catch(() => sim.later(100, () => life.isOver || keepTrying(sim, life, work)));
}

it('count each thing exactly once, whatever fails or falls', { timeout: 120_000 }, async () => {
  for (let seed = 0; seed < 60; seed++) expect([seed, await countInStorm(`documents ${seed}`)]).toEqual([seed, 20]);
});
