/** Two real servers on PostgreSQL and NATS. `npm run fleet` goes further. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Fleet, openFleet } from '../fleet/fleet.ts';
import { kills, noNats, noPostgres, race, rolling } from '../fleet/trials.ts';
import { hasNats, hasPostgres } from './services.ts';

describe.runIf(hasPostgres && hasNats)('two servers on PostgreSQL and NATS', { timeout: 300_000 }, () => {
  let fleet: Fleet;
  beforeAll(async () => {
    fleet = await openFleet(2, 'quick');
  });
  afterAll(() => fleet.end());

  const small = { tables: 4, times: 1, pause: 60, computers: 1 };

  it('agree on every log although plays race', async () => {
    const { complaints, plays } = await race(fleet, { ...small, times: 2 });
    expect(complaints).toEqual([]);
    expect(plays).toBeGreaterThan(10);
  });

  it.each([
    ['kill -9 of one', kills],
    ['NATS going away and coming back', noNats],
    ['a restart of PostgreSQL', noPostgres],
    ['a restart of both, one after the other', rolling],
  ])('lose nothing by %s', async (_, trial) => {
    const { complaints } = await trial(fleet, small);
    expect(complaints).toEqual([]);
  });
});
