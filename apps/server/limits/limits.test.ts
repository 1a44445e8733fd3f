import { describe, expect, it } from 'vitest';
import type { Clock } from '../clock.ts';
import { memoryStore, newMemory } from '../store/memory.ts';
import { type Limits, NO_LIMITS, USUAL_LIMITS } from './amounts.ts';
import { countBy, HOLDS } from './counter.ts';
import { shareBy } from './sharing.ts';

const ada = '192.0.2.1';

function house(given: Partial<Limits>) {
  let now = 1_000_000_000;
  const limited: string[] = [];
  const clock: Clock = { now: () => now, later: () => () => undefined };
  const counter = countBy({ ...USUAL_LIMITS, ...given }, clock, name => limited.push(name));
  return { counter, limited, clock, pass: (milliseconds: number) => (now += milliseconds) };
}

describe('a limit', () => {
  it('counts one address, and begins anew when its time is over', () => {
    const { counter, limited, pass } = house({ tables: 2 });
    expect([1, 2, 3].map(() => counter.take('tables', ada))).toEqual([true, true, false]);
    expect(limited).toEqual(['tables']);
    expect(counter.take('tables', '192.0.2.2')).toBe(true);
    pass(3_600_000);
    expect(counter.take('tables', ada)).toBe(true);
  });

  it('on what is there at once is given back, and never by more than was had', () => {
    const { counter, pass } = house({ connections: 1 });
    expect([counter.take('connections', ada), counter.take('connections', ada)]).toEqual([true, false]);
    pass(86_400_000);
    expect(counter.take('connections', ada)).toBe(false);
    counter.giveBack('connections', ada);
    counter.giveBack('connections', ada);
    expect([counter.take('connections', ada), counter.take('connections', ada)]).toEqual([true, false]);
  });

  it('takes nothing of what would be too much', () => {
    const { counter } = house({ bytes: 100 });
    expect([60, 60, 40].map(amount => counter.take('bytes', ada, amount))).toEqual([true, false, true]);
  });

  it('that is 0 is none, and without requests to count there are none at all', () => {
    const { counter } = house({ tables: 0 });
    for (let n = 0; n < 1000; n++) expect(counter.take('tables', ada)).toBe(true);
    const off = house({ ...USUAL_LIMITS, requests: 0 }).counter;
    for (let n = 0; n < 1000; n++) expect(off.take('tables', ada)).toBe(true);
    expect(NO_LIMITS.connections).toBe(0);
  });

  it('forgets those seen longest ago before they fill the memory', () => {
    const { counter } = house({ tables: 1 });
    for (let n = 0; n < 50_001; n++) counter.take('tables', `a${n}`);
    expect(counter.take('tables', 'a50000')).toBe(false);
    expect(counter.take('tables', 'a0')).toBe(true);
  });
});

describe('several servers', () => {
  const site = (given: Partial<Limits>) => {
    const here = house(given);
    const there = house(given);
    const memory = newMemory(here.clock.now);
    const share = [here, there].map(({ counter }, n) => shareBy(counter, memoryStore(memory, `${n}`), 'key'));
    return { here, there, memory, tell: async () => [await share[0]!(), await share[1]!(), await share[0]!()] };
  };

  it('count together what one address has had', async () => {
    const { here, there, tell } = site({ tables: 10 });
    for (let n = 0; n < 6; n++) here.counter.take('tables', ada);
    expect(there.counter.take('tables', ada)).toBe(true);
    await tell();
    expect([1, 2, 3, 4].map(() => there.counter.take('tables', ada))).toEqual([true, true, true, false]);
    here.counter.take('tables', ada);
    await tell();
    expect(here.counter.take('tables', ada)).toBe(false);
    expect(here.counter.take('tables', '192.0.2.2')).toBe(true);
  });

  it('keep no address in the store, nor anything when its time is over', async () => {
    const { here, memory, tell } = site({ tables: 10 });
    here.counter.take('tables', ada);
    await tell();
    expect(memory.tallies.size).toBe(1);
    expect(JSON.stringify([...memory.tallies])).not.toContain('192.0.2');
    here.pass(3_600_001);
    for (let n = 0; n < 31; n++) await tell();
    expect(memory.tallies.size).toBe(0);
  });

  it('forget the connections of one that is gone', async () => {
    const { here, there, tell } = site({ connections: 4 });
    for (let n = 0; n < 4; n++) here.counter.take('connections', ada);
    there.counter.take('connections', ada);
    await tell();
    expect(there.counter.take('connections', ada)).toBe(false);
    for (let n = 0; n < 4; n++) here.counter.giveBack('connections', ada);
    here.pass(HOLDS + 1);
    there.pass(HOLDS + 1);
    await tell();
    expect(there.counter.take('connections', ada)).toBe(true);
  });

  it('say nothing of those who have had little', async () => {
    const { here, memory, tell } = site({ requests: 1000 });
    for (let n = 0; n < 49; n++) here.counter.take('requests', ada);
    await tell();
    expect(memory.tallies.size).toBe(0);
  });
});
