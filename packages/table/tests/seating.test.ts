import type { Seat, View } from '@parlour/kernel/game';
import { genericPlayers } from '@parlour/players/generic-players';
import { describe, expect, it } from 'vitest';
import { handOf, playToEnd, simulateTable, twoPersons } from './simulated-table.ts';

const whats = (sim: { log: readonly { what: string }[] }): string[] => sim.log.map(entry => entry.what);

describe('sitting down', () => {
  it('begins by itself once every seat is taken and every person has cut', async () => {
    const sim = await twoPersons();
    expect(whats(sim)).toEqual(['open', 'seal', 'sit', 'cut', 'sit', 'cut', 'shuffle', 'begin', 'input']);
    expect(sim.runner.table.current?.cuts).toEqual(['ada-cuts', 'bob-cuts']);
  });

  it('waits for whoever has not cut, and lets the host begin without them', async () => {
    const sim = simulateTable();
    await sim.ask(null, { ask: 'sit', name: 'Ada', cut: 'a' });
    await sim.ask(null, { ask: 'sit', name: 'Bob' });
    expect(sim.runner.table.current).toBeUndefined();
    await sim.host({ ask: 'start' });
    expect(sim.runner.table.current?.cuts[0]).toBe('a');
    expect(sim.runner.table.current?.cuts[1]).toBe('-');
  });

  it('gives the seat asked for, the first free one, or says why not', async () => {
    const sim = simulateTable({ count: 3 });
    expect(await sim.ask(null, { ask: 'sit', name: 'Ada', seat: 1 })).toMatchObject({ ok: true, sat: { seat: 1 } });
    expect(await sim.ask(null, { ask: 'sit', name: 'Bob', seat: 1 })).toMatchObject({ error: { code: 'seat-taken' } });
    expect(await sim.ask(null, { ask: 'sit', name: 'Bob', seat: 9 })).toMatchObject({ error: { code: 'seat-taken' } });
    expect(await sim.ask(null, { ask: 'sit', name: 'Bob' })).toMatchObject({ ok: true, sat: { seat: 0 } });
    expect(await sim.ask(0, { ask: 'sit', name: 'Bob' })).toMatchObject({ error: { code: 'seated-already' } });
    await sim.ask(null, { ask: 'sit', name: 'Cyd' });
    expect(await sim.ask(null, { ask: 'sit', name: 'Dot' })).toMatchObject({ error: { code: 'table-full' } });
  });

  it('lets a cut stand and takes plain words only', async () => {
    const sim = simulateTable();
    await sim.ask(null, { ask: 'sit', name: 'Ada', cut: 'a' });
    expect(await sim.ask(0, { ask: 'cut', cut: 'b' })).toMatchObject({ ok: false });
    expect(await sim.ask(null, { ask: 'sit', name: 'Bob', cut: 'two words' })).toMatchObject({ ok: false });
  });

  it('fills empty seats with computer players told apart as kings are', async () => {
    const sim = simulateTable({ count: 4 });
    await sim.ask(null, { ask: 'sit', name: 'Ada' });
    await sim.host({ ask: 'computer', seat: 2, level: 'easy' });
    await sim.host({ ask: 'start', fill: 'normal' });
    const names = sim.runner.table.seats.map(sits => (sits.is === 'empty' ? '' : sits.name));
    expect(names).toEqual(['Ada', 'The Neighbour', 'The Child', 'The Neighbour II']);
    expect(sim.runner.table.status?.is).toBe('open');
  });

  it('calls each by a name of their own as long as there are names', async () => {
    const [neighbour] = genericPlayers.filter(({ level }) => level === 'normal');
    const sim = simulateTable({ count: 4, characters: [{ ...neighbour!, name: 'Anne', kin: ['Beth'] }] });
    await sim.ask(null, { ask: 'sit', name: 'Ada' });
    await sim.host({ ask: 'start', fill: 'normal' });
    const names = sim.runner.table.seats.map(sits => (sits.is === 'empty' ? '' : sits.name));
    expect(names).toEqual(['Ada', 'Anne', 'Beth', 'Anne II']);
  });

  it('leaves what is the host’s to the host', async () => {
    const sim = await twoPersons();
    for (const ask of ['lock', 'unlock', 'close', 'start'] as const) {
      expect(await sim.ask(0, { ask })).toMatchObject({ error: { code: 'not-host' } });
    }
    expect(await sim.ask(0, { ask: 'remove', seat: 1 })).toMatchObject({ error: { code: 'not-host' } });
    expect(await sim.ask(0, { ask: 'computer', seat: 1, level: 'easy' })).toMatchObject({
      error: { code: 'not-host' },
    });
  });

  it('keeps newcomers out of a locked table, and everybody out of a closed one', async () => {
    const sim = simulateTable();
    await sim.host({ ask: 'lock' });
    expect(await sim.ask(null, { ask: 'sit', name: 'Ada' })).toMatchObject({ error: { code: 'table-locked' } });
    await sim.host({ ask: 'unlock' });
    expect(await sim.ask(null, { ask: 'sit', name: 'Ada' })).toMatchObject({ ok: true });
    await sim.host({ ask: 'close' });
    expect(await sim.ask(0, { ask: 'cut', cut: 'a' })).toMatchObject({ error: { code: 'table-closed' } });
  });
});

