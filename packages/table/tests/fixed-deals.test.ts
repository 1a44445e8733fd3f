/** A table with fixed deals deals the same every time, match after match. */
import { describe, expect, it } from 'vitest';
import { writeTableRecord } from '../match-record.ts';
import { highestCard } from './highest-card.ts';
import { playToEnd, type SimulatedTable, twoPersons } from './simulated-table.ts';

async function nextMatch(sim: SimulatedTable): Promise<string> {
  await playToEnd(sim, [0, 1]);
  for (const seat of [0, 1]) await sim.ask(seat, { ask: 'cut', cut: `cut-${sim.ports.entropy(4).join('')}` });
  return writeTableRecord(sim.runner.table.current!);
}

describe('a table with a seed', () => {
  it('deals its second and third match by the seed too, and none like another', async () => {
    const [one, other] = [
      await twoPersons({ given: { seed: 'a' }, seed: 'one' }),
      await twoPersons({ given: { seed: 'a' }, seed: 'other' }),
    ];
    const second = await nextMatch(one);
    expect(await nextMatch(other)).toBe(second);
    expect(second).not.toContain('Seal');
    expect(await nextMatch(one)).not.toBe(second);
  });

  it('deals by the orders it was given in the first match alone', async () => {
    const packs = [highestCard.pack];
    const sim = await twoPersons({ given: { seed: 'a', packs } });
    const deal = `* deal ${highestCard.pack.join(' ')}`;
    expect(writeTableRecord(sim.runner.table.current!)).toContain(deal);
    expect(await nextMatch(sim)).not.toContain(deal);
  });
});
