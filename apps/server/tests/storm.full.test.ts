import { ratedStorm } from '@parlour/stress/storm/rated-storm';
import { runStorm } from '@parlour/stress/storm/storm';
import { describe, expect, it } from 'vitest';

describe('storms', () => {
  it('lose, double, leak and block nothing', { timeout: 600_000 }, async () => {
    const failed: string[] = [];
    for (let seed = 0; seed < 120; seed++) {
      const { complaints } = await runStorm(String(seed));
      if (complaints.length > 0) failed.push(`seed ${seed}: ${complaints[0]}`);
    }
    expect(failed).toEqual([]);
  });

  it('count every rated match once, and a recount gives the same ratings', { timeout: 600_000 }, async () => {
    const storms = [];
    for (let seed = 0; seed < 10; seed++) storms.push(await ratedStorm(String(seed)));
    expect(storms.flatMap(({ seed, complaints }) => complaints.map(says => `seed ${seed}: ${says}`))).toEqual([]);
    expect(storms.reduce((all, { matches }) => all + matches, 0)).toBeGreaterThan(50);
  });
});
