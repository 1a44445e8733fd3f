import { describe, expect, it } from 'vitest';
import { foldTable } from '../fold.ts';
import { type NamedDraft, numberEntries } from '../log.ts';
import { lastEntryMark } from '../table.ts';
import { roomSnapshot, visibleEntriesFrom } from '../views.ts';
import { type SimulatedTable, simulateTable } from './simulated-table.ts';

const ada = { id: 'a-member', name: 'Ada' };
const asAda = { seat: null, host: false, member: ada } as const;

const sitAsAda = (sim: SimulatedTable) => sim.runner.handleCommand(asAda, { ask: 'sit', name: 'Queen Victoria' });

/** The entry a server writes. */
async function rename(sim: SimulatedTable, named: Omit<NamedDraft, 'what'>): Promise<void> {
  await sim.ports.append(numberEntries([{ what: 'named', ...named }], lastEntryMark(sim.runner.table), sim.wall));
  await sim.runner.catchUp();
}

const told = (sim: SimulatedTable): string => JSON.stringify(visibleEntriesFrom(sim.runner.table, null, 1));

describe('a member at a table', () => {
  it('sits by their own name, and everybody is told that it is theirs', async () => {
    const sim = simulateTable();
    await sitAsAda(sim);
    await sim.ask(null, { ask: 'sit', name: 'Bob' });
    expect(sim.log.filter(({ what }) => what === 'sit')).toMatchObject([
      { name: 'Ada', member: ada.id },
      { name: 'Bob' },
    ]);
    expect(roomSnapshot(sim.runner.table).seats).toEqual([
      { is: 'person', name: 'Ada', member: ada.id },
      { is: 'person', name: 'Bob' },
    ]);
  });

  it('stays a member while somebody stands in, and when they are back', async () => {
    const sim = simulateTable();
    await sitAsAda(sim);
    await sim.host({ ask: 'start', fill: 'easy' });
    await sim.ask(0, { ask: 'stand-in', seat: 0 });
    expect(roomSnapshot(sim.runner.table).seats[0]).toMatchObject({ member: ada.id, standIn: 'normal' });
    await sim.ask(0, { ask: 'back' });
    expect(roomSnapshot(sim.runner.table).seats[0]).toEqual({ is: 'person', name: 'Ada', member: ada.id });
  });

  it('has one seat, whatever they come with', async () => {
    const sim = simulateTable({ count: 3 });
    await sitAsAda(sim);
    expect(await sitAsAda(sim)).toMatchObject({ error: { code: 'seated-already' } });
  });
});

describe('a name that changes', () => {
  it('is told everywhere from then on, also of what was before', async () => {
    const sim = simulateTable();
    const { sat } = (await sitAsAda(sim)) as { sat: { seat: number; grant: number } };
    await sim.ask(null, { ask: 'sit', name: 'Bob' });
    expect(told(sim)).toContain('Ada');
    await rename(sim, { ...sat, name: 'a former member' });
    expect(told(sim)).not.toContain('Ada');
    expect(told(sim)).not.toContain(ada.id);
    expect(roomSnapshot(sim.runner.table).seats[0]).toEqual({ is: 'person', name: 'a former member' });
    expect(roomSnapshot(foldTable(sim.runner.table.game, sim.log))).toEqual(roomSnapshot(sim.runner.table));
  });

  it('of a guest who has become a member, and goes later', async () => {
    const sim = simulateTable();
    const { sat } = (await sim.ask(null, { ask: 'sit', name: 'Guest' })) as { sat: { seat: number; grant: number } };
    await rename(sim, { ...sat, name: 'Ada', member: ada.id });
    expect(roomSnapshot(sim.runner.table).seats[0]).toEqual({ is: 'person', name: 'Ada', member: ada.id });
    await sim.ask(0, { ask: 'leave' });
    await sim.ask(null, { ask: 'sit', name: 'Bob', seat: 0 });
    await rename(sim, { ...sat, name: 'a former member' });
    expect(roomSnapshot(sim.runner.table).seats[0]).toEqual({ is: 'person', name: 'Bob' });
    expect(told(sim)).not.toContain('Ada');
  });
});
