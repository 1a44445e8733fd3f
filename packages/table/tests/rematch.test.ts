import { describe, expect, it } from 'vitest';
import { foldTable } from '../fold.ts';
import { roomSnapshot } from '../views.ts';
import { playToEnd, type SimulatedTable, type SimulationSettings, simulateTable } from './simulated-table.ts';

const NAMES = ['Anna', 'Ben', 'Clara'];

/** People who have played a match to its end. */
async function playedOnce(count = 2, setting: SimulationSettings = {}): Promise<SimulatedTable> {
  const sim = simulateTable({ count, ...setting });
  for (const name of NAMES.slice(0, count)) await sim.ask(null, { ask: 'sit', name, cut: name });
  await playToEnd(sim, [0, 1, 2]);
  expect(sim.runner.table.status?.is).toBe('over');
  return sim;
}

const again = (sim: SimulatedTable, seat: number) => sim.ask(seat, { ask: 'cut', cut: `again-${seat}` });
const matchAt = ({ runner }: SimulatedTable): number => runner.table.current!.number;
const roomAt = ({ runner }: SimulatedTable) => roomSnapshot(runner.table);
const sitters = ({ runner }: SimulatedTable): string[] =>
  runner.table.seats.map(sits => (sits.is === 'empty' ? '-' : sits.is));

/** Anna has requested a rematch; `away` are offline. */
async function asked(
  count: number,
  away: readonly number[] = [],
  setting: SimulationSettings = {},
): Promise<SimulatedTable> {
  const sim = await playedOnce(count, { ports: { isAway: seat => away.includes(seat) }, ...setting });
  await again(sim, 0);
  return sim;
}

describe('a rematch', () => {
  it('begins when every person has said yes, and the host cannot begin it before', async () => {
    const sim = await asked(3);
    await again(sim, 1);
    for (const ask of [sim.host, (verb: Parameters<SimulatedTable['host']>[0]) => sim.ask(0, verb)])
      expect(await ask({ ask: 'start', fill: 'easy' })).toMatchObject({
        ok: false,
        error: { code: 'not-away', message: 'Clara has not agreed to a rematch.' },
      });
    expect(matchAt(sim)).toBe(1);
    await again(sim, 2);
    expect(matchAt(sim)).toBe(2);
    expect(sitters(sim)).toEqual(['person', 'person', 'person']);
  });

  it('tells who said no, once, and goes on without them when another says so', async () => {
    const sim = await asked(3);
    for (const _ of 'twice') expect(await sim.ask(1, { ask: 'decline' })).toMatchObject({ ok: true });
    expect(roomAt(sim)).toMatchObject({ cut: [true, false, false], declined: [1] });
    expect(sim.log.filter(({ what }) => what === 'decline')).toHaveLength(1);
    await again(sim, 2);
    expect(matchAt(sim)).toBe(1);
    expect(foldTable(sim.runner.table.game, sim.log)).toMatchObject({ declined: [1] });
    // The host may have left: any remaining player may start.
    expect(await sim.ask(2, { ask: 'start', fill: 'easy' })).toMatchObject({ ok: true });
    expect(matchAt(sim)).toBe(2);
    expect(sitters(sim)).toEqual(['person', 'computer', 'person']);
    expect(roomAt(sim)).not.toHaveProperty('declined');
  });

  it('lets people change their minds, and is asked anew once nobody asks', async () => {
    const sim = await asked(2);
    await sim.ask(1, { ask: 'decline' });
    await sim.ask(0, { ask: 'decline' });
    expect(roomAt(sim)).toMatchObject({ cut: [false, false] });
    expect(roomAt(sim)).not.toHaveProperty('declined');
    expect(await sim.ask(1, { ask: 'decline' })).toMatchObject({ ok: true });
    await again(sim, 0);
    await sim.ask(1, { ask: 'decline' });
    await again(sim, 1);
    expect(matchAt(sim)).toBe(2);
  });

  it('gives the seat of someone who is away to a computer, but not by itself', async () => {
    const sim = await asked(2, [1]);
    await sim.pass(600_000);
    expect(matchAt(sim)).toBe(1);
    expect(await sim.ask(0, { ask: 'start', fill: 'easy' })).toMatchObject({ ok: true });
    expect(sitters(sim)).toEqual(['person', 'computer']);
  });

  it('does not deal to someone who asked and left: then the other asks', async () => {
    const sim = await asked(2, [0]);
    await again(sim, 1);
    expect(matchAt(sim)).toBe(1);
    expect(roomAt(sim)).toMatchObject({ cut: [false, true] });
    await again(sim, 0);
    expect(matchAt(sim)).toBe(2);
  });

  it('waits for people who play by letter, who are always away', async () => {
    const sim = await asked(2, [0, 1], { settings: { clock: { kind: 'days', days: 2 } } });
    expect(await sim.ask(0, { ask: 'start', fill: 'easy' })).toMatchObject({ ok: false });
    await again(sim, 1);
    expect(matchAt(sim)).toBe(2);
  });

  it('is nobody’s question before a match, during one, or at the first', async () => {
    const sim = simulateTable();
    for (const name of ['Anna', 'Ben']) await sim.ask(null, { ask: 'sit', name });
    expect(await sim.ask(1, { ask: 'decline' })).toMatchObject({ error: { code: 'no-undo' } });
    expect(await sim.ask(1, { ask: 'start' })).toMatchObject({ error: { code: 'not-host' } });
    await sim.host({ ask: 'start' });
    expect(await sim.ask(1, { ask: 'decline' })).toMatchObject({ error: { code: 'no-undo' } });
  });
});
