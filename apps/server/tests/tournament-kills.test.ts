/** A tournament on two real servers of one PostgreSQL; one is killed in each round. */
import { openFleet } from '@parlour/stress/fleet/fleet';
import { tournamentUnderKills } from '@parlour/stress/tournament/killed';
import { describe, expect, it } from 'vitest';
import { hasNats, hasPostgres } from './services.ts';

describe.runIf(hasPostgres && hasNats)('a tournament on two servers', { timeout: 300_000 }, () => {
  it('ends with the standings of its records, although one is killed in each round', async () => {
    const fleet = await openFleet(2, 'quick');
    const asked = { title: 'Storm', game: 'monkey', kind: 'swiss', rounds: 4, clock: { kind: 'turn', seconds: 60 } };
    const names = Array.from({ length: 12 }, (_, i) => `Guest ${i + 1}`);
    const { kills, rounds, complaints } = await tournamentUnderKills(fleet, asked, names).finally(() => fleet.end());
    expect(complaints).toEqual([]);
    expect(rounds).toBe(4);
    expect(kills).toBe(4);
  });
});
