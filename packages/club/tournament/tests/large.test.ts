/** Two hundred players, of whom some leave, some come late and some do not finish. */
import { describe, expect, it } from 'vitest';
import { MOST_IN_ROUND_ROBIN } from '../plan.ts';
import { simulate } from '../simulated.ts';
import { standingsOf } from '../standings.ts';
import { PLANS } from './plans.ts';
import { recount } from './recount.ts';

describe.each(Object.entries(PLANS))('%s', (_, plan) => {
  it('is played to its end by two hundred', () => {
    const { tournament, log } = simulate({
      plan,
      players: 200,
      seed: 'large',
      luck: 40,
      leaving: 1,
      late: 1,
      unfinished: 1,
    });
    const counted = recount(log);
    expect(tournament.phase).toBe('over');
    expect(tournament.entrants.length).toBeGreaterThanOrEqual(plan.kind === 'round robin' ? MOST_IN_ROUND_ROBIN : 200);
    for (const { who, points } of standingsOf(tournament)) expect([who, points]).toEqual([who, counted.get(who) ?? 0]);
    expect(JSON.stringify(log).length).toBeLessThan(2_000_000);
  });

  it('puts the best far up where luck is small', () => {
    const { tournament } = simulate({ plan, players: 32, seed: 'skill', luck: 1 });
    const places = standingsOf(tournament);
    const best = plan.entering === 'teams' ? tournament.teams.findIndex(team => team.includes(0)) : 0;
    expect(places.findIndex(({ who }) => who === best)).toBeLessThan(places.length / 2);
  });
});
