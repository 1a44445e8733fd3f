import { describe, expect, it } from 'vitest';
import type { Clock } from '../clock.ts';
import { createMemoryDatabase, createMemoryStore } from '../store/memory.ts';
import { DEFAULT_LIMITS, type Limits, NO_LIMITS } from './defaults.ts';
import { createLimitSync, createRateLimiter, IN_USE_SHARE_MS } from './rate-limiter.ts';

const ada = '192.0.2.1';

function server(given: Partial<Limits>) {
  let now = 1_000_000_000;
  const limited: string[] = [];
  const clock: Clock = { now: () => now, later: () => () => undefined };
  const counter = createRateLimiter({ ...DEFAULT_LIMITS, ...given }, clock, name => limited.push(name));
  return { counter, limited, clock, pass: (milliseconds: number) => (now += milliseconds) };
}

describe('a limit', () => {
  it('counts one address, and begins anew when its time is over', () => {
    const { counter, limited, pass } = server({ tables: 2 });
    expect([1, 2, 3].map(() => counter.tryConsume('tables', ada))).toEqual([true, true, false]);
    expect(limited).toEqual(['tables']);
    expect(counter.tryConsume('tables', '192.0.2.2')).toBe(true);
    pass(3_600_000);
    expect(counter.tryConsume('tables', ada)).toBe(true);
  });

  it('on what is there at once is given back, and never by more than was had', () => {
    const { counter, pass } = server({ connections: 1 });
    expect([counter.tryConsume('connections', ada), counter.tryConsume('connections', ada)]).toEqual([true, false]);
    pass(86_400_000);
    expect(counter.tryConsume('connections', ada)).toBe(false);
    counter.release('connections', ada);
    counter.release('connections', ada);
    expect([counter.tryConsume('connections', ada), counter.tryConsume('connections', ada)]).toEqual([true, false]);
  });

  it('takes nothing of what would be too much', () => {
    const { counter } = server({ bytes: 100 });
    expect([60, 60, 40].map(amount => counter.tryConsume('bytes', ada, amount))).toEqual([true, false, true]);
  });

  it('that is 0 is none, and without requests to count there are none at all', () => {
    const { counter } = server({ tables: 0 });
    for (let n = 0; n < 1000; n++) expect(counter.tryConsume('tables', ada)).toBe(true);
    const off = server({ ...DEFAULT_LIMITS, requests: 0 }).counter;
    for (let n = 0; n < 1000; n++) expect(off.tryConsume('tables', ada)).toBe(true);
    expect(NO_LIMITS.connections).toBe(0);
  });

  it('forgets those seen longest ago before they fill the memory', () => {
    const { counter } = server({ tables: 1 });
    for (let n = 0; n < 50_001; n++) counter.tryConsume('tables', `a${n}`);
    expect(counter.tryConsume('tables', 'a50000')).toBe(false);
    expect(counter.tryConsume('tables', 'a0')).toBe(true);
  });
});

describe('several servers', () => {
  const site = (given: Partial<Limits>) => {
    const here = server(given);
    const there = server(given);
    const memory = createMemoryDatabase(here.clock.now);
    const share = [here, there].map(({ counter }, n) =>
      createLimitSync(counter, createMemoryStore(memory, `${n}`), 'key'),
    );
    return { here, there, memory, tell: async () => [await share[0]!(), await share[1]!(), await share[0]!()] };
  };

  it('count together what one address has had', async () => {
    const { here, there, tell } = site({ tables: 10 });
    for (let n = 0; n < 6; n++) here.counter.tryConsume('tables', ada);
    expect(there.counter.tryConsume('tables', ada)).toBe(true);
    await tell();
    expect([1, 2, 3, 4].map(() => there.counter.tryConsume('tables', ada))).toEqual([true, true, true, false]);
    here.counter.tryConsume('tables', ada);
    await tell();
    expect(here.counter.tryConsume('tables', ada)).toBe(false);
    expect(here.counter.tryConsume('tables', '192.0.2.2')).toBe(true);
  });

  it('keep no address in the store, nor anything when its time is over', async () => {
    const { here, memory, tell } = site({ tables: 10 });
    here.counter.tryConsume('tables', ada);
    await tell();
    expect(memory.tallies.size).toBe(1);
    expect(JSON.stringify([...memory.tallies])).not.toContain('192.0.2');
    here.pass(3_600_001);
    for (let n = 0; n < 31; n++) await tell();
    expect(memory.tallies.size).toBe(0);
  });

  it('forget the connections of one that is gone', async () => {
    const { here, there, tell } = site({ connections: 4 });
    for (let n = 0; n < 4; n++) here.counter.tryConsume('connections', ada);
    there.counter.tryConsume('connections', ada);
    await tell();
    expect(there.counter.tryConsume('connections', ada)).toBe(false);
    for (let n = 0; n < 4; n++) here.counter.release('connections', ada);
    here.pass(IN_USE_SHARE_MS + 1);
    there.pass(IN_USE_SHARE_MS + 1);
    await tell();
    expect(there.counter.tryConsume('connections', ada)).toBe(true);
  });

  it('say nothing of those who have had little', async () => {
    const { here, memory, tell } = site({ requests: 1000 });
    for (let n = 0; n < 49; n++) here.counter.tryConsume('requests', ada);
    await tell();
    expect(memory.tallies.size).toBe(0);
  });
});
