import type { Game } from '@parlour/kernel/game';
import { describe, expect, it } from 'vitest';
import type { LogEntry } from '../log.ts';
import { writeTableRecord } from '../match-record.ts';
import { type PendingCut, pendingCutCommitment, writeCutReceipt } from '../shuffle/cut-receipt.ts';
import { verifyRecord } from '../shuffle/verify.ts';
import { roomSnapshot, visibleEntriesFrom } from '../views.ts';
import { highestCard } from './highest-card.ts';
import { playToEnd, type SimulatedTable, type SimulationSettings, simulateTable } from './simulated-table.ts';

const game: Game = highestCard;
const MINUTE = 60_000;

const whats = ({ log }: SimulatedTable): string[] => log.map(entry => entry.what);
const last = <W extends LogEntry['what']>({ log }: SimulatedTable, what: W) =>
  log.findLast((entry): entry is Extract<LogEntry, { what: W }> => entry.what === what);

const cuttingAt = (sim: SimulatedTable, seat: number, cut: string): PendingCut => ({
  seal: sim.runner.table.sealed!.commitment,
  seat,
  cut,
});

const commit = (sim: SimulatedTable, seat: number, cut: string) =>
  sim.ask(seat, { ask: 'cut', commitment: pendingCutCommitment(cuttingAt(sim, seat, cut)) });

/** Two persons who have committed and not yet revealed. */
async function committed(setting: SimulationSettings = {}): Promise<SimulatedTable> {
  const sim = simulateTable(setting);
  for (const name of ['Ada', 'Bob']) await sim.ask(null, { ask: 'sit', name });
  await commit(sim, 0, 'ada');
  await commit(sim, 1, 'bob');
  return sim;
}

const slipFor = ({ runner: { table } }: SimulatedTable, cutting: PendingCut) => {
  const { options, count } = table.opened;
  return writeCutReceipt({ game, options, count }, roomSnapshot(table), cutting);
};

describe('cutting', () => {
  it('shows no cut before everybody has committed to one, and deals when all are shown', async () => {
    const sim = await committed();
    expect(whats(sim).slice(-2)).toEqual(['commit', 'shuffle']);
    expect(sim.runner.table.current).toBeUndefined();
    await sim.ask(0, { ask: 'reveal', cut: 'ada' });
    expect(roomSnapshot(sim.runner.table).shuffling).toMatchObject({ hiding: [1] });
    await sim.ask(1, { ask: 'reveal', cut: 'bob' });
    expect(sim.runner.table.status?.is).toBe('open');
    expect(sim.runner.table.current).toMatchObject({ form: 2, cuts: ['ada', 'bob'] });
  });

  it('tells nobody a cut before all are shown', async () => {
    const sim = await committed();
    await sim.ask(0, { ask: 'reveal', cut: 'ada-shows' });
    await sim.ask(0, { ask: 'reveal', cut: 'ada' });
    expect(JSON.stringify(visibleEntriesFrom(sim.runner.table, 1, 1))).not.toContain('"cut":"ada');
  });

  it('takes no other cut than the one committed to, none too early, and each once', async () => {
    const sim = simulateTable();
    for (const name of ['Ada', 'Bob']) await sim.ask(null, { ask: 'sit', name });
    await commit(sim, 0, 'ada');
    expect(await sim.ask(0, { ask: 'reveal', cut: 'ada' })).toMatchObject({ error: { code: 'no-match' } });
    await commit(sim, 1, 'bob');
    expect(await sim.ask(0, { ask: 'reveal', cut: 'bob' })).toMatchObject({ error: { code: 'bad-request' } });
    expect(await sim.ask(0, { ask: 'reveal', cut: 'ada' })).toMatchObject({ ok: true });
    expect(await sim.ask(0, { ask: 'reveal', cut: 'ada' })).toMatchObject({ ok: true });
    expect(whats(sim).filter(what => what === 'reveal')).toHaveLength(1);
    expect(await sim.ask(0, { ask: 'cut', cut: 'again' })).toMatchObject({ error: { code: 'match-running' } });
  });

  it('goes on without a cut that is never shown, in one way only, and says whose it was', async () => {
    const sim = await committed();
    await sim.ask(0, { ask: 'reveal', cut: 'ada' });
    const { commitments } = last(sim, 'shuffle')!;
    await sim.pass(2 * MINUTE);
    expect(sim.runner.table.current!.cuts).toEqual(['ada', `!${commitments[1]}`]);
    expect(sim.runner.table.seats[1]).toMatchObject({ is: 'person', standIn: 'normal' });
    await sim.ask(1, { ask: 'back' });
    await playToEnd(sim, [0, 1]);
    expect(verifyRecord(game, writeTableRecord(sim.runner.table.current!))).toMatchObject({ ok: true, withheld: [1] });
  });

  it('brings somebody back for the next match who was played for in the last', async () => {
    const sim = await committed();
    await sim.ask(0, { ask: 'reveal', cut: 'ada' });
    await sim.pass(2 * MINUTE);
    await playToEnd(sim, [0]);
    expect(sim.runner.table.seats[1]).toHaveProperty('standIn');
    await commit(sim, 1, 'again');
    expect(sim.runner.table.seats[1]).not.toHaveProperty('standIn');
  });

  it('does not wait for somebody who leaves, and does not draw again', async () => {
    const sim = await committed();
    const { commitments } = last(sim, 'shuffle')!;
    await sim.ask(0, { ask: 'reveal', cut: 'ada' });
    await sim.ask(1, { ask: 'leave' });
    expect(sim.runner.table.current!.cuts).toEqual(['ada', `!${commitments[1]}`]);
    expect(whats(sim).filter(what => what === 'seal')).toHaveLength(1);
  });

  it('waits for days where a match takes days, and for nothing after a restart but patience', async () => {
    const sim = await committed({ settings: { clock: { kind: 'days', days: 2 } } });
    await sim.pass(24 * 60 * MINUTE);
    expect(sim.runner.table.current).toBeUndefined();
    sim.restart();
    await sim.pass(25 * 60 * MINUTE);
    expect(whats(sim)).toContain('begin');
  });

  it('leaves computer players and those who did not cut to the secret alone', async () => {
    const sim = simulateTable({ count: 3 });
    for (const name of ['Ada', 'Bob']) await sim.ask(null, { ask: 'sit', name });
    await commit(sim, 0, 'ada');
    await sim.host({ ask: 'start', fill: 'easy' });
    expect(last(sim, 'shuffle')!.commitments.map(one => one === null)).toEqual([false, true, true]);
    await sim.ask(0, { ask: 'reveal', cut: 'ada' });
    expect(sim.runner.table.current!.cuts).toEqual(['ada', '-', '-']);
  });

  it('settles who deals before any cut is shown', async () => {
    const sim = await committed();
    for (const [seat, cut] of ['ada', 'bob'].entries()) await sim.ask(seat, { ask: 'reveal', cut });
    await playToEnd(sim, [0, 1]);
    await commit(sim, 0, 'ada');
    await commit(sim, 1, 'bob');
    const { dealer } = last(sim, 'shuffle')!;
    expect(dealer).toBeTypeOf('number');
    for (const [seat, cut] of ['ada', 'bob'].entries()) await sim.ask(seat, { ask: 'reveal', cut });
    expect(sim.runner.table.current!.match.seating.dealer).toBe(dealer);
  });
});

