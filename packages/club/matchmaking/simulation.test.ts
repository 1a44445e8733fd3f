import { describe, expect, it } from 'vitest';
import { simulateQueue } from './simulation.ts';

const QUARTER = { minutes: 15, maxWaitMs: 20_000, seed: 'a quarter of an hour' } as const;

describe('a quarter of an hour', () => {
  it('a thousand people find each other, evenly, and nobody waits longer than they were told', () => {
    const crowd = simulateQueue({ ...QUARTER, people: 1000, seats: 2 });
    expect(crowd.matchedShare).toBeGreaterThan(0.98);
    expect(crowd.waitSeconds[1]).toBeLessThan(15);
    expect(crowd.waitSeconds[2]).toBeLessThanOrEqual(21);
    expect(crowd.gapPoints[1]).toBeLessThan(300);
  });

  it('the more people, the more even', () => {
    const [few, many] = [100, 2000].map(people => simulateQueue({ ...QUARTER, people, seats: 2 }));
    expect(many!.gapPoints[0]).toBeLessThan(few!.gapPoints[0]);
    expect(many!.waitSeconds[0]).toBeLessThan(few!.waitSeconds[0]);
  });

  it('a handful of people meet computer players in time', () => {
    const { waitSeconds: waited } = simulateQueue({ ...QUARTER, people: 5, seats: 4 });
    expect(waited[2]).toBeLessThanOrEqual(21);
  });
});
