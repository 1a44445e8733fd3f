import { describe, expect, it } from 'vitest';
import { MAX_LOG_ENTRIES } from '../decide/decide.ts';
import { foldTable } from '../fold.ts';
import { runTable } from '../runner.ts';
import { highestCard, lay } from './highest-card.ts';
import { callerAt, handOf, playToEnd, simulateTable, twoPersons } from './simulated-table.ts';

describe('the runner', () => {
  it('refuses with the clause, and tells a bad play from a refused one', async () => {
    const sim = await twoPersons();
    const before = sim.log.length;
    expect(await sim.play(0, lay(handOf(sim, 0)[0]!))).toMatchObject({ ok: false, refusal: { clause: 'HC-1' } });
    expect(await sim.ask(1, { ask: 'play', play: { do: 'fly' } })).toMatchObject({ error: { code: 'bad-play' } });
    expect(await sim.ask(1, { ask: 'play', play: null })).toMatchObject({ error: { code: 'bad-play' } });
    expect(sim.log.length).toBe(before);
  });

  it('does once what is asked twice, by its name within the seat', async () => {
    const sim = await twoPersons();
    const play = { ask: 'play', play: lay(handOf(sim, 1)[0]!) } as const;
    const first = await sim.ask(1, play, '1');
    expect(await sim.ask(1, play, '1')).toEqual(first);
    expect(await sim.ask(0, { ask: 'play', play: lay(handOf(sim, 0)[0]!) }, '1')).toMatchObject({ ok: true });
  });

  it('gives the same seat to whoever asks for it again, if their name for it cannot be guessed', async () => {
    const sim = simulateTable({ count: 3 });
    const sit = { ask: 'sit', name: 'Ada' } as const;
    const first = await sim.ask(null, sit, 'an-unguessable-name');
    expect(await sim.ask(null, sit, 'an-unguessable-name')).toEqual(first);
    expect(await sim.ask(null, sit, '1')).toMatchObject({ sat: { seat: 1 } });
    expect(await sim.ask(null, sit, '1')).toMatchObject({ sat: { seat: 2 } });
  });

  it('judges again against the table as it is when another runner wrote first', async () => {
    const sim = await twoPersons();
    const other = runTable(
      foldTable(sim.runner.table.game, sim.log),
      { ...sim.ports, scheduleWake: () => undefined },
      'resumed',
    );
    other.updateDriving();
    const [card] = handOf(sim, 1);
    await sim.play(1, lay(card!));
    const late = await other.handleCommand(callerAt(other, 1), { ask: 'play', play: lay(card!) });
    expect(late).toMatchObject({ ok: false, refusal: { clause: 'HC-1' }, number: sim.log.length });
    expect(other.table.log).toEqual(sim.log);
  });

  it('takes in what another runner wrote, and reads what is missing in between', async () => {
    const sim = await twoPersons();
    const reads: number[] = [];
    const read = async (from: number) => {
      reads.push(from);
      return sim.ports.readFrom(from);
    };
    const ports = { ...sim.ports, readFrom: read, scheduleWake: () => undefined };
    const other = runTable(foldTable(sim.runner.table.game, sim.log), ports, 'resumed');
    other.updateDriving();
    const begun = sim.log.length;
    await sim.play(1, lay(handOf(sim, 1)[0]!));
    await other.receiveEntries(sim.log.slice(begun));
    await other.receiveEntries(sim.log.slice(begun));
    expect([other.table.log.length, reads]).toEqual([sim.log.length, []]);
    const heard = sim.log.length;
    await sim.play(0, lay(handOf(sim, 0)[0]!));
    await playToEnd(sim, [0, 1], 2);
    await other.receiveEntries(sim.log.slice(-1));
    expect(other.table.log).toEqual(sim.log);
    expect(reads).toEqual([heard + 1]);
  });

  it('refuses nobody by what another runner has overtaken', async () => {
    const sim = await twoPersons();
    const ports = { ...sim.ports, scheduleWake: () => undefined, isShared: true };
    const other = runTable(foldTable(sim.runner.table.game, sim.log), ports, 'resumed');
    other.updateDriving();
    const card = handOf(sim, 0)[0]!;
    await sim.play(1, lay(handOf(sim, 1)[0]!));
    expect(await other.handleCommand(callerAt(other, 0), { ask: 'play', play: lay(card) })).toMatchObject({ ok: true });
  });

  it('leaves computer players to the runner who drives', async () => {
    let drives = false;
    const sim = simulateTable({ ports: { isDriver: () => drives } });
    await sim.ask(null, { ask: 'sit', name: 'Ada', cut: 'ada-cuts' });
    await sim.host({ ask: 'start', fill: 'easy' });
    const begun = sim.log.length;
    await sim.pass(60_000);
    expect([sim.log.length, sim.due]).toEqual([begun, undefined]);
    drives = true;
    sim.runner.updateDriving();
    await sim.pass(5000);
    expect(sim.log.length).toBeGreaterThan(begun);
  });

  it('tells nobody and changes nothing when the log cannot be written', async () => {
    const sim = await twoPersons();
    const told: number[] = [];
    const full = {
      ...sim.ports,
      append: () => Promise.reject(new Error('disk full')),
      onChange: (from: number) => told.push(from),
    };
    const runner = runTable(foldTable(sim.runner.table.game, sim.log), full, 'resumed');
    runner.updateDriving();
    const play = { ask: 'play', play: lay(handOf(sim, 1)[0]!) } as const;
    await expect(runner.handleCommand(callerAt(runner, 1), play)).rejects.toThrow('disk full');
    expect(told).toEqual([]);
    expect(runner.table).toEqual(sim.runner.table);
    Object.assign(full, { append: sim.ports.append });
    expect(await runner.handleCommand(callerAt(runner, 1), play)).toMatchObject({ ok: true });
  });

  it('resumes from the log alone, computer players included', async () => {
    const sim = simulateTable({ count: 3 });
    await sim.ask(null, { ask: 'sit', name: 'Ada' });
    await sim.host({ ask: 'start', fill: 'easy' });
    for (let n = 0; n < 40; n++) {
      sim.restart();
      await playToEnd(sim, [0], 1);
    }
    await playToEnd(sim, [0]);
    expect(sim.runner.table.status?.is).toBe('over');
  });

  it('gives hints from what the seat sees', async () => {
    const sim = await twoPersons();
    const hint = await sim.runner.hint(1, 'expert');
    expect(highestCard.plays(sim.runner.table.current!.match.state as never, 1)).toContainEqual(hint.play);
  });

  it('gives up on a store that says somebody has written and has nothing to show', async () => {
    let asked = 0;
    const append = async (): Promise<'behind'> => {
      if (++asked > 100) throw new Error('asked again and again');
      return 'behind';
    };
    const sim = simulateTable({ ports: { append } });
    await expect(sim.host({ ask: 'lock' })).rejects.toThrow('The store reported a conflict');
  });

  it('stops a log that grows without end', async () => {
    const sim = simulateTable();
    const { table } = sim.runner;
    table.log.length = MAX_LOG_ENTRIES;
    expect(await sim.host({ ask: 'lock' })).toMatchObject({ error: { code: 'long-log' } });
    expect(await sim.ask(0, { ask: 'play', play: { do: 'nonsense' } })).not.toMatchObject({
      error: { code: 'long-log' },
    });
  });
});
