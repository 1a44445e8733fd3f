import { redactFor } from '@parlour/kernel/match';
import { describe, expect, it } from 'vitest';
import { foldTable } from '../fold.ts';
import {
  legalPlaysUpTo,
  limitPlaysPerKind,
  matchSnapshot,
  roomSnapshot,
  visibleEntriesFrom,
  visibleHistory,
} from '../views.ts';
import { handOf, playToEnd, type SimulatedTable, simulateTable, twoPersons } from './simulated-table.ts';

const chairs = [0, 1, null] as const;
const all = (sim: SimulatedTable, chair: 0 | 1 | null | 'all'): string =>
  JSON.stringify(visibleEntriesFrom(sim.runner.table, chair, 1));

describe('the news', () => {
  it('tell every entry once, with its number, from any number on', async () => {
    const sim = await twoPersons();
    await playToEnd(sim, [0, 1]);
    for (const chair of chairs) {
      const news = visibleEntriesFrom(sim.runner.table, chair, 1);
      expect(news.map(told => told.number)).toEqual(sim.log.map(entry => entry.number));
      expect(visibleEntriesFrom(sim.runner.table, chair, 5)).toEqual(news.slice(4));
      expect(visibleEntriesFrom(sim.runner.table, chair, sim.log.length + 1)).toEqual([]);
    }
  });

  it('show a seat its own cards and nobody else’s', async () => {
    const sim = await twoPersons();
    const [mine, others] = [handOf(sim, 0), handOf(sim, 1)].map(hand => JSON.stringify(hand));
    expect(all(sim, 0)).toContain(mine);
    expect(all(sim, 0)).not.toContain(others);
    expect(all(sim, null)).not.toContain(mine);
    expect(all(sim, 'all')).toContain(mine);
    expect(all(sim, 'all')).toContain(others);
  });

  it('keep the secret, the cuts until all have cut, seeds and refs', async () => {
    const sim = simulateTable();
    await sim.ask(null, { ask: 'sit', name: 'Ada', cut: 'ada-cuts' }, 'a-very-long-ref-of-ada');
    const secret = sim.runner.table.sealed!.secret;
    for (const hidden of [secret, 'ada-cuts', 'a-very-long-ref-of-ada']) expect(all(sim, null)).not.toContain(hidden);
    expect(all(sim, null)).toContain(sim.runner.table.sealed!.commitment);
    await sim.ask(null, { ask: 'sit', name: 'Bob', cut: 'bob-cuts' });
    expect(all(sim, null)).toContain('ada-cuts');
    await playToEnd(sim, [0, 1]);
    expect(all(sim, 'all')).not.toContain(sim.runner.table.sealed!.secret);
    const given = simulateTable({ given: { seed: 'the-seed' } });
    expect(all(given, null)).not.toContain('the-seed');
  });

  it('give the same table as a look at it', async () => {
    const sim = await twoPersons();
    await playToEnd(sim, [0, 1], 4);
    for (const chair of chairs) {
      const told = visibleEntriesFrom(sim.runner.table, chair, 1).flatMap(news =>
        news.what === 'input' ? news.events : [],
      );
      expect(told).toEqual(visibleHistory(sim.runner.table, chair));
      expect(told).toEqual(sim.runner.table.current!.match.events.map(event => redactFor(event, chair)));
      expect(matchSnapshot(sim.runner.table, chair)!.heard).toBe(told.length);
    }
  });
});

describe('a look', () => {
  it('shows the room without what only the table needs', async () => {
    const sim = await twoPersons();
    const room = roomSnapshot(sim.runner.table);
    expect(room.seats[0]).toEqual({ is: 'person', name: 'Ada' });
    expect(room).toMatchObject({ match: 1, playing: true, locked: false, cut: [true, true] });
  });

  it('shows onlookers of all hands what every seat sees', async () => {
    const sim = await twoPersons();
    const scene = matchSnapshot(sim.runner.table, 'all')!;
    expect(scene.hands!.map(view => view.hand)).toEqual([handOf(sim, 0), handOf(sim, 1)]);
    expect(matchSnapshot(sim.runner.table, null)).not.toHaveProperty('hands');
  });

  it('offers the right plays, up to a limit', async () => {
    const sim = await twoPersons();
    expect(legalPlaysUpTo(sim.runner.table, 1, 2)).toMatchObject({ plays: { length: 2 }, more: true });
    expect(legalPlaysUpTo(sim.runner.table, 0, 2)).toEqual({ plays: [], more: false });
  });

  it('offers some plays of every kind, however many there are of one', () => {
    const words = ['at', 'in', 'on'].map(word => ({ do: 'add', word }));
    expect(limitPlaysPerKind([...words, { do: 'take' }], 2)).toEqual([{ do: 'take' }, words[0]]);
  });
});

describe('the fold', () => {
  it('gives the table back after any sitting', async () => {
    for (const seed of ['1', '2', '3']) {
      const sim = simulateTable({ count: 3, seed, settings: { clock: { kind: 'bank', seconds: 30, increment: 2 } } });
      await sim.ask(null, { ask: 'sit', name: 'Ada', cut: 'a' });
      await sim.host({ ask: 'start', fill: 'easy' });
      await playToEnd(sim, [0], 3);
      await sim.ask(0, { ask: 'undo' });
      await sim.pass(120_000);
      expect(foldTable(sim.runner.table.game, sim.log)).toEqual(sim.runner.table);
    }
  });
});
