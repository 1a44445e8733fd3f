import { describe, expect, it } from 'vitest';
import { COUNTDOWN_MS, READY_TIMEOUT_MS } from '../clocks.ts';
import { matchSnapshot } from '../views.ts';
import { lay } from './highest-card.ts';
import {
  handOf,
  type SimulatedTable,
  type SimulationSettings,
  START_MS,
  simulateTable,
  twoPersons,
} from './simulated-table.ts';

const RACE: SimulationSettings = { options: { race: true, stall: 30 }, settings: { start: 'ready' } };

const startOf = ({ runner }: SimulatedTable) => matchSnapshot(runner.table, 0)?.start;
const playedAt = ({ log }: SimulatedTable): number[] =>
  log.flatMap(entry => (entry.what === 'input' && entry.input.by !== 'chance' ? [entry.at - START_MS] : []));

describe('a start for all at once', () => {
  it('is awaited: nobody plays, no clock runs', async () => {
    const sim = await twoPersons({ ...RACE, settings: { start: 'ready', clock: { kind: 'turn', seconds: 5 } } });
    expect(await sim.play(0, lay(handOf(sim, 0)[0]!))).toMatchObject({ error: { code: 'not-started' } });
    await sim.pass(40_000);
    expect(playedAt(sim)).toEqual([]);
    expect(sim.log.some(({ what }) => what === 'stand-in')).toBe(false);
    expect(startOf(sim)).toEqual({ ready: [], until: START_MS + READY_TIMEOUT_MS });
  });

  it('is counted down once everybody is ready, and then all may play', async () => {
    const sim = await twoPersons(RACE);
    await sim.ask(1, { ask: 'ready' });
    await sim.pass(1000);
    await sim.ask(0, { ask: 'ready' });
    expect(startOf(sim)).toEqual({ ready: [1, 0], go: START_MS + 1000 + COUNTDOWN_MS });
    await sim.pass(COUNTDOWN_MS - 1);
    expect(await sim.play(0, lay(handOf(sim, 0)[0]!))).toMatchObject({ ok: false });
    await sim.pass(1);
    expect(startOf(sim)).toBeUndefined();
    expect(await sim.play(0, lay(handOf(sim, 0)[0]!))).toMatchObject({ ok: true });
  });

  it('does not wait for ever where others wait', async () => {
    const sim = await twoPersons(RACE);
    await sim.ask(0, { ask: 'ready' });
    await sim.pass(READY_TIMEOUT_MS);
    expect(await sim.play(0, lay(handOf(sim, 0)[0]!))).toMatchObject({ ok: true });
  });

  it('lets somebody who is alone take their time; the silence is counted from the start on', async () => {
    const sim = simulateTable(RACE);
    await sim.ask(null, { ask: 'sit', name: 'Ada' });
    await sim.host({ ask: 'start', fill: 'easy' });
    await sim.pass(600_000);
    expect(playedAt(sim)).toEqual([]);
    await sim.ask(0, { ask: 'ready' });
    await sim.ask(0, { ask: 'ready' });
    expect(sim.log.filter(({ what }) => what === 'ready')).toHaveLength(1);
    await sim.pass(60_000);
    expect(Math.min(...playedAt(sim))).toBeGreaterThan(600_000 + COUNTDOWN_MS);
  });

  it('is nobody’s affair where it is not agreed', async () => {
    const sim = await twoPersons({ ...RACE, settings: {} });
    expect(startOf(sim)).toBeUndefined();
    expect(await sim.ask(0, { ask: 'ready' })).toMatchObject({ ok: true });
    expect(await sim.play(0, lay(handOf(sim, 0)[0]!))).toMatchObject({ ok: true });
  });

  it('is awaited after a restart, too', async () => {
    const sim = await twoPersons(RACE);
    await sim.ask(0, { ask: 'ready' });
    sim.restart();
    expect(startOf(sim)).toMatchObject({ ready: [0] });
    await sim.ask(1, { ask: 'ready' });
    await sim.pass(COUNTDOWN_MS);
    expect(startOf(sim)).toBeUndefined();
  });
});
