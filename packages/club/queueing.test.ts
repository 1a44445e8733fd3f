import { describe, expect, it } from 'vitest';
import { queueUp } from './queueing.ts';

const QUARTER = { minutes: 15, patience: 20_000, seed: 'a quarter of an hour' } as const;

describe('a quarter of an hour', () => {
  it('a thousand people find each other, evenly, and nobody waits longer than they were told', () => {
    const crowd = queueUp({ ...QUARTER, people: 1000, seats: 2 });
    expect(crowd.met).toBeGreaterThan(0.98);
    expect(crowd.waited[1]).toBeLessThan(15);
    expect(crowd.waited[2]).toBeLessThanOrEqual(21);
    expect(crowd.apart[1]).toBeLessThan(300);
  });

  it('the more people, the more even', () => {
    const [few, many] = [100, 2000].map(people => queueUp({ ...QUARTER, people, seats: 2 }));
    expect(many!.apart[0]).toBeLessThan(few!.apart[0]);
    expect(many!.waited[0]).toBeLessThan(few!.waited[0]);
  });

  it('a handful of people meet computer players in time', () => {
    const { waited } = queueUp({ ...QUARTER, people: 5, seats: 4 });
    expect(waited[2]).toBeLessThanOrEqual(21);
  });
});
