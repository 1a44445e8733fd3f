import { describe, expect, it } from 'vitest';
import { seatDeadline } from '../clocks.ts';
import { RESTART_GRACE_MS } from '../runner.ts';
import { matchSnapshot } from '../views.ts';
import { lay } from './highest-card.ts';
import { handOf, playToEnd, type SimulatedTable, START_MS, twoPersons } from './simulated-table.ts';

const standIn = (sim: SimulatedTable, seat: number): unknown =>
  (sim.runner.table.seats[seat] as { standIn?: string }).standIn;
const DAY = 86_400_000;

/** Seat 1 begins, because seat 0 deals. */
describe('clocks', () => {
  it('do not run unless they are asked for', async () => {
    const sim = await twoPersons();
    await sim.pass(30 * DAY);
    expect(sim.log.at(-1)!.what).toBe('input');
    expect(standIn(sim, 1)).toBeUndefined();
  });

  it('by the turn: whoever takes too long is stood in for, and the play goes on', async () => {
    const sim = await twoPersons({ settings: { clock: { kind: 'turn', seconds: 20 } } });
    await sim.pass(19_999);
    expect(standIn(sim, 1)).toBeUndefined();
    await sim.pass(1);
    expect(standIn(sim, 1)).toBe('normal');
    await sim.pass(10_000);
    expect(handOf(sim, 1)).toHaveLength(2);
    expect(seatDeadline(sim.runner.table, 1)).toBeUndefined();
  });

  it('by the turn: start anew with every turn', async () => {
    const sim = await twoPersons({ settings: { clock: { kind: 'turn', seconds: 20 } } });
    for (let n = 0; n < 3; n++) {
      await sim.pass(15_000);
      await playToEnd(sim, [0, 1], 1);
    }
    expect(standIn(sim, 0)).toBeUndefined();
    expect(standIn(sim, 1)).toBeUndefined();
  });

  it('by the bank: run only while the seat is awaited, and gain with every play', async () => {
    const sim = await twoPersons({ settings: { clock: { kind: 'bank', seconds: 60, increment: 5 } } });
    await sim.pass(40_000);
    await sim.play(1, lay(handOf(sim, 1)[0]!));
    expect(sim.runner.table.clocks.bankMs).toEqual([60_000, 25_000]);
    await sim.pass(10_000);
    await sim.play(0, lay(handOf(sim, 0)[0]!));
    expect(sim.runner.table.clocks.bankMs).toEqual([55_000, 25_000]);
    await sim.play(0, lay(handOf(sim, 0)[0]!));
    expect(seatDeadline(sim.runner.table, 1)).toBe(START_MS + 50_000 + 25_000);
  });

  it('by the bank: whoever comes back to an empty one has a minute', async () => {
    const sim = await twoPersons({ settings: { clock: { kind: 'bank', seconds: 30, increment: 0 } } });
    await sim.pass(30_000);
    expect(standIn(sim, 1)).toBe('normal');
    await sim.ask(1, { ask: 'back' });
    expect(seatDeadline(sim.runner.table, 1)! - sim.wall).toBe(60_000);
  });

  it('by days: a game by letter waits for days', async () => {
    const sim = await twoPersons({ settings: { clock: { kind: 'days', days: 3 } } });
    await sim.pass(3 * DAY - 1);
    expect(standIn(sim, 1)).toBeUndefined();
    await sim.play(1, lay(handOf(sim, 1)[0]!));
    await sim.pass(3 * DAY);
    expect(standIn(sim, 0)).toBe('normal');
  });

  it('put in the stall once nothing has happened for so long', async () => {
    const sim = await twoPersons({ options: { stall: 30 } });
    await sim.pass(29_000);
    await sim.play(1, lay(handOf(sim, 1)[0]!));
    await sim.pass(29_999);
    expect(sim.runner.table.status?.is).toBe('open');
    expect(matchSnapshot(sim.runner.table, 0)?.stallsAt).toBe(sim.wall + 1);
    await sim.pass(1);
    expect(matchSnapshot(sim.runner.table, 0)).not.toHaveProperty('stallsAt');
    expect(sim.runner.table.status?.is).toBe('over');
    expect(sim.log.at(-2)).toMatchObject({ what: 'input', input: { by: 'clock' } });
  });

  it('give people a moment to come back after a restart', async () => {
    const sim = await twoPersons({ settings: { clock: { kind: 'turn', seconds: 20 } } });
    sim.wall += DAY;
    sim.restart();
    await sim.pass(RESTART_GRACE_MS - 1);
    expect(standIn(sim, 1)).toBeUndefined();
    await sim.pass(1);
    expect(standIn(sim, 1)).toBe('normal');
  });

  it('go on when the clock on the wall is turned back, and lose one stretch at most', async () => {
    const sim = await twoPersons({ settings: { clock: { kind: 'turn', seconds: 20 } } });
    await sim.pass(10_000);
    await sim.play(1, lay(handOf(sim, 1)[0]!));
    sim.wall -= DAY;
    await sim.pass(2 * 20_000);
    expect(standIn(sim, 0)).toBe('normal');
    const times = sim.log.map(entry => entry.at);
    expect(times).toEqual([...times].sort((a, b) => a - b));
  });
});
