import { ratedStorm } from '@parlour/stress/storm/rated-storm';
import { runStorm } from '@parlour/stress/storm/storm';
import { describe, expect, it } from 'vitest';

/** `npm run storm -- --seeds 10000` goes further. Seeds that once failed are repeated. */
const SEEDS = [...Array(120).keys(), 154, 2774];

describe('storms', () => {
  it('leave nothing lost, doubled, leaked or stuck', { timeout: 600_000 }, async () => {
    const failed: string[] = [];
    for (const seed of SEEDS) {
      const { complaints } = await runStorm(String(seed));
      if (complaints.length > 0) failed.push(`seed ${seed}: ${complaints[0]}`);
    }
    expect(failed).toEqual([]);
  });

  it('have every rated match counted once, and ratings that bear being counted again', {
    timeout: 600_000,
  }, async () => {
    const storms = [];
    for (let seed = 0; seed < 10; seed++) storms.push(await ratedStorm(String(seed)));
    expect(storms.flatMap(({ seed, complaints }) => complaints.map(says => `seed ${seed}: ${says}`))).toEqual([]);
    expect(storms.reduce((all, { matches }) => all + matches, 0)).toBeGreaterThan(50);
  });

  it('come again by their seed', async () => {
    expect(await runStorm('again')).toEqual(await runStorm('again'));
  });
});
