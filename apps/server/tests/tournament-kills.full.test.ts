/** A tournament on two real servers of one PostgreSQL; one is killed in each round. */
import { startFleet } from '@parlour/stress/fleet/fleet';
import { runTournamentUnderKills } from '@parlour/stress/tournament/server-kills';
import { describe, expect, it } from 'vitest';
import { hasNats, hasPostgres } from './services.ts';

describe.runIf(hasPostgres && hasNats)(
  'a tournament on two servers [needs PostgreSQL and NATS]',
  { timeout: 300_000 },
  () => {
    it('ends with the standings of its records, although one is killed in each round', async () => {
      const fleet = await startFleet(2, 'quick');
      const asked = { title: 'Storm', game: 'monkey', kind: 'swiss', rounds: 4, clock: { kind: 'turn', seconds: 60 } };
      const names = Array.from({ length: 12 }, (_, i) => `Guest ${i + 1}`);
      const { kills, rounds, complaints } = await runTournamentUnderKills(fleet, asked, names).finally(() =>
        fleet.end(),
      );
      expect(complaints).toEqual([]);
      expect(rounds).toBe(4);
      expect(kills).toBe(4);
    });
  },
);