describe('leaving', () => {
  it('before the match frees the seat and takes the cut along', async () => {
    const sim = simulateTable();
    await sim.ask(null, { ask: 'sit', name: 'Ada', cut: 'a' });
    await sim.ask(0, { ask: 'leave' });
    await sim.ask(null, { ask: 'sit', name: 'Bob', seat: 0 });
    expect(sim.runner.table.cutShares[0]).toBeUndefined();
  });

  it('in the middle of a match hands the cards to a stand-in, and the next to come takes them up', async () => {
    const sim = await twoPersons();
    const hand = handOf(sim, 1);
    await sim.ask(1, { ask: 'leave' });
    expect(sim.runner.table.seats[1]).toEqual({ is: 'empty', standIn: 'normal' });
    await sim.pass(10_000);
    expect(handOf(sim, 1).length).toBe(hand.length - 1);
    await sim.ask(null, { ask: 'sit', name: 'Cyd' });
    expect(sim.runner.table.seats[1]).toMatchObject({ is: 'person', name: 'Cyd' });
    const before = sim.log.length;
    await playToEnd(sim, [0], 3);
    await sim.pass(60_000);
    expect(sim.log.slice(before).some(entry => entry.what === 'input' && entry.input.by === 1)).toBe(false);
  });

  it('takes every right from whoever was removed', async () => {
    const sim = await twoPersons();
    const sits = sim.runner.table.seats[1]!;
    const removed = { seat: 1, host: false, grant: sits.is === 'person' ? sits.grant : 0 };
    await sim.host({ ask: 'remove', seat: 1 });
    const play = { ask: 'play', play: { do: 'shout' } } as const;
    expect(await sim.runner.handleCommand(removed, play)).toMatchObject({ error: { code: 'not-seated' } });
    await sim.ask(null, { ask: 'sit', name: 'Cyd', seat: 1 });
    expect(await sim.runner.handleCommand(removed, play)).toMatchObject({ error: { code: 'not-seated' } });
  });
});

describe('standing in', () => {
  it('is asked for whoever is away, by anybody with a seat, and ends when they act', async () => {
    const sim = await twoPersons({ ports: { isAway: seat => seat === 1 } });
    expect(await sim.ask(null, { ask: 'stand-in', seat: 1 })).toMatchObject({ error: { code: 'not-seated' } });
    expect(await sim.ask(1, { ask: 'stand-in', seat: 0 })).toMatchObject({ error: { code: 'not-away' } });
    await sim.ask(0, { ask: 'stand-in', seat: 1 });
    expect(sim.runner.table.seats[1]).toMatchObject({ is: 'person', standIn: 'normal' });
    await sim.pass(10_000);
    await playToEnd(sim, [0], 2);
    expect(await sim.ask(1, { ask: 'back' })).toMatchObject({ ok: true });
    expect(sim.runner.table.seats[1]).not.toHaveProperty('standIn');
    await sim.ask(0, { ask: 'stand-in', seat: 1 });
    await sim.play(1, { do: 'lay', card: handOf(sim, 1)[0]! } as never);
    expect(sim.runner.table.seats[1]).not.toHaveProperty('standIn');
  });
});

describe('another match', () => {
  it('is sealed as soon as one is over, begins when all have cut again, and passes the deal on', async () => {
    const sim = await twoPersons();
    const first = sim.runner.table.sealed!;
    await playToEnd(sim, [0, 1]);
    expect(sim.runner.table.status?.is).toBe('over');
    expect(sim.runner.table.sealed).not.toEqual(first);
    const { dealer } = sim.runner.table.game.view(sim.runner.table.current!.match.state, null) as View & {
      dealer: Seat;
    };
    await sim.ask(0, { ask: 'cut', cut: 'again' });
    expect(sim.runner.table.status?.is).toBe('over');
    await sim.ask(1, { ask: 'cut', cut: 'yes' });
    expect(sim.runner.table.status?.is).toBe('open');
    expect(sim.runner.table.current).toMatchObject({ number: 2, cuts: ['again', 'yes'] });
    expect(sim.runner.table.current!.match.seating.dealer).toBe((dealer + 1) % 2);
  });
});
