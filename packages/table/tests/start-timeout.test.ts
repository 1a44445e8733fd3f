import { describe, expect, it } from 'vitest';
import { roomSnapshot } from '../views.ts';
import { playToEnd, type SimulatedTable, simulateTable } from './simulated-table.ts';

const whats = ({ log }: SimulatedTable): string[] => log.map(entry => entry.what);
const isOf = ({ runner }: SimulatedTable): string[] => runner.table.seats.map(sits => sits.is);

/** Two people at a table that waits at most ten seconds. */
async function twoCalled(count = 2): Promise<SimulatedTable> {
  const sim = simulateTable({ count, settings: { waits: 10 } });
  await sim.ask(null, { ask: 'sit', name: 'Ada' });
  await sim.pass(5000);
  await sim.ask(null, { ask: 'sit', name: 'Bob' });
  return sim;
}

async function playedOnce(): Promise<SimulatedTable> {
  const sim = await twoCalled();
  for (const seat of [0, 1]) await sim.ask(seat, { ask: 'cut', cut: `c${seat}` });
  await playToEnd(sim, [0, 1]);
  return sim;
}

describe('calling to the table', () => {
  it('begins the first match without the cut of whoever does not come, and keeps their seat', async () => {
    const sim = await twoCalled();
    await sim.ask(0, { ask: 'cut', cut: 'ada' });
    expect(roomSnapshot(sim.runner.table).begins).toBe(sim.wall + 10_000);
    await sim.pass(9999);
    expect(sim.runner.table.current).toBeUndefined();
    await sim.pass(1);
    expect(sim.runner.table.current?.cuts).toEqual(['ada', '-']);
    expect(isOf(sim)).toEqual(['person', 'person']);
    expect(roomSnapshot(sim.runner.table).begins).toBeUndefined();
  });

  it('begins at once when everybody has cut', async () => {
    const sim = await twoCalled();
    for (const seat of [0, 1]) await sim.ask(seat, { ask: 'cut', cut: `c${seat}` });
    expect(sim.runner.table.current?.cuts).toEqual(['c0', 'c1']);
  });

  it('waits as long as a seat is empty, and where nothing is said about it', async () => {
    const sim = await twoCalled(3);
    await sim.pass(60_000);
    expect(sim.runner.table.current).toBeUndefined();
    const patient = simulateTable();
    for (const name of ['Ada', 'Bob']) await patient.ask(null, { ask: 'sit', name });
    await patient.pass(3_600_000);
    expect(patient.runner.table.current).toBeUndefined();
  });

  it('does not wait longer for a cut that is never shown', async () => {
    const sim = await twoCalled();
    for (const seat of [0, 1]) await sim.ask(seat, { ask: 'cut', commitment: String(seat).repeat(64) });
    expect(whats(sim).at(-1)).toBe('shuffle');
    await sim.pass(10_000);
    expect(sim.runner.table.current).toBeDefined();
  });

  it('goes on with those who want another match and computer players', async () => {
    const sim = await playedOnce();
    await sim.pass(600_000);
    expect(sim.runner.table.current?.number).toBe(1);
    await sim.ask(1, { ask: 'cut', cut: 'again' });
    expect(roomSnapshot(sim.runner.table).begins).toBe(sim.wall + 30_000);
    await sim.pass(30_000);
    expect(sim.runner.table.current?.number).toBe(2);
    expect(isOf(sim)).toEqual(['computer', 'person']);
  });

  it('goes on with a computer player for whoever has left, and begins no match nobody wants', async () => {
    const sim = await playedOnce();
    await sim.ask(0, { ask: 'leave' });
    await sim.pass(600_000);
    expect(sim.runner.table.current?.number).toBe(1);
    await sim.ask(1, { ask: 'cut', cut: 'again' });
    await sim.pass(30_000);
    expect(isOf(sim)).toEqual(['computer', 'person']);
  });

  it('forgets a call when whoever called has left', async () => {
    const sim = await playedOnce();
    await sim.ask(0, { ask: 'cut', cut: 'again' });
    await sim.ask(0, { ask: 'leave' });
    await sim.pass(60_000);
    await sim.ask(1, { ask: 'cut', cut: 'again' });
    expect(roomSnapshot(sim.runner.table).begins).toBe(sim.wall + 30_000);
  });

  it('counts the time on after a restart', async () => {
    const sim = await twoCalled();
    sim.restart();
    await sim.pass(60_000);
    expect(sim.runner.table.current?.cuts).toEqual(['-', '-']);
  });
});