describe('a slip', () => {
  it('agrees with the record of its match', async () => {
    const sim = await committed();
    const slip = slipFor(sim, cuttingAt(sim, 0, 'ada'))!;
    expect(slip).toMatch(/^Game: .*\nShuffle: 2\nSeal: \w{64}\nCommitments: \w{64} \w{64}\nSeat: 0\nCut: ada$/s);
    for (const [seat, cut] of ['ada', 'bob'].entries()) await sim.ask(seat, { ask: 'reveal', cut });
    await playToEnd(sim, [0, 1]);
    expect(verifyRecord(game, writeTableRecord(sim.runner.table.current!), { slip })).toMatchObject({ ok: true });
  });

  it('is not made out where the table has not kept its word', async () => {
    const sim = await committed();
    const right = cuttingAt(sim, 0, 'ada');
    expect(slipFor(sim, { ...right, seal: 'f'.repeat(64) })).toBeUndefined();
    expect(slipFor(sim, { ...right, cut: 'another' })).toBeUndefined();
    expect(slipFor(simulateTable(), right)).toBeUndefined();
  });
});

describe('what is agreed', () => {
  it('can be changed by the host before a match, and whoever had cut is asked again', async () => {
    const sim = simulateTable();
    await sim.ask(null, { ask: 'sit', name: 'Ada', cut: 'a' });
    expect(await sim.ask(0, { ask: 'settings', settings: { hints: 'none' } })).toMatchObject({
      error: { code: 'not-host' },
    });
    await sim.host({ ask: 'settings', settings: { hints: 'none', clock: undefined } });
    expect(sim.runner.table.opened.settings).toMatchObject({ hints: 'none', clock: { kind: 'none' } });
    expect(roomSnapshot(sim.runner.table).cut).toEqual([false, false]);
    await sim.ask(null, { ask: 'sit', name: 'Bob', cut: 'b' });
    await sim.ask(0, { ask: 'cut', cut: 'a' });
    expect(await sim.host({ ask: 'settings', settings: {} })).toMatchObject({ error: { code: 'match-running' } });
  });
});
