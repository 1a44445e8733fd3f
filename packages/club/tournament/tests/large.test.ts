/** Two hundred players; some leave, some join late and some do not finish. */
import { describe, expect, it } from 'vitest';
import { MAX_ROUND_ROBIN_ENTRANTS } from '../plan.ts';
import { simulateTournament } from '../simulation.ts';
import { computeStandings } from '../standings.ts';
import { PLANS } from './plans.ts';
import { recount } from './recount.ts';

describe.each(Object.entries(PLANS))('%s', (_, plan) => {
  it('is played to its end by two hundred', () => {
    const { tournament, log } = simulateTournament({
      plan,
      players: 200,
      seed: 'large',
      luckSpread: 40,
      leavingPercent: 1,
      latePercent: 1,
      unfinishedPercent: 1,
    });
    const counted = recount(log);
    expect(tournament.phase).toBe('over');
    expect(tournament.entrants.length).toBeGreaterThanOrEqual(
      plan.kind === 'round robin' ? MAX_ROUND_ROBIN_ENTRANTS : 200,
    );
    for (const { who, points } of computeStandings(tournament))
      expect([who, points]).toEqual([who, counted.get(who) ?? 0]);
    expect(JSON.stringify(log).length).toBeLessThan(2_000_000);
  });

  it('puts the best far up where luck is small', () => {
    const { tournament } = simulateTournament({ plan, players: 32, seed: 'skill', luckSpread: 1 });
    const places = computeStandings(tournament);
    const best = plan.entering === 'teams' ? tournament.teams.findIndex(team => team.includes(0)) : 0;
    expect(places.findIndex(({ who }) => who === best)).toBeLessThan(places.length / 2);
  });
});
